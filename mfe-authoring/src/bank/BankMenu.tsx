import { Icon, MenuItem } from '@vidya/shared-ui';
import { type MouseEvent, useState } from 'react';
import { MoveMenu } from '../lecture-list/MoveMenu.tsx';

interface BankMenuProps {
  /** The first line of the question. */
  name: string;
  onEdit: () => void;
  onCopy: () => void;
  /** Called with the row that goes. */
  onDelete: (row: HTMLLIElement | null) => void;
}

/** What can be done with one question of the bank. */
export function BankMenu({ name, onEdit, onCopy, onDelete }: BankMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const closing = (act: (event: MouseEvent<HTMLElement>) => void) => (event: MouseEvent<HTMLElement>) => {
    setOpen(false);
    act(event);
  };
  return (
    <MoveMenu name={`“${name}”`} onUp={undefined} onDown={undefined} isOpen={isOpen} onToggle={setOpen}>
      <MenuItem icon={<Icon name="edit" />} onClick={closing(onEdit)}>
        Edit …
      </MenuItem>
      <MenuItem icon={<Icon name="copy" />} onClick={closing(onCopy)}>
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<Icon name="trash" />}
        tone="danger"
        onClick={closing(({ currentTarget }) => onDelete(currentTarget.closest('li')))}
      >
        Delete
      </MenuItem>
    </MoveMenu>
  );
}
