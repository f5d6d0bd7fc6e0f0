import { useQueryClient } from '@tanstack/react-query';
import { changeRole, deleteUserOrInstructor, getConsequences } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Role } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { useQuestion } from '../data/use-question.ts';
import { useRequest } from '../data/use-request.ts';

/** The consequences of a change for a person; null if the request failed, undefined while it loads. */
function useConsequences(userId: string) {
  const { data, error } = useRequest({
    key: keys.consequences(userId),
    fetch: async (send, signal) => (await send(getConsequences, { params: { userId }, signal })).data,
    enabled: userId !== '',
    // Not cached: each dialog needs current numbers.
    gcTime: 0,
  });
  return error ? null : data;
}

/** The person's row is not in the list any more. */
const isGone = (people: readonly User[] | undefined, person: User | undefined): boolean =>
  !people?.some(({ _id }) => _id === person?._id);

/** The confirmation dialog of a role change, and the change itself. */
export function useChangeRole(people: readonly User[] | undefined) {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const question = useQuestion<{ person: User; role: Role }>('change-role');
  const { subject: change, run, finish } = question;
  const consequences = useConsequences(question.isOpen && change ? change.person._id : '');

  const confirm = async (): Promise<void> => {
    if (!change) return;
    const sent = send(changeRole, { params: { userId: change.person._id }, body: { role: change.role } });
    const response = await run(sent, {
      loading: texts.progress.changingRole,
      success: texts.admin.roleChanged,
      failure: texts.admin.roleFailed,
    });
    if (response) finish();
    // After a refusal too: another administrator may have been first.
    await queries.invalidateQueries({ queryKey: keys.people });
  };
  return { ...question, isDone: question.isDone || isGone(people, change?.person), change, consequences, confirm };
}

/** The id of the user in the open delete dialog; '' if none. */
const deleteUserAtom = atom('');

/** The confirmation dialog and the deletion of an account from this list. */
export function useDeleteUser(people: readonly User[] | undefined) {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const question = useDialogEntry('delete-user');
  const [userId, mark] = useAtom(deleteUserAtom);
  const [isBusy, setBusy] = useState(false);
  const [asked, keep] = useState<User>();
  // Another administrator may have deleted the account: the dialog still shows the person.
  const person = [...(people ?? []), asked].find((one) => one?._id === userId);
  const consequences = useConsequences(question.isOpen ? userId : '');

  const ask = (user: User): void => {
    mark(user._id);
    keep(user);
    question.open();
  };

  const confirm = async (): Promise<void> => {
    // Delete only the person that the dialog names.
    if (!person) {
      toasts.error(texts.account.userIdMissing);
      return question.close();
    }
    setBusy(true);
    const response = await run(send(deleteUserOrInstructor, { body: { userId } }), {
      loading: texts.progress.deletingUser,
      success: texts.account.accountDeleted,
      failure: texts.account.deleteFallback,
    });
    setBusy(false);
    if (!response) return queries.invalidateQueries({ queryKey: keys.people });
    question.close();
    mark((latest) => (latest === userId ? '' : latest));
    // The deletion anonymises payments and archives courses, so refetch them on the next visit.
    queries.removeQueries({ queryKey: keys.allPayments });
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.people }),
      queries.invalidateQueries({ queryKey: keys.allCourses }),
    ]);
  };

  return { ...question, ask, person, consequences, confirm, isBusy, isDone: isGone(people, person) };
}
