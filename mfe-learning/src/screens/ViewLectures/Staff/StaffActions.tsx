import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import type { Role } from '@vidya/contracts/texts/choices';
import { count } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog } from '@vidya/shared-ui';
import { useDeleteLecture } from '../../../data/lectures.ts';
import { LinkButton, smallWith } from '../../../parts/buttons.tsx';
import { StaffMenu } from './StaffMenu.tsx';

interface StaffActionsProps {
  course: CourseDetail;
  /** The selected lecture; undefined when the course has none. */
  lecture: Lecture | undefined;
  role: Role;
  /** Called before the selected lecture is deleted. */
  onDelete: () => void;
}

const holdersText = (learners: number): string =>
  learners === 1
    ? '1 learner holds this course and loses this lecture.'
    : `${count(learners)} learners hold this course and lose this lecture.`;

/** The actions of ADMIN and INSTRUCTOR here (section 2, lecture viewer): a menu, or one button in an empty course. */
export function StaffActions({ course, lecture, role, onDelete }: StaffActionsProps) {
  const dialog = useDialogEntry('delete-lecture');
  const removal = useDeleteLecture(course._id);
  if (!lecture) {
    const state = { courseId: course._id, course, role };
    return (
      <LinkButton to={paths.addLecture(course._id)} state={state} {...smallWith('plus')}>
        Add Lecture
      </LinkButton>
    );
  }
  const remove = (): void => {
    dialog.close();
    onDelete();
    removal.mutate(lecture._id);
  };
  return (
    <>
      <StaffMenu course={course} lecture={lecture} role={role} isBusy={removal.isPending} onDelete={dialog.open} />
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title={texts.dialog.deleteLecture[0]}
        lines={[texts.dialog.deleteLecture[1], texts.dialog.cannotUndo]}
        confirmLabel="Delete Lecture"
        onCancel={dialog.close}
        onConfirm={remove}
      >
        {course.enrolledCount > 0 ? <p>{holdersText(course.enrolledCount)}</p> : null}
      </ConfirmDialog>
    </>
  );
}
