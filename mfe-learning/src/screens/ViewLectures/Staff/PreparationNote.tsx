import type { Lecture } from '@vidya/contracts/calls/lecture';
import { videoFailures } from '@vidya/contracts/texts/choices';
import { queueText } from '@vidya/contracts/texts/queue-text';
import { Banner, Button, ProgressBar } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { isOnItsWay, useRetryVideo } from '../../../data/lectures.ts';
import { smallWith } from '../../../parts/buttons.tsx';
import { useFocusOnArrival } from '../focus-on-arrival.ts';

/** The state of an uploaded video, for staff (decision L5). It follows the list, which is polled. */
export function PreparationNote({ courseId, lecture }: { courseId: string; lecture: Lecture }) {
  const retry = useRetryVideo(courseId);
  const isTriedAgain = retry.variables === lecture._id && isOnItsWay(lecture.state);
  const progress = useFocusOnArrival<HTMLDivElement>(isTriedAgain);
  if (lecture.state === 'failed') {
    return <Failed lecture={lecture} isBusy={retry.isPending} onRetry={() => retry.mutate(lecture._id)} />;
  }
  if (lecture.hidden === 'draft') {
    return <Banner>This lecture is a draft. Learners see it once you publish it: choose Edit Lecture.</Banner>;
  }
  if (!isOnItsWay(lecture.state)) return null;
  const isUploading = lecture.state === 'uploading';
  const queuedBefore = lecture.authoring?.queuedBefore ?? null;
  return (
    <Banner ref={progress} tabIndex={-1}>
      <Lines>
        <span>{waitingText(lecture)}</span>
        {queuedBefore === null ? (
          <ProgressBar
            value={lecture.percent}
            label={isUploading ? 'Upload' : 'Preparation'}
            caption={`${Math.floor(lecture.percent)}% ${isUploading ? 'uploaded' : 'processed'}`}
          />
        ) : (
          <span>{queueText(queuedBefore)}.</span>
        )}
      </Lines>
    </Banner>
  );
}

function Failed({ lecture, isBusy, onRetry }: { lecture: Lecture; isBusy: boolean; onRetry: () => void }) {
  const { failure = null, canRetry = false, isReplacing = false } = lecture.authoring ?? {};
  const whole = failure ? videoFailures[failure] : 'This video could not be processed.';
  const wayOut = canRetry
    ? 'Try again, or choose Edit Lecture and upload another file.'
    : 'Choose Edit Lecture to upload a video, or to give a YouTube link.';
  return (
    <Banner
      tone="danger"
      action={
        canRetry ? (
          <Button variant="secondary" isBusy={isBusy} onClick={onRetry} {...smallWith('refresh')}>
            Try again
          </Button>
        ) : null
      }
    >
      {isReplacing ? `${whole} Learners go on seeing the earlier one.` : whole} {wayOut}
    </Banner>
  );
}

function waitingText({ state, authoring }: Lecture): string {
  const [doing, end] =
    state === 'uploading' ? ['still being uploaded', '.'] : ['being processed', '; you need not wait here.'];
  return authoring?.isReplacing
    ? `A new video is ${doing}. Learners see the earlier one until it is ready${end}`
    : `This video is ${doing}. Learners see it when it is ready${end}`;
}

const Lines = styled.div`
  ${stack(2)}
  max-width: 36rem;
`;
