import { confirmTotp, removeTotp, startTotp } from '@vidya/contracts/browser/calls';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { StartedTotp } from '@vidya/contracts/calls/sign-in-security';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useRefreshSecurity } from './use-security.ts';

/** The dialogs that add and remove the authenticator app. `onCodes`: with the first factor come recovery codes. */
export function useTotp(onCodes: (codes: string[]) => void) {
  const { send, run, toasts } = usePlatform();
  const adding = useDialogEntry('add-totp');
  const removal = useDialogEntry('remove-totp');
  const refresh = useRefreshSecurity();
  const [started, setStarted] = useState<StartedTotp>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const busily = async <Data>(work: Parameters<typeof run<Data>>[0]) => {
    setBusy(true);
    const response = await run(work, { failure: texts.account.fallback });
    setBusy(false);
    return response;
  };
  const begin = async (): Promise<void> => {
    const response = await busily(send(startTotp, {}));
    if (!response) return;
    setStarted(response.data);
    setFailure('');
    adding.open();
  };
  const confirm = async (code: string): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      const { data, message } = await send(confirmTotp, { body: { code } });
      toasts.success(message);
      adding.close();
      setStarted(undefined);
      if (data.recoveryCodes) onCodes(data.recoveryCodes);
      await refresh();
    } catch (error) {
      setFailure(messageOf(error, texts.account.fallback));
    } finally {
      setBusy(false);
    }
  };
  const remove = async (): Promise<void> => {
    if (!(await busily(send(removeTotp, {})))) return;
    removal.close();
    await refresh();
  };
  return {
    // After a reload the history entry still holds the dialog, but the secret is gone.
    started: adding.isOpen ? started : undefined,
    failure,
    isBusy,
    begin,
    confirm,
    cancel: adding.close,
    isRemoving: removal.isOpen,
    askToRemove: removal.open,
    remove,
    keep: removal.close,
  };
}
