import type { Question } from '@vidya/contracts/rules/quiz/question';
import type { Db } from '../../../database/database.ts';
import type { DrawnQuestion, RenderedQuestion } from '../../../database/tables/schema-quizzes.ts';
import { createBankStore } from './bank.store.ts';
import { withPoints } from './bank-rules.ts';

interface ReportBank {
  /** Of each question that an attempt drew the newest state. */
  questions: RenderedQuestion[];
  /** A question as an attempt drew it; undefined if it did not. */
  questionIn: (drawn: readonly DrawnQuestion[], questionId: string) => Question | undefined;
}

const keyOf = (questionId: string, revision: number): string => `${questionId} ${revision}`;

/** What attempts drew from a bank, in all the states that they met. */
export async function createReportBank(db: Db, attempts: readonly { drawn: DrawnQuestion[] }[]): Promise<ReportBank> {
  const all = attempts.flatMap(({ drawn }) =>
    drawn.flatMap(({ questionId, bank }) => (bank ? [{ questionId, revision: bank.revision }] : [])),
  );
  const store = createBankStore(db);
  const newest = await store.listRevisions([...new Set(all.map(({ questionId }) => questionId))]);
  const met = new Map(all.map((one) => [keyOf(one.questionId, one.revision), one]));
  for (const [questionId, revision] of Object.entries(newest))
    met.set(keyOf(questionId, revision), { questionId, revision });
  const states = (await store.listStates([...met.values()])).toSorted((one, other) => one.revision - other.revision);
  const byKey = new Map(states.map((state) => [keyOf(state.question._id, state.revision), state]));
  const last = new Map(states.map((state) => [state.question._id, state]));
  return {
    questions: [...last.values()],
    questionIn: (drawn, questionId) => {
      const bank = drawn.find((one) => one.questionId === questionId)?.bank;
      const state = bank && byKey.get(keyOf(questionId, bank.revision));
      return state && withPoints(state, bank.points).question;
    },
  };
}
