import { VisuallyHidden } from '@vidya/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '../data/player/resume.ts';

/** Screen readers hear it when so many minutes are left. */
const announced = [30, 10, 5, 1];

/** The time until `endsAt`, in ms by this browser's clock. Calls `onEnd` once when it is up. */
export function TimeLeft({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const secondsLeft = (): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
  const [left, setLeft] = useState(secondsLeft);
  const tick = useEffectEvent(() => setLeft(secondsLeft()));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);
  const minutes = announced.findLast((one) => left <= one * 60);
  return (
    <>
      <span aria-hidden="true">Time left: {clock(left)}</span>
      <VisuallyHidden role="timer" aria-live="polite">
        {minutes === undefined ? '' : minutes === 1 ? 'Less than a minute left' : `Less than ${minutes} minutes left`}
      </VisuallyHidden>
    </>
  );
}
