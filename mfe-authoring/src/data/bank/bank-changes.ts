import { useQueryClient } from '@tanstack/react-query';
import { addBankQuestions, changeBankQuestion, removeBankQuestion } from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { BankQuestion } from '@vidya/contracts/calls/bank';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';

/**
 * Changes of a course's question bank, by questions in the text form. Each resolves to null, or to the message of its
 * failure, which a toast has shown. Either way the list is fetched again.
 */
export function useBankChanges(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const changed = async (work: Promise<ApiResponse<unknown>>, failure: string): Promise<string | null> => {
    const message = work.then(
      () => null,
      (error: unknown) => messageOf(error, failure),
    );
    await run(work, { failure });
    void queries.invalidateQueries({ queryKey: keys.bank(courseId) });
    return message;
  };
  return {
    add: (questions: string) =>
      changed(send(addBankQuestions, { params: { courseId }, body: { questions } }), quizTexts.bankAddFailed),
    change: ({ _id, revision }: Pick<BankQuestion, '_id' | 'revision'>, questions: string) =>
      changed(
        send(changeBankQuestion, { params: { courseId, questionId: _id }, body: { questions, revision } }),
        quizTexts.bankSaveFailed,
      ),
    remove: (questionId: string) =>
      changed(send(removeBankQuestion, { params: { courseId, questionId } }), quizTexts.bankRemoveFailed),
  };
}

export type BankChanges = ReturnType<typeof useBankChanges>;
