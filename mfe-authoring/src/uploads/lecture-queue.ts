import { messageOf } from '@vidya/contracts/api-error';
import type { Send } from '@vidya/contracts/client';
import { keys } from '@vidya/contracts/keys';
import { createLecture, deleteLecture } from '@vidya/contracts/lecture';
import { limits } from '@vidya/contracts/limits';
import { usePlatform } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { videoFault } from '../data/file-checks.ts';
import { usePerson } from '../data/session.ts';
import type { Upload } from './upload.ts';
import { findUpload } from './upload-list.ts';
import { addUpload, cancelUpload, failUpload, markSaved, retryUpload, uploadIdWhenKnown } from './uploads.ts';

/** '03_intro-to-hooks.mp4' → '03 intro to hooks'. */
export const titleFrom = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .slice(0, limits.title.most) || 'Untitled lecture';

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

/** Makes the lecture of a video as soon as the server has a name for the video. */
async function createFor(key: string, { send, queries, creatorName }: Workshop): Promise<void> {
  try {
    const uploadId = await uploadIdWhenKnown(key);
    const upload = findUpload(key);
    if (!upload || upload.isSaved) return;
    const { courseId, file } = upload;
    const body = { title: titleFrom(file.name), description: '', youtubeLink: '', uploadId, createdby: creatorName };
    const { data } = await send(createLecture, { params: { courseId }, body });
    markSaved(key, data.lectureId);
    void queries.invalidateQueries({ queryKey: keys.allCourses });
  } catch (error) {
    // One that failed on its way has said so already.
    if (findUpload(key)?.state !== 'failed') failUpload(key, messageOf(error, texts.lecture.createFailed));
  }
}

export interface LectureQueue {
  /** Each becomes a lecture with the name of its file. What is no video is said and left out. */
  add: (files: File[]) => void;
  retry: (upload: Upload) => void;
  /** Stops it; the lecture that was made of it goes as well. */
  cancel: (upload: Upload) => void;
}

/** Several files at once: an upload and a lecture for each. */
export function useLectureQueue(courseId: string): LectureQueue {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const creatorName = usePerson()?.fullName ?? '';
  const workshop = { send, queries, creatorName };
  return {
    add: (files) => {
      for (const file of files) {
        const fault = videoFault(file);
        if (fault) toasts.error(`${file.name}: ${fault}`);
        else createInTurn(addUpload({ courseId, lectureId: null, origin: 'queue', file }), workshop);
      }
    },
    retry: ({ key, isSaved }) => {
      retryUpload(key);
      if (!isSaved) createInTurn(key, workshop);
    },
    cancel: ({ key, lectureId }) => {
      cancelUpload(key);
      if (!lectureId) return;
      const words = { success: 'Lecture Deleted Successfully', failure: texts.lecture.deleteFailed };
      const refresh = (): void => void queries.invalidateQueries({ queryKey: keys.allCourses });
      void run(send(deleteLecture, { params: { courseId, lectureId } }), words).then(refresh);
    },
  };
}
