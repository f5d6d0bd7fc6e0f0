import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { paths } from '@vidya/contracts/texts/paths';
import { useLaterMove } from '../../data/course/later-move.ts';
import { useKeepLecture, useKeptLecture } from '../../data/lecture/lecture-draft.ts';
import { useLectureForm } from '../../data/lecture/lecture-form.ts';
import { useAddLecture } from '../../data/lecture/save-lecture.ts';
import { noLecture } from '../../data/lecture/stored-lecture.ts';
import { LectureFormView } from '../../lecture-form/LectureFormView.tsx';
import { VideoSource } from '../../lecture-form/VideoSource.tsx';
import { UnfinishedUploads } from '../../upload-views/UnfinishedUploads.tsx';
import { UploadQueue } from '../../upload-views/UploadQueue.tsx';
import { useLectureQueue } from '../../uploads/lecture-queue.ts';
import { findUnfinished } from '../../uploads/unfinished.ts';

/** The form of a new lecture; two seconds after a save the page moves to the viewer. */
export function AddForm({ courseId, person }: { courseId: string; person: User }) {
  const { place, isBack, read, typed } = useKeptLecture(courseId, null, noLecture);
  const form = useLectureForm({ courseId, lectureId: null, read, typed });
  const save = useAddLecture(courseId, form);
  const queue = useLectureQueue(courseId);
  const { isMoving, moveOn } = useLaterMove();
  useLeaveGuard(form.isDirty && !isMoving);
  useKeepLecture(place, form, isMoving);

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
    <LectureFormView
      courseId={courseId}
      form={form}
      isBack={isBack}
      isBusy={save.isPending || isMoving}
      onSave={() => void add()}
    >
      <VideoSource courseId={courseId} form={form} stored={undefined} onPickElsewhere={goOn} onPickSeveral={addSeveral}>
        <UnfinishedUploads courseId={courseId} lectureId={null} />
        <UploadQueue courseId={courseId} queue={queue} />
      </VideoSource>
    </LectureFormView>
  );
}
