import type { User } from '@vidya/contracts/calls/account';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { paths } from '@vidya/contracts/texts/paths';
import { useLectureConflict } from '../../data/lecture/lecture-conflict.ts';
import { useLectureEditing } from '../../data/lecture/lecture-editing.ts';
import { useUpdateLecture } from '../../data/lecture/save-lecture.ts';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';
import { VideoSource } from '../../lecture-form/VideoSource.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { UnfinishedUploads } from '../../upload-views/UnfinishedUploads.tsx';

/** The form of a stored lecture; two seconds after a save the page returns to the lecture in the viewer. */
export function EditLectureForm({ courseId, lecture, person }: { courseId: string; lecture: Lecture; person: User }) {
  const lectureId = lecture._id;
  const editing = useLectureEditing(courseId, lecture);
  const { form, moveOn } = editing;
  const conflict = useLectureConflict(form);
  const save = useUpdateLecture({ courseId, lectureId, conflict }, form);
  const change = async (): Promise<void> => {
    const body = form.body(person.fullName);
    const course = body && (await save.mutateAsync(body));
    if (course) moveOn({ to: paths.viewLectures(courseId, lectureId), state: { course, role: person.role } });
  };
  return (
    <>
      <LectureFormView courseId={courseId} editing={editing} isSaving={save.isPending} save={change}>
        <VideoSource courseId={courseId} form={form} stored={lecture}>
          <UnfinishedUploads courseId={courseId} lectureId={lectureId} />
        </VideoSource>
      </LectureFormView>
      <ConflictDialog what="lecture" conflict={conflict.window} />
    </>
  );
}
