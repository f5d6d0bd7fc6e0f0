import { usePerson } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import type { Role } from '@vidya/contracts/texts/choices';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Avatar, Badge, Icon, IconButton } from '@vidya/shared-ui';
import { useId } from 'react';
import { Expandable, toggleOf } from '../parts/expandable.ts';
import { PersonalInformation, RoleField } from './PersonalInformation.tsx';
import { Actions, Email, Glance, Name, Opener, RecoveryLink, RowHead, Text } from './people-styles.ts';
import { roleName } from './people-text.ts';
import type { PeopleList } from './use-people-list.ts';

/** The actions for a person; each opens a dialog first. */
export interface PersonActions {
  remove: (person: User) => void;
  changeRole: (change: { person: User; role: Role }) => void;
}

/** A person's row: opens and closes Personal Information, with the e-mail and delete actions beside it. */
export function PersonRow({ person, list, on }: { person: ListedPerson; list: PeopleList; on: PersonActions }) {
  const cardId = useId();
  const isOneself = usePerson()?._id === person._id;
  // Decisions A5 and A6.
  const mayChange = person.role !== 'ADMIN' && !isOneself;
  const { _id, fullName, email, avatar } = person;
  const isOpen = _id === list.open;
  return (
    <Expandable $isOpen={isOpen}>
      <RowHead>
        <Opener {...toggleOf({ isOpen, id: cardId, onToggle: () => list.toggle(_id) })}>
          <Avatar name={fullName} src={avatar?.secure_url} size={48} isDecorative />
          <Text>
            <Name>
              <span translate="no">{fullName}</span>
              <Icon name="chevron-down" size={18} />
            </Name>{' '}
            <Email translate="no">{email}</Email>
          </Text>
          <PersonGlance person={person} />
        </Opener>
        <Actions>
          <IconButton as="a" href={`mailto:${email}`} icon="mail" label={`Write a mail to ${fullName}`} />
          {mayChange ? (
            <IconButton icon="trash" variant="danger" label={`Delete ${fullName}`} onClick={() => on.remove(person)} />
          ) : null}
        </Actions>
      </RowHead>
      {isOpen ? (
        <PersonalInformation id={cardId} person={person}>
          {mayChange ? <RoleField person={person} onChange={(role) => on.changeRole({ person, role })} /> : null}
          <RecoveryLink to={paths.accountRecovery(_id)}>Sign-in and recovery</RecoveryLink>
        </PersonalInformation>
      ) : null}
    </Expandable>
  );
}

/** A person's summary in a closed row: role, number of courses, and last visit. */
function PersonGlance({ person }: { person: ListedPerson }) {
  const { role, lastVisit, createdCourses, subscriptions } = person;
  const active = subscriptions.filter(({ subscription_status }) => subscription_status === 'active');
  const courses = role === 'INSTRUCTOR' ? createdCourses.length : active.length;
  return (
    <Glance>
      <Badge>{roleName[role]}</Badge>
      <span>
        {count(courses)} {courses === 1 ? 'course' : 'courses'}
      </span>
      <span>{lastVisit ? `Last visit ${shortDate(lastVisit)}` : 'No visit yet'}</span>
    </Glance>
  );
}
