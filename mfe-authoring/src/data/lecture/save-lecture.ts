import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { createLecture, type Lecture, type LectureForm } from '@vidya/contracts/calls/lecture';
import { texts } from '@vidya/contracts/texts/texts';
import { uploadIdWhenKnown } from '../../uploads/uploads.ts';
import { onRefusal } from '../refusal.ts';
import type { LectureFormState } from './lecture-form.ts';
import { sendLectureUpdate } from './update-lecture.ts';

/** Adds the upload's id to the body. The server gives the id when the upload starts, so the rest uploads meanwhile. */
async function withUpload(body: LectureForm, { upload }: LectureFormState['video']): Promise<LectureForm> {
  if (!upload) return body;
  return { ...body, uploadId: await uploadIdWhenKnown(upload.key) };
}

function tellRefusals(work: Promise<unknown>, { refuseVideo, refuseCaptions }: LectureFormState): void {
  onRefusal(work, 'Video', refuseVideo);
  onRefusal(work, 'Captions', refuseCaptions);
}

/** Every list may show the lecture, so all of them are refetched. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keys.allCourses });
}

/** Adds a lecture and resolves to its course; null when it failed, and the person has then seen the error. */
export function useAddLecture(courseId: string, form: LectureFormState) {
  const { send, run } = usePlatform();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: LectureForm) => {
      const work = withUpload(body, form.video).then((whole) =>
        send(createLecture, { params: { courseId }, body: whole }),
      );
      tellRefusals(work, form);
      return (await run(work, created))?.data ?? null;
    },
    onSuccess: (added) => {
      if (!added) return;
      form.video.markSaved(added.lectureId);
      refresh();
    },
  });
}

interface EditedLecture {
  courseId: string;
  lectureId: string;
  conflict: { isHarmless: (theirs: Lecture) => boolean; show: (theirs: Lecture) => void };
}

/** Saves an edited lecture and resolves to its course; null when it failed, and the person has then seen the error. */
export function useUpdateLecture({ courseId, lectureId, conflict }: EditedLecture, form: LectureFormState) {
  const { send, run } = usePlatform();
  const refresh = useRefresh();
  const { isHarmless, show: onConflict } = conflict;
  return useMutation({
    mutationFn: async (body: LectureForm) => {
      const work = withUpload(body, form.video).then((whole) =>
        sendLectureUpdate(send, { courseId, lectureId, body: whole, isHarmless, onConflict }),
      );
      tellRefusals(work, form);
      return (await run(work, updated))?.data ?? null;
    },
    onSuccess: (course) => {
      if (!course) return;
      form.video.markSaved(lectureId);
      refresh();
    },
  });
}

const created = {
  loading: 'Creating Lecture...',
  success: 'Lecture Created Successfully',
  failure: texts.lecture.createFailed,
};
const updated = {
  loading: 'Updating Lecture...',
  success: 'Lecture Updated Successfully',
  failure: texts.lecture.updateFailed,
};
