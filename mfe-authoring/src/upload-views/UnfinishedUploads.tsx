import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { Banner, Button, Stack } from '@vidya/shared-ui';
import { useMemo, useSyncExternalStore } from 'react';
import { focusNext } from '../parts/focus-next.ts';
import { isSentElsewhere, onUnfinishedChange, parseUnfinished, unfinishedText } from '../uploads/unfinished.ts';
import { percentOf, useUploads } from '../uploads/upload-list.ts';
import { discardUnfinished } from '../uploads/uploads.ts';

interface UnfinishedUploadsProps {
  courseId: string;
  /** Limits the list to this lecture; null shows the whole course. */
  lectureId: string | null;
}

/** Uploads that an earlier visit did not finish, and how to resume them. */
export function UnfinishedUploads({ courseId, lectureId }: UnfinishedUploadsProps) {
  const stopped = useUnfinished({ courseId, lectureId });
  if (stopped.length === 0) return null;
  return (
    <Stack $gap={2}>
      {stopped.map(({ address, fileName, sentBytes, size }) => (
        <Banner
          key={address}
          icon="upload"
          action={
            <Button
              variant="quiet"
              size="small"
              aria-label={`Discard: ${fileName}`}
              onClick={({ currentTarget }) => {
                focusNext(currentTarget, currentTarget.closest('fieldset')?.querySelector('input') ?? null);
                discardUnfinished(address);
              }}
            >
              Discard
            </Button>
          }
        >
          {sentBytes < size
            ? `${fileName} stopped at ${percentOf(sentBytes, size)}\u00a0%. Choose it again to go on.`
            : `${fileName} is uploaded and waits for its lecture. Choose it again to use it.`}
        </Banner>
      ))}
    </Stack>
  );
}

function useUnfinished({ courseId, lectureId }: UnfinishedUploadsProps) {
  const text = useSyncExternalStore(onUnfinishedChange, unfinishedText);
  const stopped = useMemo(() => parseUnfinished(text), [text]);
  const inHand = new Set(useUploads().map(({ uploadId }) => uploadId));
  return stopped.filter(
    (one) =>
      one.courseId === courseId &&
      (lectureId === null || one.lectureId === lectureId) &&
      !inHand.has(uploadIdOf(one.address)) &&
      !isSentElsewhere(one),
  );
}
