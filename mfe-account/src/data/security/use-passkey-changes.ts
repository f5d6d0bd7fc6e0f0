import { removePasskey, renamePasskey } from '@vidya/contracts/browser/calls';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { Passkey } from '@vidya/contracts/calls/passkey';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useRefreshSecurity } from './use-security.ts';

/** The dialogs that rename and remove a passkey. */
export function usePasskeyChanges() {
  const { send, run } = usePlatform();
  const removal = useDialogEntry('remove-passkey');
  const renaming = useDialogEntry('rename-passkey');
  const refresh = useRefreshSecurity();
  const [chosen, setChosen] = useState<Passkey>();
  const [isBusy, setBusy] = useState(false);

  const change = async (work: () => Parameters<typeof run<null>>[0], dialog: typeof removal): Promise<void> => {
    setBusy(true);
    const response = await run(work(), { failure: texts.account.fallback });
    setBusy(false);
    if (!response) return;
    dialog.close();
    await refresh();
  };
  const params = { passkeyId: chosen?._id ?? '' };

  return {
    chosen,
    isBusy,
    isRemoving: removal.isOpen && chosen !== undefined,
    isRenaming: renaming.isOpen && chosen !== undefined,
    askToRemove: (passkey: Passkey): void => {
      setChosen(passkey);
      removal.open();
    },
    askToRename: (passkey: Passkey): void => {
      setChosen(passkey);
      renaming.open();
    },
    remove: () => change(() => send(removePasskey, { params }), removal),
    rename: (name: string) => change(() => send(renamePasskey, { params, body: { name } }), renaming),
    keep: removal.close,
    keepName: renaming.close,
  };
}
