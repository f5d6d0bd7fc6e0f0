import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import {
  createLecture,
  deleteLecture,
  type Lecture,
  listLectures,
  updateLecture,
} from '@vidya/contracts/calls/lecture';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import { videoFaultInside } from '../data/file-checks.ts';
import { usePerson } from '../data/session.ts';
import type { Upload } from './upload.ts';
import { findUpload } from './upload-list.ts';
import { addUpload, cancelUpload, failUpload, markSaved, retryUpload, uploadIdWhenAccepted } from './uploads.ts';

/** '03_intro-to-hooks.mp4' → '03 intro to hooks'. */
export const titleFrom = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .slice(0, limits.title.max) || 'Untitled lecture';

interface Workshop {
  send: Send;
  queries: QueryClient;
  creatorName: string;
}

/** Lectures come into being one after another, so that they stand in the order of their files. */
let lastCreation: Promise<void> = Promise.resolve();

function createInTurn(key: string, workshop: Workshop): void {
  lastCreation = lastCreation.then(() => createFor(key, workshop));
}

/** The lecture that was made of an earlier attempt, if it is still there. */
async function earlierLecture({ courseId, lectureId }: Upload, send: Send): Promise<Lecture | undefined> {
  if (lectureId === null) return undefined;
  const { data } = await send(listLectures, { params: { courseId } });
  return data.lectures.find(({ _id }) => _id === lectureId);
}

/** Gives the video to its lecture, which is made now or was made before; answers its id. */
async function giveVideo(upload: Upload, uploadId: string, { send, creatorName }: Workshop): Promise<string> {
  const { courseId, file } = upload;
  const earlier = await earlierLecture(upload, send);
  if (!earlier) {
    // Nobody has looked at it yet: learners see it once its author publishes it (decision C16).
    const text = { title: titleFrom(file.name), description: '', youtubeLink: '', status: 'draft' } as const;
    const body = { ...text, uploadId, createdby: creatorName };
    return (await send(createLecture, { params: { courseId }, body })).data.lectureId;
  }
  const { _id: lectureId, title, description, youtubeLink } = earlier;
  await send(updateLecture, { params: { courseId, lectureId }, body: { title, description, youtubeLink, uploadId } });
  return lectureId;
}

/** As soon as the server has accepted the video: a file that it refuses leaves no lecture behind. */
async function createFor(key: string, workshop: Workshop): Promise<void> {
  try {
    const uploadId = await uploadIdWhenAccepted(key);
    const upload = findUpload(key);
    if (!upload || upload.isSaved) return;
    markSaved(key, await giveVideo(upload, uploadId, workshop));
    void workshop.queries.invalidateQueries({ queryKey: keys.allCourses });
  } catch (error) {
    // One that failed on its way has said so already.
    if (findUpload(key)?.state !== 'failed') failUpload(key, messageOf(error, texts.lecture.createFailed));
  }
}

export interface LectureQueue {
  /** Each becomes a draft with the name of its file. What is no video is said and left out. */
  add: (files: File[]) => void;
  retry: (upload: Upload) => void;
  /** Stops it; the lecture that was made of it goes as well. */
  cancel: (upload: Upload) => void;
}

/** Several files at once: an upload and a draft of a lecture for each. */
export function useLectureQueue(courseId: string): LectureQueue {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const creatorName = usePerson()?.fullName ?? '';
  const workshop = { send, queries, creatorName };
  const addFilms = async (files: File[]): Promise<void> => {
    const faults = await Promise.all(files.map(videoFaultInside));
    for (const [at, file] of files.entries()) {
      if (faults[at]) toasts.error(`${file.name}: ${faults[at]}`);
      else createInTurn(addUpload({ courseId, lectureId: null, origin: 'queue', file }), workshop);
    }
  };
  return {
    add: (files) => void addFilms(files),
    retry: ({ key, isSaved }) => {
      retryUpload(key);
      if (!isSaved) createInTurn(key, workshop);
    },
    cancel: ({ key, lectureId }) => {
      cancelUpload(key);
      if (!lectureId) return;
      const text = { success: 'Lecture Deleted Successfully', failure: texts.lecture.deleteFailed };
      const refresh = (): void => void queries.invalidateQueries({ queryKey: keys.allCourses });
      void run(send(deleteLecture, { params: { courseId, lectureId } }), text).then(refresh);
    },
  };
}
