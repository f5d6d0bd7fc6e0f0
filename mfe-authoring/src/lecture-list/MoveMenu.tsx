import { paths } from '@vidya/contracts/texts/paths';
import { Icon, IconButton, Menu, MenuItem } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

interface MoveMenuProps {
  courseId: string;
  lecture: { _id: string; title: string };
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (to: number) => void;
}

/** The menu that moves a lecture without dragging. */
export function MoveMenu(props: MoveMenuProps) {
  const { courseId, lecture, index, count, isOpen, onToggle, onMove } = props;
  const { _id, title } = lecture;
  const button = useRef<HTMLButtonElement>(null);
  const wasMoved = useRef(false);
  // The pressed item has gone, and an element that changes its place loses focus: focus returns to the button.
  useEffect(() => {
    if (wasMoved.current) button.current?.focus();
    wasMoved.current = false;
  }, [index]);
  const move = (to: number) => () => {
    onToggle(false);
    wasMoved.current = true;
    onMove(to);
  };
  return (
    <Menu
      align="end"
      isOpen={isOpen}
      onToggle={onToggle}
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
