import { deleteAccount } from '@vidya/contracts/browser/calls';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';

/** The confirmation dialog and the deletion of the account. Administrators are refused (section 6). */
export function useDeleteAccount(user: User) {
  const { send, run, signOut, toasts } = usePlatform();
  const question = useDialogEntry('delete-account');
  const [isBusy, setBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    if (user.role === 'ADMIN') {
      toasts.error(texts.account.adminCannotDelete);
      return question.close();
    }
    setBusy(true);
    const response = await run(send(deleteAccount, {}), {
      loading: texts.progress.deletingAccount,
      success: texts.account.accountDeleted,
      failure: texts.account.deleteFallback,
    });
    setBusy(false);
    if (response) signOut();
    else question.close();
  };

  return { ...question, isBusy, confirm };
}
