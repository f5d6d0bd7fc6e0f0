import type { Device } from '@vidya/contracts/calls/account';
import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';
import { Badge, Button, Icon, Note, Stack } from '@vidya/shared-ui';
import { lastSeen } from '../../data/security/last-seen.ts';
import { EntryItem, EntryName, EntrySign } from './security-styles.ts';

const isPhone = (browser: string): boolean => /(?:Android|iPhone)$/.test(browser);

/** One device: its browser, the sign-in date and the last activity. `now` in ms. */
export function DeviceRow({ device, now, onEnd }: { device: Device; now: number; onEnd: () => void }) {
  const { browser, signedInAt, lastSeenAt, isThis } = device;
  return (
    <EntryItem>
      <EntrySign>
        <Icon name={isPhone(browser) ? 'phone' : 'monitor'} size={22} />
      </EntrySign>
      <Stack $gap={1}>
        <EntryName>
          {browser} {isThis ? <Badge tone="success">This device</Badge> : null}
        </EntryName>
        <Note>
          {isThis ? 'Active now' : lastSeen(lastSeenAt, now)} · Signed in {shortDate(signedInAt)},{' '}
          {timeOfDay(signedInAt)}
        </Note>
      </Stack>
      <Button variant="quiet" size="small" aria-label={`Sign out ${isThis ? 'this device' : browser}`} onClick={onEnd}>
        Sign out
      </Button>
    </EntryItem>
  );
}
