import type { User } from '@vidya/contracts/account';
import { paths } from '@vidya/contracts/paths';
import { useLeaveGuard } from '@vidya/contracts/platform';
import { useLaterMove } from '../../data/later-move.ts';
import { useLectureForm } from '../../data/lecture-form.ts';
import { useSaveLecture } from '../../data/save-lecture.ts';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';

/** The form of a new lecture; two seconds after it is saved, on to the viewer. */
export function AddForm({ courseId, person }: { courseId: string; person: User }) {
  const form = useLectureForm();
  const save = useSaveLecture({ courseId, lectureId: null, onVideoRefused: form.refuseVideo });
  const { isMoving, moveOn } = useLaterMove();
  useLeaveGuard(form.isDirty && !isMoving);

  const add = async (): Promise<void> => {
    const body = form.body(person.fullName);
    if (!body) return;
    const course = await save.mutateAsync({ ...body, createdby: person.fullName });
    if (course) moveOn({ to: paths.viewLectures(courseId), state: { course, role: person.role } });
  };

  return (
    <LectureFormView
      courseId={courseId}
      form={form}
      isSending={save.isPending}
      isBusy={save.isPending || isMoving}
      onSave={() => void add()}
    />
  );
}
