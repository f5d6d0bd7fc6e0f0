import type { Device } from '@vidya/contracts/calls/account';
import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';
import { Badge, Button, Icon, Note, Stack } from '@vidya/shared-ui';
import { lastSeen } from '../../data/profile/last-seen.ts';
import { Browser, DeviceItem, DeviceSign } from './device-styles.ts';

const isPhone = (browser: string): boolean => /(?:Android|iPhone)$/.test(browser);

interface DeviceRowProps {
  device: Device;
  /** The time of the list, in ms. */
  now: number;
  onEnd: () => void;
}

/** One device: its browser, the sign-in date and the last activity. */
export function DeviceRow({ device, now, onEnd }: DeviceRowProps) {
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
