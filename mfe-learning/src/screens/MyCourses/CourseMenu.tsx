import type { CreatedCourse } from '@vidya/contracts/calls/catalogue';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon, IconButton, type IconName, Menu, MenuItem, VisuallyHidden } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDuplicateCourse } from '../../data/courses/my-courses.ts';
import { MenuSlot } from './staff-row-styles.ts';

interface Action {
  label: string;
  icon: IconName;
  to: string;
}

function actionsOf({ _id, status, noOfLectures }: CreatedCourse): Action[] {
  const isDraft = status === 'draft';
  return [
    { label: 'Edit', icon: 'edit', to: isDraft ? paths.createCourse(_id) : paths.editCourse(_id) },
    { label: 'View Lectures', icon: 'play', to: paths.viewLectures(_id) },
    { label: 'Add Lecture', icon: 'plus', to: paths.addLecture(_id) },
    { label: 'Question Bank', icon: 'quiz', to: paths.questionBank(_id) },
    { label: 'Instructors', icon: 'users', to: paths.courseInstructors(_id) },
    ...(noOfLectures > 0 ? [{ label: 'View as Learner', icon: 'eye', to: paths.viewAsLearner(_id) } as const] : []),
  ];
}

interface CourseMenuProps {
  course: CreatedCourse;
  /** The person teaches it beside its owner, whose copy a duplicate would be. */
  isCoInstructor: boolean;
  state: object;
}

/** The actions for a course behind one button. */
export function CourseMenu({ course, isCoInstructor, state }: CourseMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { _id, topic, status } = course;
  const duplicate = useDuplicateCourse();
  return (
    <MenuSlot>
      <Menu
        align="end"
        isOpen={isOpen}
        onToggle={setOpen}
        button={(wiring) => <IconButton icon="more" label={`Actions for ${topic}`} {...wiring} />}
      >
        {isOpen
          ? actionsOf(course).map(({ label, icon, to }) => (
              <MenuItem key={label} as={Link} to={to} state={{ ...state, courseId: _id }} icon={<Icon name={icon} />}>
                <span>
                  {label}
                  <VisuallyHidden> {topic}</VisuallyHidden>
                </span>
              </MenuItem>
            ))
          : null}
        {isOpen && status !== 'archived' && !isCoInstructor ? (
          <MenuItem
            icon={<Icon name="copy" />}
            onClick={() => {
              setOpen(false);
              duplicate.mutate(_id);
            }}
          >
            <span>
              Duplicate
              <VisuallyHidden> {topic}</VisuallyHidden>
            </span>
          </MenuItem>
        ) : null}
      </Menu>
    </MenuSlot>
  );
}
