import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { Button, ConfirmDialog } from '@vidya/shared-ui';
import { holdersText } from '../../course-form/holders-text.ts';

interface UnpublishCourseProps {
  course: Pick<CourseDetail, 'enrolledCount'>;
  isBusy: boolean;
  onUnpublish: () => void;
}

/** 'Unpublish Course' with its confirmation. */
export function UnpublishCourse({ course, isBusy, onUnpublish }: UnpublishCourseProps) {
  const dialog = useDialogEntry('unpublish-course');
  return (
    <>
      <Button variant="quiet" isBusy={isBusy} onClick={dialog.open}>
        Unpublish Course
      </Button>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title="Unpublish this course?"
        lines={['Nobody finds it or buys it any more. You can publish it again at any time.']}
        confirmLabel="Unpublish Course"
        onConfirm={() => {
          dialog.close();
          onUnpublish();
        }}
        onCancel={dialog.close}
      >
        {course.enrolledCount > 0 ? <p>{holdersText(course.enrolledCount)}</p> : null}
      </ConfirmDialog>
    </>
  );
}
