import { assignDraws } from '@vidya/contracts/rules/quiz/assign-draws';
import { bankDraws, bankProblem } from '@vidya/contracts/rules/quiz/draws';
import type { Draw } from '@vidya/contracts/rules/quiz/quiz-settings';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import type { Db } from '../../../database/database.ts';
import type { DrawnQuestion, RenderedQuestion } from '../../../database/tables/schema-quizzes.ts';
import { badRequest, conflict } from '../../../http/errors.ts';
import { type BankState, createBankStore } from './bank.store.ts';

/** A question that a draw gives to an attempt, and what it is worth there. */
export interface FromBank {
  state: BankState;
  points: number;
}

/** Draws from a bank: a question of several tags for one of the draws. Fewer where the bank has too few. */
export async function drawFromBank(
  db: Db,
  courseId: string,
  draws: readonly Draw[],
  isRandom = true,
): Promise<FromBank[]> {
  const asked = bankDraws(draws);
  if (asked.length === 0) return [];
  const store = createBankStore(db);
  const tags = asked.map(({ tag }) => tag);
  const assigned = assignDraws(await store.listTagged(courseId, tags, isRandom), asked);
  const drawn = asked.flatMap(({ bankPoints: points }, draw) =>
    assigned[draw]!.map(({ id, revision }) => ({ questionId: id, revision, points })),
  );
  const states = new Map((await store.listStates(drawn)).map((state) => [state.question._id, state]));
  return drawn.map(({ questionId, points }) => ({ state: states.get(questionId)!, points }));
}

/** For an attempt that begins. Throws 409 when there are fewer than the draws ask for. */
export async function drawFull(db: Db, courseId: string, draws: readonly Draw[]): Promise<FromBank[]> {
  const drawn = await drawFromBank(db, courseId, draws);
  const asked = bankDraws(draws).reduce((sum, { count }) => sum + count, 0);
  if (drawn.length < asked) throw conflict(quizTexts.bankTooSmall);
  return drawn;
}

/** A state of a question as a draw gives it to an attempt. */
export const withPoints = ({ question, html }: RenderedQuestion, points: number): RenderedQuestion => ({
  html,
  question: { ...question, points },
});

/**
 * What an attempt draws from: the questions of a version, and those of the bank in the states that it drew, or in later
 * ones by the question's id.
 */
export async function askedQuestions(
  db: Db,
  questions: readonly RenderedQuestion[],
  drawn: readonly DrawnQuestion[],
  later: Record<string, number> | null = null,
): Promise<RenderedQuestion[]> {
  const wanted = drawn.flatMap(({ questionId, bank }) =>
    bank ? [{ questionId, points: bank.points, revision: later?.[questionId] ?? bank.revision }] : [],
  );
  const states = await createBankStore(db).listStates(wanted);
  const points = new Map(wanted.map((one) => [one.questionId, one.points]));
  return [...questions, ...states.map((state) => withPoints(state, points.get(state.question._id)!))];
}

/** The newest state of each question that an attempt drew from a bank; null if it drew none from there. */
export async function newestRevisions(
  db: Db,
  drawn: readonly DrawnQuestion[],
  judgedBy: Record<string, number> | null,
): Promise<Record<string, number> | null> {
  const own = drawn.flatMap(({ questionId, bank }) => (bank ? [[questionId, bank.revision] as const] : []));
  if (own.length === 0) return null;
  const now = await createBankStore(db).listRevisions(own.map(([id]) => id));
  return { ...Object.fromEntries(own), ...judgedBy, ...now };
}

async function problemIn(db: Db, courseId: string, draws: readonly Draw[]): Promise<string | undefined> {
  if (bankDraws(draws).length === 0) return undefined;
  return bankProblem(draws, await createBankStore(db).listTagSets(courseId));
}

/** Throws 400 when the bank has too few questions for the draws of a quiz. */
export async function refuseShort(db: Db, courseId: string, draws: readonly Draw[]): Promise<void> {
  const problem = await problemIn(db, courseId, draws);
  if (problem !== undefined) throw badRequest(problem, 'ValidationError');
}

/** After a change of the bank, in its transaction. Throws 409 when a quiz of the course has too few questions by it. */
export async function refuseNeeded(tx: Db, courseId: string): Promise<void> {
  for (const { title, settings } of await createBankStore(tx).listQuizzes(courseId)) {
    // oxlint-disable-next-line no-await-in-loop
    const problem = await problemIn(tx, courseId, settings.draws ?? []);
    if (problem !== undefined) throw conflict(quizTexts.bankNeeded(title, problem), 'StillNeeded');
  }
}
