import { uploadIdOf } from '@vidya/contracts/calls/upload';
import { useMemo, useSyncExternalStore } from 'react';
import { isSentElsewhere, onUnfinishedChange, parseUnfinished, type Unfinished, unfinishedText } from './unfinished.ts';
import { useUploads } from './upload-list.ts';

/** Uploads of this course that an earlier visit did not finish; of one lecture if `lectureId` is given, else of all. */
export function useUnfinished(courseId: string, lectureId: string | null): Unfinished[] {
  const text = useSyncExternalStore(onUnfinishedChange, unfinishedText);
  const uploads = useUploads();
  const stopped = useMemo(() => parseUnfinished(text), [text]);
  const inHand = new Set(uploads.map(({ uploadId }) => uploadId));
  return stopped.filter(
    (one) =>
      one.courseId === courseId &&
      (lectureId === null || one.lectureId === lectureId) &&
      !inHand.has(uploadIdOf(one.address)) &&
      !isSentElsewhere(one),
  );
}
