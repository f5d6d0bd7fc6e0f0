import { useMutation } from '@tanstack/react-query';
import { createLecture, listLectures, updateLecture } from '@vidya/contracts/browser/calls';
import type { ApiResponse, Send } from '@vidya/contracts/browser/client';
import { type ToastMessages, usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LectureForm } from '@vidya/contracts/calls/lecture';
import { texts } from '@vidya/contracts/texts/texts';
import { awaitUploadId } from '../../uploads/uploads.ts';
import { useRefreshCourses } from '../course/course.ts';
import { isConflict, onRefusal } from '../refusal.ts';
import { sendForStored } from './article-source.ts';
import type { useLectureConflict } from './lecture-conflict.ts';
import type { LectureFormState } from './lecture-form.ts';

/** Adds the upload's id to the body. The server gives it at the upload's start, so saving does not wait for the end. */
async function withUpload(body: LectureForm, { kind, video: { upload } }: LectureFormState): Promise<LectureForm> {
  if (!upload || kind !== 'video') return body;
  return { ...body, uploadId: await awaitUploadId(upload.key) };
}

interface Saving<Saved> {
  messages: ToastMessages;
  request: (body: LectureForm) => Promise<ApiResponse<Saved>>;
  lectureIdOf: (saved: Saved) => string;
}

/** Sends the form with its video. Resolves to null when it failed; the person has then seen the error. */
function useSaveLecture<Saved>(form: LectureFormState, { messages, request, lectureIdOf }: Saving<Saved>) {
  const { run } = usePlatform();
  const refresh = useRefreshCourses();
  return useMutation({
    mutationFn: async (body: LectureForm) => {
      form.resources.release();
      const work = withUpload(body, form).then(request);
      onRefusal(work, 'Video', form.refuseVideo);
      onRefusal(work, 'Captions', form.refuseCaptions);
      if (form.kind === 'article') onRefusal(work, 'Article', form.refuseArticle);
      if (form.kind === 'quiz') onRefusal(work, 'Questions', form.refuseQuestions);
      if (form.kind === 'quiz') onRefusal(work, 'Draws', form.refuseDraws);
      onRefusal(work, 'Resources', form.refuseResources);
      return (await run(work, messages))?.data ?? null;
    },
    onSuccess: (saved) => {
      if (!saved) return;
      // A file chosen before the kind was changed belongs to no article.
      if (form.kind === 'video') form.video.markSaved(lectureIdOf(saved));
      refresh();
    },
  });
}

/** Adds a lecture and resolves to its course. */
export function useAddLecture(courseId: string, form: LectureFormState) {
  const { send } = usePlatform();
  return useSaveLecture(form, {
    messages: {
      loading: 'Creating Lecture...',
      success: 'Lecture Created Successfully',
      failure: texts.lecture.createFailed,
    },
    request: (body) => send(createLecture, { params: { courseId }, body }),
    lectureIdOf: ({ lectureId }) => lectureId,
  });
}

interface EditedLecture {
  courseId: string;
  lectureId: string;
  conflict: ReturnType<typeof useLectureConflict>;
}

/** Saves an edited lecture and resolves to its course. */
export function useUpdateLecture(edited: EditedLecture, form: LectureFormState) {
  const { send } = usePlatform();
  return useSaveLecture(form, {
    messages: {
      loading: 'Updating Lecture...',
      success: 'Lecture Updated Successfully',
      failure: texts.lecture.updateFailed,
    },
    request: (body) => sendUpdate(send, edited, body),
    lectureIdOf: () => edited.lectureId,
  });
}

/** Sends a change of the version that was loaded. Rejects with status 409 when another person changed the lecture. */
async function sendUpdate(send: Send, edited: EditedLecture, body: LectureForm): Promise<ApiResponse<CourseDetail>> {
  const { courseId, lectureId, conflict } = edited;
  try {
    return await send(updateLecture, { params: { courseId, lectureId }, body });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const { data } = await send(listLectures, { params: { courseId } });
    const found = data.lectures.find(({ _id }) => _id === lectureId);
    if (!found?.authoring) throw error;
    const { version } = found.authoring;
    const theirs = await sendForStored(send, courseId, found);
    const isLater = version !== body.version;
    if (isLater && conflict.isHarmless(theirs)) return sendUpdate(send, edited, { ...body, version });
    if (isLater) conflict.show(theirs);
    throw error;
  }
}
