import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useState } from 'react';
import { useUploads } from '../../uploads/upload-list.ts';
import { addUpload, cancelUpload, markSaved } from '../../uploads/uploads.ts';
import { hasVideo } from './stored-lecture.ts';

export interface VideoPlace {
  courseId: string;
  /** Null for a new lecture. */
  lectureId: string | null;
  /** The server's current version of the lecture. */
  latest?: Lecture | undefined;
}

/** The video of one lecture's form. Uploads live as long as the page: a reopened form finds its upload again. */
export function useLectureVideo({ courseId, lectureId, latest }: VideoPlace) {
  const [isRemoved, setRemoved] = useState(false);
  const [isKept, setKept] = useState(false);
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const uploads = useUploads();
  const upload = uploads.findLast(
    (one) =>
      one.key === settledKey ||
      (one.origin === 'form' && one.courseId === courseId && one.lectureId === lectureId && !one.isSaved),
  );
  const storedUpload = uploads.findLast((one) => one.isSaved && one.lectureId === lectureId && one !== upload);
  return {
    /** The file chosen in this form: its upload, running or finished. */
    upload: upload ?? null,
    /** The upload of the stored lecture's video, while this browser still sends it. */
    storedUpload: storedUpload && storedUpload.state !== 'done' ? storedUpload : null,
    /** Whether the lecture has a stored video that stays. */
    hasStored: latest !== undefined && hasVideo(latest) && !isRemoved,
    isRemoved,
    /** The person gives up the replacement that is on its way or has failed. */
    isKept,
    keep: (): void => setKept(true),
    /** Uploads a file at once and cancels one chosen before. */
    send: (file: File): void => {
      if (upload) cancelUpload(upload.key);
      addUpload({ courseId, lectureId, origin: 'form', file });
    },
    /** Removes the chosen file; with `andStored` also the stored video. */
    remove: (andStored: boolean): void => {
      if (upload) cancelUpload(upload.key);
      if (andStored) setRemoved(true);
    },
    /** Drops every change of the video but the one just saved. */
    reset: (): void => {
      if (upload && !upload.isSaved) cancelUpload(upload.key);
      setRemoved(false);
      setKept(false);
    },
    /** Call this once the server has saved the form: it cancels the upload of a replaced or removed video. */
    markSaved: (savedId: string): void => {
      if (storedUpload && (upload || isRemoved || isKept)) cancelUpload(storedUpload.key);
      // Its author has written the lecture: without its upload it stays.
      else if (storedUpload) markSaved(storedUpload.key, savedId);
      if (!upload) return;
      setSettledKey(upload.key);
      markSaved(upload.key, savedId);
    },
  };
}
