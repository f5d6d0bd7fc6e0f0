import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { deleteUserAtom } from '../choices.ts';
import { useConsequences } from './use-consequences.ts';

/** The confirmation dialog and the deletion of an account from this list. */
export function useDeleteUser(people: readonly User[] | undefined) {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const question = useDialogEntry('delete-user');
  const [userId, mark] = useAtom(deleteUserAtom);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [asked, keep] = useState<User>();
  // Another administrator may have deleted the account: the dialog still shows the person.
  const person = [...(people ?? []), asked].find((one) => one?._id === userId);
  const consequences = useConsequences(question.isOpen ? userId : '');

  const ask = (user: User): void => {
    mark(user._id);
    keep(user);
    setDone(false);
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
    setDone(true);
    question.close();
    mark('');
    // The deletion anonymises payments and archives courses, so refetch them on the next visit.
    queries.removeQueries({ queryKey: keys.allPayments });
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.people }),
      queries.invalidateQueries({ queryKey: keys.allCourses }),
    ]);
  };

  return { ...question, ask, person, consequences, confirm, isBusy, isDone };
}
