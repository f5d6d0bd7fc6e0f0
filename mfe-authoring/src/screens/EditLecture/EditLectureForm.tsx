import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { paths } from '@vidya/contracts/texts/paths';
import { useLaterMove } from '../../data/course/later-move.ts';
import { useLectureConflict } from '../../data/lecture/lecture-conflict.ts';
import { useKeepLecture, useKeptLecture } from '../../data/lecture/lecture-draft.ts';
import { followLecture, useLectureForm } from '../../data/lecture/lecture-form.ts';
import { useUpdateLecture } from '../../data/lecture/save-lecture.ts';
import { storedLecture } from '../../data/lecture/stored-lecture.ts';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';
import { VideoSource } from '../../lecture-form/VideoSource.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { UnfinishedUploads } from '../../upload-views/UnfinishedUploads.tsx';

interface EditLectureFormProps {
  courseId: string;
  lecture: Lecture;
  person: User;
}

/** The form of a stored lecture; two seconds after a save the page returns to the lecture in the viewer. */
export function EditLectureForm({ courseId, lecture, person }: EditLectureFormProps) {
  const lectureId = lecture._id;
  const latest = storedLecture(lecture);
  const { place, isBack, read, typed } = useKeptLecture(courseId, lectureId, latest);
  const form = useLectureForm({ courseId, lectureId, latest: lecture, read, typed });
  followLecture(form, latest);
  const conflict = useLectureConflict(form);
  const save = useUpdateLecture({ courseId, lectureId, conflict }, form);
  const { isMoving, moveOn } = useLaterMove();
  useLeaveGuard(form.isDirty && !isMoving);
  useKeepLecture(place, form, isMoving);

  const change = async (): Promise<void> => {
    const body = form.body(person.fullName);
    const course = body && (await save.mutateAsync(body));
    if (course) moveOn({ to: paths.viewLectures(courseId, lectureId), state: { course, role: person.role } });
  };

  return (
    <>
      <LectureFormView
        courseId={courseId}
        form={form}
        isBack={isBack}
        isBusy={save.isPending || isMoving}
        onSave={() => void change()}
      >
        <VideoSource courseId={courseId} form={form} stored={lecture}>
          <UnfinishedUploads courseId={courseId} lectureId={lectureId} />
        </VideoSource>
      </LectureFormView>
      <ConflictDialog what="lecture" conflict={conflict.window} />
    </>
  );
}
