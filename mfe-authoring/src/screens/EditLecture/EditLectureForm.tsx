import type { User } from '@vidya/contracts/account';
import type { Lecture } from '@vidya/contracts/lecture';
import { paths } from '@vidya/contracts/paths';
import { useLeaveGuard } from '@vidya/contracts/platform';
import { useLaterMove } from '../../data/later-move.ts';
import { useLectureForm } from '../../data/lecture-form.ts';
import { useSaveLecture } from '../../data/save-lecture.ts';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';

interface EditLectureFormProps {
  courseId: string;
  lecture: Lecture;
  person: User;
}

/** The form of a stored lecture; two seconds after it is saved, back to it in the viewer. */
export function EditLectureForm({ courseId, lecture, person }: EditLectureFormProps) {
  const form = useLectureForm(lecture);
  const save = useSaveLecture({ courseId, lectureId: lecture._id, onVideoRefused: form.refuseVideo });
  const { isMoving, moveOn } = useLaterMove();
  useLeaveGuard(form.isDirty && !isMoving);

  const change = async (): Promise<void> => {
    const body = form.body(person.fullName);
    const course = body && (await save.mutateAsync(body));
    if (course) moveOn({ to: paths.viewLectures(courseId, lecture._id), state: { course, role: person.role } });
  };

  return (
    <LectureFormView
      courseId={courseId}
      form={form}
      stored={lecture}
      isSending={save.isPending}
      isBusy={save.isPending || isMoving}
      onSave={() => void change()}
    />
  );
}
