import { useQueryClient } from '@tanstack/react-query';
import { endDevice, endOtherDevices, listDevices } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { Device } from '@vidya/contracts/calls/account';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useRefreshSecurity } from './use-security.ts';

/** The devices on which the person is signed in. Always refetched: a visitor of this list wants the current state. */
export const useDevices = () => useCall(listDevices, { key: keys.devices, staleTime: 0 });

/** The sign-out to confirm: one device, or all but this one. */
export type EndingDevices = Device | 'others';

/** The confirmation dialog and the sign-out of devices. Ending this device signs the person out here. */
export function useEndDevices() {
  const { send, run, signOut } = usePlatform();
  const queries = useQueryClient();
  const refresh = useRefreshSecurity();
  const { isOpen, open, close } = useDialogEntry('end-devices');
  const [ending, setEnding] = useState<EndingDevices | null>(null);
  const [isBusy, setBusy] = useState(false);

  const ask = (what: EndingDevices): void => {
    setEnding(what);
    open();
  };
  const end = (what: EndingDevices) =>
    what === 'others' ? send(endOtherDevices, {}) : send(endDevice, { params: { deviceId: what._id } });

  const confirm = async (): Promise<void> => {
    if (!ending) return;
    setBusy(true);
    const response = await run(end(ending), { loading: texts.progress.loggingOut, failure: texts.account.fallback });
    setBusy(false);
    if (response && ending !== 'others' && ending.isThis) return signOut();
    close();
    await Promise.all([queries.invalidateQueries({ queryKey: keys.devices }), refresh()]);
  };

  // After a reload the history entry still holds the dialog, but the device is unknown: show nothing.
  return { ending: isOpen ? ending : null, isBusy, ask, confirm, close };
}
