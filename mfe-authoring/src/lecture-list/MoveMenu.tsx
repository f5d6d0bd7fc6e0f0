import { paths } from '@vidya/contracts/paths';
import { Icon, IconButton, Menu, MenuItem } from '@vidya/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

interface MoveMenuProps {
  courseId: string;
  lecture: { _id: string; title: string };
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Everything about a lecture's place without dragging. */
export function MoveMenu({ courseId, lecture: { _id, title }, index, count, onMove }: MoveMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasMoved = useRef(false);
  // The pressed item is gone, and an element that changes its place loses the focus: it comes back to the button.
  useEffect(() => {
    if (wasMoved.current) button.current?.focus();
    wasMoved.current = false;
  }, [index]);
  const move = (to: number) => () => {
    setOpen(false);
    wasMoved.current = true;
    onMove(to);
  };
  return (
    <Menu
      align="end"
      isOpen={isOpen}
      onToggle={setOpen}
      button={(wiring) => (
        <IconButton ref={button} icon="more" size="small" label={`More about ${title}`} {...wiring} />
      )}
    >
      <MenuItem as={Link} to={paths.editLecture(courseId, _id)} icon={<Icon name="edit" />}>
        Edit lecture
      </MenuItem>
      {index > 0 ? (
        <MenuItem icon={<Icon name="chevron-up" />} onClick={move(index - 1)}>
          Move up
        </MenuItem>
      ) : null}
      {index < count - 1 ? (
        <MenuItem icon={<Icon name="chevron-down" />} onClick={move(index + 1)}>
          Move down
        </MenuItem>
      ) : null}
    </Menu>
  );
}
