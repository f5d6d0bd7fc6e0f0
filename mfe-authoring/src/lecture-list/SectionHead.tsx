import { count } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { color, Icon, IconButton, MenuItem, radius, space, type } from '@vidya/shared-ui';
import { muted, mutedCaption } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Outline } from '../data/lecture/outline.ts';
import { MoveMenu } from './MoveMenu.tsx';

interface SectionHeadProps {
  courseId: string;
  section: Outline[number];
  isOpen: boolean;
  onFold: () => void;
  onEdit: () => void;
  /** Undefined for the only section. */
  onDelete: (() => void) | undefined;
  handle: ReactNode;
  moves: Pick<Parameters<typeof MoveMenu>[0], 'id' | 'onUp' | 'onDown' | 'isOpen' | 'onToggle'>;
}

/** The head of a section in the authoring list. */
export function SectionHead({ courseId, section, isOpen, onFold, onEdit, onDelete, handle, moves }: SectionHeadProps) {
  const { _id, number, title, goal, lectures } = section;
  const name = title || `Section ${number}`;
  return (
    <Head $isWhole={moves.isOpen}>
      {handle}
      <Text>
        <h3>
          {title ? <small>Section {number} </small> : null}
          {name}
        </h3>
        {goal ? <Goal>{goal}</Goal> : null}
        <Facts>{lectures.length === 1 ? '1 lecture' : `${count(lectures.length)} lectures`}</Facts>
      </Text>
      <IconButton
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        size="small"
        label={isOpen ? `Hide the lectures of ${name}` : `Show the lectures of ${name}`}
        aria-expanded={isOpen}
        onClick={onFold}
      />
      <MoveMenu
        name={name}
        {...moves}
        more={
          onDelete ? (
            <MenuItem icon={<Icon name="trash" />} onClick={onDelete}>
              Delete section
            </MenuItem>
          ) : null
        }
      >
        <MenuItem icon={<Icon name="edit" />} onClick={onEdit}>
          Edit section
        </MenuItem>
        <MenuItem as={Link} to={paths.addLecture(courseId, _id)} icon={<Icon name="plus" />}>
          Add lecture here
        </MenuItem>
      </MoveMenu>
    </Head>
  );
}

/** Outside the window a head is not drawn; only a whole one lets its menu reach beyond it. */
const Head = styled.div<{ $isWhole: boolean }>`
  content-visibility: ${({ $isWhole }) => ($isWhole ? 'visible' : 'auto')};
  contain-intrinsic-block-size: auto 5rem;
  overflow-clip-margin: 4px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: start;
  gap: ${space[2]};
  padding: ${space[2]} 0;
  background: ${color.sunken};
  border-radius: ${radius.medium};
`;

const Text = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space[2]} 0;

  h3 {
    ${type.label}
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${mutedCaption}
  }
`;

const Goal = styled.p`
  ${muted}
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  ${mutedCaption}
`;
