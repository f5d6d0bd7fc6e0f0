import { ConfirmDialog } from '@vidya/shared-ui';
import { roleText } from '../../data/people/consequences-text.ts';
import { roleName } from '../../data/people/role-name.ts';
import type { useChangeRole } from '../../data/people/use-change-role.ts';
import { consequenceLines } from './consequence-lines.tsx';

interface ChangeRoleDialogProps {
  roles: ReturnType<typeof useChangeRole>;
  focusAfter: () => HTMLElement | null;
}

/** Confirms a role change and lists its consequences. */
export function ChangeRoleDialog({ roles, focusAfter }: ChangeRoleDialogProps) {
  const { isOpen, change, consequences, isBusy, confirm, close } = roles;
  if (!change) return null;
  const { person, role } = change;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone={role === 'ADMIN' ? 'danger' : 'primary'}
      title={`Make ${person.fullName} ${role === 'USER' ? 'a' : 'an'} ${roleName[role]}?`}
      lines={consequenceLines(consequences, (known) => roleText(role, known))}
      confirmLabel="Change Role"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
      focusAfter={focusAfter}
    />
  );
}
