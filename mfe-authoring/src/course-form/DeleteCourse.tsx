import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Icon } from '@vidya/shared-ui';
import type { LaterMove } from '../data/course/later-move.ts';
import { useDeleteCourse } from '../data/course/save-course.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';

interface DeleteCourseProps {
  course: Pick<CourseDetail, '_id' | 'enrolledCount'>;
  /** The form's too: it asks nothing about a course that is gone. */
  move: LaterMove;
}

/** 'Delete Course' with its confirmation; two seconds later the page moves to My Courses. */
export function DeleteCourse({ course, move: { isMoving, moveOn } }: DeleteCourseProps) {
  const removal = useDeleteCourse(course._id);
  const remove = async (): Promise<void> => {
    if (await removal.mutateAsync()) moveOn({ to: paths.myCourses() });
  };
  return (
    <ConfirmedButton
      name="delete-course"
      label="Delete Course"
      icon={<Icon name="trash" size={18} />}
      title={texts.dialog.deleteCourse[0]}
      lines={[texts.dialog.deleteCourse[1], texts.dialog.cannotUndo]}
      learners={course.enrolledCount}
      isBusy={removal.isPending || isMoving}
      onConfirm={() => void remove()}
    />
  );
}
