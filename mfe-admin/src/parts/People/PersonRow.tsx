import type { Role } from '@vidya/contracts/calls/choices';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import { Avatar, Icon, IconButton } from '@vidya/shared-ui';
import { useId } from 'react';
import { useMyId } from '../../data/people/use-me.ts';
import { PersonalInformation } from './PersonalInformation.tsx';
import { PersonGlance } from './PersonGlance.tsx';
import { Actions, Email, Name, Opener, Row, RowHead, Text } from './people-styles.ts';
import { RoleField } from './RoleField.tsx';

interface PersonRowProps {
  person: ListedPerson;
  isOpen: boolean;
  onToggle: () => void;
  onDelete: () => void;
  onChangeRole: (role: Role) => void;
}

/**
 * A person's row: a button that opens and closes Personal Information, with the e-mail and delete actions beside it.
 */
export function PersonRow({ person, isOpen, onToggle, onDelete, onChangeRole }: PersonRowProps) {
  const cardId = useId();
  const myId = useMyId();
  // Decisions A5 and A6.
  const mayChange = person.role !== 'ADMIN' && person._id !== myId;
  const { fullName, email, avatar } = person;
  return (
    <Row $isOpen={isOpen}>
      <RowHead>
        <Opener type="button" aria-expanded={isOpen} aria-controls={isOpen ? cardId : undefined} onClick={onToggle}>
          <Avatar name={fullName} src={avatar?.secure_url} size={48} isDecorative />
          <Text>
            <Name>
              <span>{fullName}</span>
              <Icon name="chevron-down" size={18} />
            </Name>{' '}
            <Email>{email}</Email>
          </Text>
          <PersonGlance person={person} />
        </Opener>
        <Actions>
          <IconButton as="a" href={`mailto:${email}`} icon="mail" label={`Write a mail to ${fullName}`} />
          {mayChange ? (
            <IconButton icon="trash" variant="danger" label={`Delete ${fullName}`} onClick={onDelete} />
          ) : null}
        </Actions>
      </RowHead>
      {isOpen ? (
        <PersonalInformation id={cardId} person={person}>
          {mayChange ? <RoleField person={person} onChange={onChangeRole} /> : null}
        </PersonalInformation>
      ) : null}
    </Row>
  );
}
