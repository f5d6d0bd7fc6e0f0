import { usePerson } from '@vidya/contracts/browser/platform';
import type { Device } from '@vidya/contracts/calls/account';
import { requestIdOf } from '@vidya/contracts/rules/api-error';
import { count } from '@vidya/contracts/texts/format';
import { Button, ConfirmDialog, ErrorState, Note, Skeleton, Surface } from '@vidya/shared-ui';
import { useState } from 'react';
import { type EndingDevices, useDevices, useEndDevices } from '../../data/security/use-devices.ts';
import { Head } from '../../parts/page-styles.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { EntryList, More } from './security-styles.ts';

const shownAtFirst = 5;

/** This device first, so that it is never among the hidden ones; the others in the order of the response. */
const thisFirst = (devices: Device[]): Device[] =>
  devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));

/** 'Signed-in devices': every browser with a session of this person, each with a sign-out. */
export function Devices() {
  const isStaff = usePerson()?.role !== 'USER';
  const devices = useDevices();
  const end = useEndDevices();
  const [isAll, setAll] = useState(false);
  const all = thisFirst(devices.data ?? []);
  const hasOthers = devices.data?.some((device) => !device.isThis);
  return (
    <Surface as="section" aria-labelledby="signed-in-devices">
      <Head>
        <h2 id="signed-in-devices">Signed-in devices</h2>
        {hasOthers ? (
          <Button variant="secondary" size="small" onClick={() => end.ask('others')}>
            Sign out everywhere else
          </Button>
        ) : null}
      </Head>
      <Note>
        You stay signed in for {isStaff ? '12 hours, and 30 minutes without use' : '7 days'}. Sign out a device that you
        do not know, then change your password.
      </Note>
      {devices.isPending ? <Skeleton shape="block" height="4.5rem" /> : null}
      {devices.isLoadingError ? (
        <ErrorState
          picture={null}
          titleAs="h3"
          title="Your devices could not be listed"
          onRetry={() => void devices.refetch()}
          isRetrying={devices.isFetching}
          requestId={requestIdOf(devices.error)}
        />
      ) : null}
      {devices.data ? (
        <EntryList id="device-list">
          {all.slice(0, isAll ? all.length : shownAtFirst).map((device) => (
            <DeviceRow key={device._id} device={device} now={devices.dataUpdatedAt} onEnd={() => end.ask(device)} />
          ))}
        </EntryList>
      ) : null}
      {all.length > shownAtFirst ? (
        <More>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isAll}
            aria-controls="device-list"
            onClick={() => setAll(!isAll)}
          >
            {isAll ? 'Show fewer' : `Show all (${count(all.length)})`}
          </Button>
        </More>
      ) : null}
      <EndDevices {...end} />
    </Surface>
  );
}

function confirmationOf(ending: EndingDevices): { title: string; line: string } {
  if (ending === 'others') {
    return {
      title: 'Sign out everywhere else?',
      line: 'Every other browser will ask for your password again. This one stays signed in.',
    };
  }
  return ending.isThis
    ? { title: 'Sign out this device?', line: 'You will have to log in again here.' }
    : { title: `Sign out ${ending.browser}?`, line: 'It will ask for your password again.' };
}

/** The confirmation dialog of a sign-out. */
function EndDevices({ ending, isBusy, confirm, close }: ReturnType<typeof useEndDevices>) {
  const { title, line } = confirmationOf(ending ?? 'others');
  return (
    <ConfirmDialog
      isOpen={ending !== null}
      tone="primary"
      title={title}
      lines={[line]}
      confirmLabel="Sign out"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
