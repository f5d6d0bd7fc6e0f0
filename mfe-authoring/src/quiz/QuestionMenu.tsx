import { Icon, MenuItem } from '@vidya/shared-ui';
import { useState } from 'react';
import { MoveMenu } from '../lecture-list/MoveMenu.tsx';

interface QuestionMenuProps {
  /** Of its button. */
  id: string;
  /** From 1. */
  number: number;
  onEdit: () => void;
  onCopy: () => void;
  /** Undefined at that end. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onDelete: () => void;
}

/** What can be done with one question of a quiz. */
export function QuestionMenu({ id, number, onEdit, onCopy, onUp, onDown, onDelete }: QuestionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const closing = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <MoveMenu
      name={`question ${number}`}
      {...{ id, onUp, onDown, isOpen }}
      onToggle={setOpen}
      more={
        <MenuItem icon={<Icon name="trash" />} onClick={closing(onDelete)}>
          Delete question
        </MenuItem>
      }
    >
      <MenuItem icon={<Icon name="edit" />} onClick={closing(onEdit)}>
        Edit question
      </MenuItem>
      <MenuItem icon={<Icon name="copy" />} onClick={closing(onCopy)}>
        Duplicate question
      </MenuItem>
    </MoveMenu>
  );
}
