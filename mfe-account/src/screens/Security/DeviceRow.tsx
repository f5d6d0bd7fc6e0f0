import type { Device } from '@vidya/contracts/calls/account';
import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';
import { Badge, Button, color, Icon, media, Note, radius, Stack, space, type } from '@vidya/shared-ui';
import { centred, row, square } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { lastSeen } from '../../data/security/last-seen.ts';

const isPhone = (browser: string): boolean => /(?:Android|iPhone)$/.test(browser);

/** One device: its browser, the sign-in date and the last activity. `now` in ms. */
export function DeviceRow({ device, now, onEnd }: { device: Device; now: number; onEnd: () => void }) {
  const { browser, signedInAt, lastSeenAt, isThis } = device;
  return (
    <DeviceItem>
      <DeviceSign>
        <Icon name={isPhone(browser) ? 'phone' : 'monitor'} size={22} />
      </DeviceSign>
      <Stack $gap={1}>
        <Browser>
          {browser} {isThis ? <Badge tone="success">This device</Badge> : null}
        </Browser>
        <Note>
          {isThis ? 'Active now' : lastSeen(lastSeenAt, now)} · Signed in {shortDate(signedInAt)},{' '}
          {timeOfDay(signedInAt)}
        </Note>
      </Stack>
      <Button variant="quiet" size="small" aria-label={`Sign out ${isThis ? 'this device' : browser}`} onClick={onEnd}>
        Sign out
      </Button>
    </DeviceItem>
  );
}

const DeviceItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: ${space[4]} 0;
  border-top: 1px solid ${color.line};
  > button {
    grid-column: 2;
    justify-self: start;
    margin-left: -${space[3]};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > button {
      grid-column: auto;
      margin: 0 -${space[3]} 0 0;
    }
  }
`;

const DeviceSign = styled.span`
  ${centred}
  align-self: start;
  ${square('2.75rem')}
  background: ${color.primarySoft};
  border-radius: ${radius.medium};
  color: ${color.primary};
`;

const Browser = styled.p`
  ${row(2)}
  ${type.strong}
`;
