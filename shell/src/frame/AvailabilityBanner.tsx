import { useQueryClient } from '@tanstack/react-query';
import { ready } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { listen } from '@vidya/contracts/browser/listen';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { useAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { staleAtom } from './frame-atoms.ts';

const onConnectionChange = (tell: () => void) => listen(window, ['online', 'offline'], tell);

const askAgainMs = 5_000;

/** While the page may be old, asks whether the server is back, and then again for what the page shows. */
function useStale(send: Send): boolean {
  const [isStale, setStale] = useAtom(staleAtom);
  const queries = useQueryClient();
  useEffect(() => {
    if (!isStale) return;
    const askAgain = async (): Promise<void> => {
      try {
        await send(ready, {});
      } catch {
        return;
      }
      setStale(false);
      await queries.invalidateQueries();
    };
    const timer = setInterval(() => void askAgain(), askAgainMs);
    return () => clearInterval(timer);
  }, [isStale, setStale, queries, send]);
  return isStale;
}

/** Shows a message while the device is offline, or while the site shows what it had before its server went away. */
export function AvailabilityBanner({ send }: { send: Send }) {
  const isStale = useStale(send);
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : <Banner>You are offline. What is on the screen may be out of date.</Banner>}
      {isOnline && isStale ? (
        <Banner>Our server is down. What you see may be some minutes old, and buying has to wait.</Banner>
      ) : null}
    </div>
  );
}

const Banner = styled.p`
  padding: ${space[2]} ${space[4]};
  background: ${color.warningSoft};
  color: ${color.warning};
  ${type.small}
  text-align: center;
`;
