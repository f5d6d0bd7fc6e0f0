import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { Role } from '@vidya/contracts/calls/choices';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { count } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, ConfirmDialog, Row } from '@vidya/shared-ui';
import { useIsSwitched } from '../../../data/as-learner.ts';
import { useDeleteLecture } from '../../../data/lectures.ts';
import { LinkButton, smallWith } from '../../../parts/buttons.tsx';
import { useFocusOnArrival } from '../focus-on-arrival.ts';

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

/** The actions of ADMIN and INSTRUCTOR here (section 2, lecture viewer). */
export function StaffActions({ course, lecture, role, onDelete }: StaffActionsProps) {
  const dialog = useDialogEntry('delete-lecture');
  const asLearner = useFocusOnArrival<HTMLAnchorElement>(useIsSwitched());
  const removal = useDeleteLecture(course._id);
  const remove = (lectureId: string): void => {
    dialog.close();
    onDelete();
    removal.mutate(lectureId);
  };
  const addPath = paths.addLecture(course._id);
  return (
    <Row $gap={2}>
      <LinkButton to={addPath} state={{ courseId: course._id, course, role }} {...smallWith('plus')}>
        Add Lecture
      </LinkButton>
      {lecture ? (
        <>
          <LinkButton
            to={paths.editLecture(course._id, lecture._id)}
            state={{ course, lecture, role }}
            variant="secondary"
            {...smallWith('edit')}
          >
            Edit Lecture
          </LinkButton>
          <Button variant="quiet" isBusy={removal.isPending} onClick={dialog.open} {...smallWith('trash')}>
            Delete Lecture
          </Button>
          <LinkButton
            ref={asLearner}
            to={paths.viewAsLearner(course._id, lecture._id)}
            replace
            state={{ course, role, isSwitched: true }}
            variant="quiet"
            {...smallWith('eye')}
          >
            View as Learner
          </LinkButton>
          <ConfirmDialog
            isOpen={dialog.isOpen}
            title={texts.dialog.deleteLecture[0]}
            lines={[texts.dialog.deleteLecture[1], texts.dialog.cannotUndo]}
            confirmLabel="Delete Lecture"
            onCancel={dialog.close}
            onConfirm={() => remove(lecture._id)}
          >
            {course.enrolledCount > 0 ? <p>{holdersText(course.enrolledCount)}</p> : null}
          </ConfirmDialog>
        </>
      ) : null}
    </Row>
  );
}
