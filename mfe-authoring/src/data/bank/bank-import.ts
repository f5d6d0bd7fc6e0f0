import { useQueryClient } from '@tanstack/react-query';
import { importBankQuestions } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Bank, BankImport } from '@vidya/contracts/calls/bank';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { useState } from 'react';
import { isRunning } from './bank.ts';

type Chosen = { name: 'choosing'; fault?: string | undefined } | { name: 'sending'; file: File };

/** Where an import into the bank stands. `report`: it ended during this visit. */
export type BankImportStep = Chosen | { name: 'running' | 'report'; report: BankImport };

/** Sends a file of questions, and follows the import that the server runs. `last`: the bank's last one. */
export function useBankImport(courseId: string, last: BankImport | null) {
  const { send, toasts } = usePlatform();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>({ name: 'choosing' });
  const [isFollowed, setFollowed] = useState(false);
  const isUnderWay = last !== null && isRunning(last);
  if (isUnderWay && !isFollowed) setFollowed(true);

  const choose = async (file: File): Promise<void> => {
    if (file.size > limits.questionFileBytes) return setChosen({ name: 'choosing', fault: quizTexts.fileTooLarge });
    setChosen({ name: 'sending', file });
    try {
      const { data } = await send(importBankQuestions, { params: { courseId }, body: { file } });
      queries.setQueriesData<Bank>({ queryKey: keys.bank(courseId) }, (bank) => bank && { ...bank, import: data });
      void queries.invalidateQueries({ queryKey: keys.bank(courseId) });
      setFollowed(true);
      setChosen({ name: 'choosing' });
    } catch (error) {
      const fault = messageOf(error, quizTexts.importFailed);
      // The dialog may be closed.
      toasts.error(fault);
      setChosen({ name: 'choosing', fault });
    }
  };
  const stepOf = (): BankImportStep => {
    if (chosen.name === 'sending') return chosen;
    if (isUnderWay) return { name: 'running', report: last };
    return isFollowed && last ? { name: 'report', report: last } : chosen;
  };
  return {
    step: stepOf(),
    choose,
    /** Back to the choice of a file, unless an import is under way. */
    chooseAgain: (): void => {
      if (chosen.name === 'sending') return;
      setFollowed(false);
      setChosen({ name: 'choosing' });
    },
  };
}
