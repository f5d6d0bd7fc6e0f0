import type { User } from '@vidya/contracts/calls/account';
import { paths } from '@vidya/contracts/texts/paths';
import { useLectureEditing } from '../../data/lecture/lecture-editing.ts';
import { useAddLecture } from '../../data/lecture/save-lecture.ts';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';
import { VideoSource } from '../../lecture-form/VideoSource.tsx';
import { UnfinishedUploads } from '../../upload-views/UnfinishedUploads.tsx';
import { UploadQueue } from '../../upload-views/UploadQueue.tsx';
import { useLectureQueue } from '../../uploads/lecture-queue.ts';
import { findUnfinished } from '../../uploads/unfinished.ts';

/** The form of a new lecture; two seconds after a save the page moves to the viewer. */
export function AddForm({ courseId, person }: { courseId: string; person: User }) {
  const editing = useLectureEditing(courseId);
  const { form, moveOn } = editing;
  const save = useAddLecture(courseId, form);
  const queue = useLectureQueue(courseId);
  const add = async (): Promise<void> => {
    const body = form.body(person.fullName);
    if (!body) return;
    const added = await save.mutateAsync({ ...body, createdby: person.fullName });
    if (added) moveOn({ to: paths.viewLectures(courseId), state: { course: added.Course, role: person.role } });
  };
  const addSeveral = (files: File[]): void => {
    form.forgiveVideo();
    queue.add(files);
  };
  /** A file of an unfinished upload that already has a lecture continues for that lecture. Returns whether it does. */
  const goOn = (file: File): boolean => {
    const isOfLecture = findUnfinished(file, courseId)?.isSaved ?? false;
    if (isOfLecture) addSeveral([file]);
    return isOfLecture;
  };
  return (
    <LectureFormView courseId={courseId} editing={editing} isSaving={save.isPending} save={add}>
      <VideoSource courseId={courseId} form={form} stored={undefined} onPickElsewhere={goOn} onPickSeveral={addSeveral}>
        <UnfinishedUploads courseId={courseId} lectureId={null} />
        <UploadQueue courseId={courseId} queue={queue} />
      </VideoSource>
    </LectureFormView>
  );
}
