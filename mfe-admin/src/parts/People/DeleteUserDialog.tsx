import type { User } from '@vidya/contracts/account';
import { texts } from '@vidya/contracts/texts';
import { ConfirmDialog } from '@vidya/shared-ui';
import { deletionConsequences } from '../../data/deletion-consequences.ts';
import type { useDeleteUser } from '../../data/use-delete-user.ts';

/** Asks before an account goes, and says what goes with it. */
export function DeleteUserDialog({ deletion }: { deletion: ReturnType<typeof useDeleteUser> }) {
  const { isOpen, person, isBusy, confirm, close } = deletion;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={questionFor(person)}
      lines={[...(person ? deletionConsequences(person) : []), texts.dialog.cannotUndo]}
      confirmLabel="Delete Account"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}

const questionFor = (person: User | undefined): string =>
  person
    ? `Are you sure you want to delete the account of ${person.fullName}?`
    : 'Are you sure you want to delete this account?';
