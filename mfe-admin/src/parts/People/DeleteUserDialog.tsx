import type { User } from '@vidya/contracts/calls/account';
import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog } from '@vidya/shared-ui';
import { deletionText } from '../../data/people/consequences-text.ts';
import type { useDeleteUser } from '../../data/people/use-delete-user.ts';
import { consequenceLines } from './consequence-lines.tsx';

interface DeleteUserDialogProps {
  deletion: ReturnType<typeof useDeleteUser>;
  focusAfter: () => HTMLElement | null;
}

/** Confirms the deletion of an account and lists its consequences. */
export function DeleteUserDialog({ deletion, focusAfter }: DeleteUserDialogProps) {
  const { isOpen, person, consequences, isBusy, confirm, close } = deletion;
  const lines = person ? consequenceLines(consequences, (known) => deletionText(person.role, known)) : [];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={questionFor(person)}
      lines={[...lines, texts.dialog.cannotUndo]}
      confirmLabel="Delete Account"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
      focusAfter={focusAfter}
    />
  );
}

const questionFor = (person: User | undefined): string =>
  person
    ? `Are you sure you want to delete the account of ${person.fullName}?`
    : 'Are you sure you want to delete this account?';
