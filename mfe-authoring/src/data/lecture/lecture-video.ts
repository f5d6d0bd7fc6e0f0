import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useState } from 'react';
import type { Upload } from '../../uploads/upload.ts';
import { useUploads } from '../../uploads/upload-list.ts';
import { addUpload, cancelUpload, markSaved, retryUpload } from '../../uploads/uploads.ts';
import { hasVideo } from './stored-lecture.ts';

export interface LectureVideo {
  /** Chosen in this form: on its way, or there. */
  upload: Upload | null;
  /** The video of the stored lecture, when it is still on its way from here. */
  storedUpload: Upload | null;
  /** Whether a video from before is there and stays. */
  hasStored: boolean;
  isRemoved: boolean;
  /** The file begins to go up at once; one chosen before is given up. */
  send: (file: File) => void;
  retry: () => void;
  /** Takes back what was chosen, and what was there as well when `andStored`. */
  remove: (andStored: boolean) => void;
  /** The server has saved the form: what was there before is given up when something else took its place. */
  markSaved: (lectureId: string) => void;
}

interface VideoPlace {
  courseId: string;
  /** Null for a lecture that is being added. */
  lectureId: string | null;
  /** The lecture as the server has it now. */
  latest: Lecture | undefined;
}

/** The video of one lecture's form. What goes up belongs to the visit: the form finds it again when it is opened anew. */
export function useLectureVideo({ courseId, lectureId, latest }: VideoPlace): LectureVideo {
  const [isRemoved, setRemoved] = useState(false);
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const uploads = useUploads();
  const upload = uploads.findLast(
    (one) =>
      one.key === settledKey ||
      (one.origin === 'form' && one.courseId === courseId && one.lectureId === lectureId && !one.isSaved),
  );
  const storedUpload = uploads.findLast((one) => one.isSaved && one.lectureId === lectureId && one !== upload);
  return {
    upload: upload ?? null,
    storedUpload: storedUpload && storedUpload.state !== 'done' ? storedUpload : null,
    hasStored: latest !== undefined && hasVideo(latest) && !isRemoved,
    isRemoved,
    send: (file) => {
      if (upload) cancelUpload(upload.key);
      addUpload({ courseId, lectureId, origin: 'form', file });
    },
    retry: () => {
      const failed = upload ?? storedUpload;
      if (failed) retryUpload(failed.key);
    },
    remove: (andStored) => {
      if (upload) cancelUpload(upload.key);
      if (andStored) setRemoved(true);
    },
    markSaved: (savedId) => {
      if (storedUpload && (upload || isRemoved)) cancelUpload(storedUpload.key);
      if (!upload) return;
      setSettledKey(upload.key);
      markSaved(upload.key, savedId);
    },
  };
}
