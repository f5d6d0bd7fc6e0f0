import { createLecture, deleteLecture, listLectures, updateLecture } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { usePerson, usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import { useRefreshCourses } from '../data/course/course.ts';
import { videoFaultInside } from '../data/file-checks.ts';
import { findUpload, type Upload } from './upload-list.ts';
import {
  addUpload,
  cancelUpload,
  failUpload,
  markSaved,
  pauseUpload,
  resumeUpload,
  retryUpload,
  uploadIdWhenAccepted,
} from './uploads.ts';

/** '03_intro-to-hooks.mp4' → '03 intro to hooks'. */
const titleFrom = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .slice(0, limits.title.max) || 'Untitled lecture';

interface Workshop {
  send: Send;
  refresh: () => void;
  creatorName: string;
}

/** Lectures are created one after another, so that their order is the order of their files. */
let lastCreation: Promise<void> = Promise.resolve();

function createInTurn(key: string, workshop: Workshop): void {
  lastCreation = lastCreation.then(() => createFor(key, workshop));
}

/** The lecture that an earlier attempt created, if it still exists. */
async function earlierLecture({ courseId, lectureId }: Upload, send: Send): Promise<Lecture | undefined> {
  if (lectureId === null) return undefined;
  const { data } = await send(listLectures, { params: { courseId } });
  return data.lectures.find(({ _id }) => _id === lectureId);
}

/** Attaches the video to its lecture, which it creates if necessary. */
async function giveVideo(upload: Upload, uploadId: string, { send, creatorName }: Workshop): Promise<void> {
  const { key, courseId, sectionId, file } = upload;
  const earlier = await earlierLecture(upload, send);
  if (!earlier) {
    // Nobody has checked the lecture yet: learners see it once its author publishes it (decision C16).
    const text = { title: titleFrom(file.name), description: '', youtubeLink: '', status: 'draft' } as const;
    const body = { ...text, uploadId, createdby: creatorName, ...(sectionId && { sectionId }) };
    return markSaved(key, (await send(createLecture, { params: { courseId }, body })).data.lectureId, true);
  }
  const { _id: lectureId, title, description, youtubeLink } = earlier;
  await send(updateLecture, { params: { courseId, lectureId }, body: { title, description, youtubeLink, uploadId } });
  markSaved(key, lectureId);
}

/** Waits until the server has accepted the video, so that a refused file leaves no lecture behind. */
async function createFor(key: string, workshop: Workshop): Promise<void> {
  try {
    const uploadId = await uploadIdWhenAccepted(key);
    const upload = findUpload(key);
    if (!upload || upload.isSaved) return;
    await giveVideo(upload, uploadId, workshop);
    workshop.refresh();
  } catch (error) {
    const state = findUpload(key)?.state;
    // A failed upload has already shown its error. A paused one lets the lectures after it pass, until it goes on.
    if (state !== 'failed' && state !== 'paused') failUpload(key, messageOf(error, texts.lecture.createFailed));
  }
}

function useWorkshop(): Workshop {
  const { send } = usePlatform();
  const refresh = useRefreshCourses();
  return { send, refresh, creatorName: usePerson()?.fullName ?? '' };
}

/** Several files at once: an upload and a draft lecture for each, named after the file. */
export function useLectureQueue(courseId: string, sectionId: string | undefined): (files: File[]) => void {
  const { toasts } = usePlatform();
  const workshop = useWorkshop();
  const add = async (files: File[]): Promise<void> => {
    const faults = await Promise.all(files.map(videoFaultInside));
    for (const [at, file] of files.entries()) {
      // A file that is not a video shows an error and is left out.
      if (faults[at]) toasts.error(`${file.name}: ${faults[at]}`);
      else createInTurn(addUpload({ courseId, lectureId: null, sectionId, origin: 'queue', file }), workshop);
    }
  };
  return (files) => void add(files);
}

/** What a person can do to any upload, wherever they are. */
export function useUploadActions() {
  const { run } = usePlatform();
  const workshop = useWorkshop();
  const { send, refresh } = workshop;
  const goOn = (restart: (key: string) => void) => (upload: Upload) => {
    restart(upload.key);
    if (upload.origin === 'queue' && !upload.isSaved) createInTurn(upload.key, workshop);
  };
  return {
    pause: ({ key }: Upload): void => pauseUpload(key),
    resume: goOn(resumeUpload),
    retry: goOn(retryUpload),
    /** Cancels the upload, and deletes the lecture if this visit created it for the file. */
    cancel: ({ key, courseId, lectureId, hasOwnLecture }: Upload): void => {
      cancelUpload(key);
      if (!lectureId) return;
      if (!hasOwnLecture) return refresh();
      const text = { success: 'Lecture Deleted Successfully', failure: texts.lecture.deleteFailed };
      void run(send(deleteLecture, { params: { courseId, lectureId } }), text).then(refresh);
    },
  };
}
