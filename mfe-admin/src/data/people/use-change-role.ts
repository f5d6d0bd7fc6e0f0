import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Role } from '@vidya/contracts/calls/choices';
import { changeRole } from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useConsequences } from './use-consequences.ts';

/** The person and their new role. */
export interface RoleChange {
  person: User;
  role: Role;
}

/** The confirmation dialog of a role change, and the change itself. */
export function useChangeRole() {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const question = useDialogEntry('change-role');
  const [change, mark] = useState<RoleChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const isOpen = question.isOpen && change !== null;
  const consequences = useConsequences(isOpen ? change.person._id : '');

  const ask = (wanted: RoleChange): void => {
    mark(wanted);
    setDone(false);
    question.open();
  };

  const confirm = async (): Promise<void> => {
    if (!change) return;
    setBusy(true);
    const params = { userId: change.person._id };
    const response = await run(send(changeRole, { params, body: { role: change.role } }), {
      loading: texts.progress.changingRole,
      success: texts.admin.roleChanged,
      failure: texts.admin.roleFailed,
    });
    setBusy(false);
    // Another administrator may have been first: refetch the list.
    if (!response) return queries.invalidateQueries({ queryKey: keys.people });
    setDone(true);
    question.close();
    await queries.invalidateQueries({ queryKey: keys.people });
  };

  return { isOpen, change, consequences, ask, confirm, close: question.close, isBusy, isDone };
}
