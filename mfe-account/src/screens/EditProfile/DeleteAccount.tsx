import type { User } from '@vidya/contracts/calls/account';
import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog } from '@vidya/shared-ui';
import { useDeleteAccount } from '../../data/profile/use-delete-account.ts';
import { DangerLink } from './profile-styles.ts';

const [question, consequence] = texts.dialog.deleteAccount;

/** The delete button and its confirmation dialog. */
export function DeleteAccount({ user }: { user: User }) {
  const { isOpen, open, close, isBusy, confirm } = useDeleteAccount(user);
  return (
    <>
      <DangerLink type="button" onClick={open}>
        Delete Account
      </DangerLink>
      <ConfirmDialog
        isOpen={isOpen}
        title={question}
        lines={[consequence, texts.dialog.cannotUndo]}
        confirmLabel="Delete Account"
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </>
  );
}
