import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import type { Role } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, Menu, MenuItem } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsSwitched } from '../../../data/as-learner.ts';
import { useFocusOnArrival } from '../focus-on-arrival.ts';

interface StaffMenuProps {
  course: CourseDetail;
  lecture: Lecture;
  role: Role;
  isBusy: boolean;
  onDelete: () => void;
}

/** 'Manage': all that ADMIN and INSTRUCTOR do with the selected lecture, behind one button. */
export function StaffMenu({ course, lecture, role, isBusy, onDelete }: StaffMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusOnArrival<HTMLButtonElement>(useIsSwitched());
  // The item disappears with the menu. Focus the button first, so that the dialog returns the focus to it.
  const askToDelete = (): void => {
    opener.current?.focus();
    setOpen(false);
    onDelete();
  };
  const addState = { courseId: course._id, course, role };
  return (
    <Menu
      align="end"
      isOpen={isOpen}
      onToggle={setOpen}
      button={(wiring) => (
        <Button
          ref={opener}
          variant="secondary"
          size="small"
          isBusy={isBusy}
          icon={<Icon name="more" size={18} />}
          {...wiring}
        >
          Manage
        </Button>
      )}
    >
      <MenuItem as={Link} to={paths.addLecture(course._id)} state={addState} icon={<Icon name="plus" />}>
        Add Lecture
      </MenuItem>
      <MenuItem
        as={Link}
        to={paths.editLecture(course._id, lecture._id)}
        state={{ course, lecture, role }}
        icon={<Icon name="edit" />}
      >
        Edit Lecture
      </MenuItem>
      <MenuItem
        as={Link}
        to={paths.viewAsLearner(course._id, lecture._id)}
        replace
        state={{ course, role, isSwitched: true }}
        icon={<Icon name="eye" />}
      >
        View as Learner
      </MenuItem>
      <MenuItem icon={<Icon name="trash" />} tone="danger" onClick={askToDelete}>
        Delete Lecture
      </MenuItem>
    </Menu>
  );
}
