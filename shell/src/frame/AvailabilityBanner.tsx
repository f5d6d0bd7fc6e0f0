import { color, space, type } from '@vidya/shared-ui/tokens';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { listen } from '../listen.ts';
import { staleAtom } from './frame-atoms.ts';

const onConnectionChange = (tell: () => void) => listen(window, ['online', 'offline'], tell);

/** Shows a message while the device is offline, or while the site shows what it had before its server went away. */
export function AvailabilityBanner() {
  const isStale = useAtomValue(staleAtom);
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
