import { renewRecoveryCodes } from '@vidya/contracts/browser/calls';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { useRefreshSecurity } from './use-security.ts';

/** The dialog that makes new recovery codes. */
export function useRenewCodes(onCodes: (codes: string[]) => void) {
  const { send, run } = usePlatform();
  const { isOpen, open, close } = useDialogEntry('renew-codes');
  const refresh = useRefreshSecurity();
  const [isBusy, setBusy] = useState(false);
  const renew = async (): Promise<void> => {
    setBusy(true);
    const response = await run(send(renewRecoveryCodes, {}), { failure: texts.account.fallback });
    setBusy(false);
    if (!response) return;
    close();
    onCodes(response.data.recoveryCodes);
    await refresh();
  };
  return { isOpen, open, close, isBusy, renew };
}

/** Keeping codes that are shown once. */
export function useKeepCodes(codes: string[]) {
  const { toasts } = usePlatform();
  const text = `${codes.join('\n')}\n`;
  return {
    copy: async (): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text);
        toasts.success('Codes Copied');
      } catch {
        toasts.error('The Codes Could Not Be Copied, Please Download Them');
      }
    },
    download: (): void => saveFile('vidya-recovery-codes.txt', new Blob([text], { type: 'text/plain' })),
  };
}
