import { keepPreviousData } from '@tanstack/react-query';
import { listBank } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { BankImport, BankQuery, BankQuestion } from '@vidya/contracts/calls/bank';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';

/** A question of the bank as its author wrote it. */
export const writtenOf = ({ source }: Pick<BankQuestion, 'source'>): WrittenQuestion =>
  readQuestions(source).questions[0]!;

const pollMs = 1_000;

/** Whether an import adds questions now. */
export const isRunning = ({ done, total }: Pick<BankImport, 'done' | 'total'>): boolean => done < total;

/**
 * One page of a course's question bank, with its tags and its last import. The previous page stays while the next one
 * loads; while an import runs, the page is polled.
 */
export const useBank = (courseId: string, query: BankQuery = {}) =>
  useCall(listBank, {
    key: keys.bankPage(courseId, query),
    params: { courseId },
    query,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.import && isRunning(state.data.import) ? pollMs : false),
  });
