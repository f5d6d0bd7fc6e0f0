import { paths } from '@vidya/contracts/texts/paths';
import { Icon, IconButton, Menu, MenuItem } from '@vidya/shared-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

interface MoveMenuProps {
  /** What it is about: 'More about Loops'. */
  name: string;
  /** Of its button; it takes the focus after a move (use-menu-focus.ts). */
  id?: string;
  /** Undefined at that end. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Items before the moves. */
  children: ReactNode;
  /** Items after the moves. */
  more?: ReactNode;
}

/** The menu that moves a lecture or a section without dragging. */
export function MoveMenu({ name, id, onUp, onDown, isOpen, onToggle, children, more }: MoveMenuProps) {
  // A long outline has hundreds of menus, and hardly one of them is opened.
  const [isFilled, setFilled] = useState(isOpen);
  if (isOpen && !isFilled) setFilled(true);
  const closing = (move: () => void) => () => {
    onToggle(false);
    move();
  };
  return (
    <Menu
      align="end"
      isOpen={isOpen}
      onToggle={onToggle}
      button={(wiring) => <IconButton id={id} icon="more" size="small" label={`More about ${name}`} {...wiring} />}
    >
      {isFilled ? (
        <>
          {children}
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
          {more}
        </>
      ) : null}
    </Menu>
  );
}

/** 'Edit lecture', the first item of a lecture's menu. */
export function EditLectureItem({ courseId, lectureId }: { courseId: string; lectureId: string }) {
  return (
    <MenuItem as={Link} to={paths.editLecture(courseId, lectureId)} icon={<Icon name="edit" />}>
      Edit lecture
    </MenuItem>
  );
}
