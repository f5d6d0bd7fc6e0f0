import { Icon, IconButton, Menu, MenuItem } from '@vidya/shared-ui';
import { useState } from 'react';

interface QuestionMenuProps {
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
export function QuestionMenu({ number, onEdit, onCopy, onUp, onDown, onDelete }: QuestionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const closing = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Menu
      align="end"
      isOpen={isOpen}
      onToggle={setOpen}
      button={(wiring) => <IconButton icon="more" size="small" label={`More about question ${number}`} {...wiring} />}
    >
      {isOpen ? (
        <>
          <MenuItem icon={<Icon name="edit" />} onClick={closing(onEdit)}>
            Edit question
          </MenuItem>
          <MenuItem icon={<Icon name="copy" />} onClick={closing(onCopy)}>
            Duplicate question
          </MenuItem>
          {onUp ? (
            <MenuItem icon={<Icon name="chevron-up" />} onClick={closing(onUp)}>
              Move up
            </MenuItem>
          ) : null}
          {onDown ? (
            <MenuItem icon={<Icon name="chevron-down" />} onClick={closing(onDown)}>
              Move down
            </MenuItem>
          ) : null}
          <MenuItem icon={<Icon name="trash" />} onClick={closing(onDelete)}>
            Delete question
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
