import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, ConfirmDialog, Icon } from '@vidya/shared-ui';
import { useLaterMove } from '../data/course/later-move.ts';
import { useDeleteCourse } from '../data/course/save-course.ts';
import { holdersText } from './holders-text.ts';

/** 'Delete Course' with its confirmation; two seconds later the page moves to My Courses. */
export function DeleteCourse({ course }: { course: Pick<CourseDetail, '_id' | 'enrolledCount'> }) {
  const dialog = useDialogEntry('delete-course');
  const removal = useDeleteCourse(course._id);
  const { isMoving, moveOn } = useLaterMove();
  const remove = async (): Promise<void> => {
    dialog.close();
    if (await removal.mutateAsync()) moveOn({ to: paths.myCourses() });
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon name="trash" size={18} />}
        isBusy={removal.isPending || isMoving}
        onClick={dialog.open}
      >
        Delete Course
      </Button>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title={texts.dialog.deleteCourse[0]}
        lines={[texts.dialog.deleteCourse[1], texts.dialog.cannotUndo]}
        confirmLabel="Delete Course"
        onConfirm={() => void remove()}
        onCancel={dialog.close}
      >
        {course.enrolledCount > 0 ? <p>{holdersText(course.enrolledCount)}</p> : null}
      </ConfirmDialog>
    </>
  );
}
