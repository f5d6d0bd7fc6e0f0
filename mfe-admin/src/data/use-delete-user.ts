import { useQueryClient } from '@tanstack/react-query';
import { deleteUserOrInstructor, type User } from '@vidya/contracts/account';
import { keys } from '@vidya/contracts/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { deleteUserAtom } from './choices.ts';
import { usePeople } from './use-people.ts';

/** The question before a person's account goes, and its going. */
export function useDeleteUser() {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const question = useDialogEntry('delete-user');
  const [userId, mark] = useAtom(deleteUserAtom);
  const [isBusy, setBusy] = useState(false);
  const { people } = usePeople();
  const person = [...(people?.students ?? []), ...(people?.instructors ?? [])].find(({ _id }) => _id === userId);

  const ask = (user: User): void => {
    mark(user._id);
    question.open();
  };

  const confirm = async (): Promise<void> => {
    if (!userId) {
      toasts.error(texts.account.userIdMissing);
      return question.close();
    }
    setBusy(true);
    const answer = await run(send(deleteUserOrInstructor, { body: { userId } }), {
      loading: texts.progress.deletingUser,
      success: texts.account.accountDeleted,
      failure: texts.account.deleteFallback,
    });
    setBusy(false);
    if (!answer) return;
    question.close();
    mark('');
    // Payments are anonymised and courses archived with the person: whoever looks next asks anew.
    queries.removeQueries({ queryKey: keys.allPayments });
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.people }),
      queries.invalidateQueries({ queryKey: keys.allCourses }),
    ]);
  };

  return { ...question, ask, person, confirm, isBusy };
}
