import { addPasskey, requestPasskeyCreation } from '@vidya/contracts/browser/calls';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { makePasskey } from '@vidya/contracts/browser/proofs/new-passkey';
import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useRefreshSecurity } from './use-security.ts';

type Request = Parameters<typeof makePasskey>[0];

/** The dialog that adds a passkey. `onCodes`: with the person's first one come recovery codes. */
export function useAddPasskey(onCodes: (codes: string[]) => void) {
  const { send, run, toasts } = usePlatform();
  const { isOpen, open, close } = useDialogEntry('add-passkey');
  const refresh = useRefreshSecurity();
  const [request, setRequest] = useState<Request>();
  const [isBusy, setBusy] = useState(false);
  const [unkept, setUnkept] = useState('');

  // Asked for before the dialog opens: some browsers make a passkey only right after a press.
  const begin = async (): Promise<void> => {
    setBusy(true);
    const response = await run(send(requestPasskeyCreation, {}), { failure: texts.account.fallback });
    setBusy(false);
    if (!response) return;
    setRequest(response.data);
    open();
  };
  const add = async (name: string): Promise<void> => {
    if (!request || isBusy) return;
    setBusy(true);
    try {
      const made = await makePasskey(request);
      if (!made) return;
      const response = await run(send(addPasskey, { body: { name, response: made } }), {
        failure: texts.account.fallback,
      });
      setUnkept(response ? '' : name);
      close();
      if (response?.data.recoveryCodes) onCodes(response.data.recoveryCodes);
      await refresh();
    } catch (error) {
      toasts.error(messageOf(error, texts.account.fallback), { requestId: requestIdOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    // After a reload the history entry still holds the dialog, but its request is gone.
    isOpen: isOpen && request !== undefined,
    isBusy,
    /** The name of a passkey that the server did not take, for the next try. */
    unkept,
    begin,
    add,
    close,
  };
}
