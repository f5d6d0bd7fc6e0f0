import { Button } from '@vidya/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from './Notice.tsx';

/** 'lost': the line broke. 'unplayable': the file came, or was refused, and did not play. */
export type PlayerErrorKind = 'lost' | 'unplayable';

const text: Record<PlayerErrorKind, string> = {
  lost: 'The connection was lost. The video goes on from where it stopped.',
  unplayable: 'This video could not be played.',
};

/** Why nothing plays, and the way on. After a lost connection it goes on by itself once the browser is online again. */
export function PlayerError({ kind, onRetry }: { kind: PlayerErrorKind; onRetry: () => void }) {
  const comeBack = useEffectEvent(() => {
    if (kind === 'lost') onRetry();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      // Not at once: the browser says so before the line carries anything.
      timer = setTimeout(() => comeBack(), 1_000);
    };
    window.addEventListener('online', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', wait);
    };
  }, []);
  return (
    <Notice>
      <span role="alert">{text[kind]}</span>
      <Button variant="accent" size="small" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
