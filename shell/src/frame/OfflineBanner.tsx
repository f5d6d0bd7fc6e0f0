import { color, space, type } from '@vidya/shared-ui/tokens';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { listen } from '../listen.ts';

const onConnectionChange = (tell: () => void) => listen(window, ['online', 'offline'], tell);

/** Shows a message while the device is offline. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : <Banner>You are offline. What is on the screen may be out of date.</Banner>}
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
