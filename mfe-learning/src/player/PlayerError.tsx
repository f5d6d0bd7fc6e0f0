import { Button } from '@vidya/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from './player-styles.ts';

const messages = {
  lost: 'The connection was lost. The video goes on from where it stopped.',
  unplayable: 'This video could not be played.',
};

/** 'lost': the connection broke. 'unplayable': the server refused the file, or the browser cannot play it. */
export type PlayerErrorKind = keyof typeof messages;

/** Why nothing plays, with a retry. After a lost connection it retries by itself once the browser is online again. */
export function PlayerError({ kind, onRetry }: { kind: PlayerErrorKind; onRetry: () => void }) {
  const comeBack = useEffectEvent(() => {
    if (kind === 'lost') onRetry();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      // Wait a second: the browser fires `online` before the connection works.
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
      <span role="alert">{messages[kind]}</span>
      <Button variant="accent" size="small" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
