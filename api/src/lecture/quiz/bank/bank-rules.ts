import { type BankDraw, bankDraws, bankProblem } from '@vidya/contracts/rules/quiz/draws';
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

/** Draws from a bank: a question belongs to the first draw that names a tag of it. */
export async function drawFromBank(
  db: Db,
  courseId: string,
  draws: readonly Draw[],
  isRandom = true,
): Promise<FromBank[]> {
  const store = createBankStore(db);
  const drawn: FromBank[] = [];
  const earlier: string[] = [];
  for (const draw of bankDraws(draws)) {
    // oxlint-disable-next-line no-await-in-loop
    const states = await store.drawFrom(courseId, draw, earlier, isRandom);
    drawn.push(...states.map((state) => ({ state, points: draw.bankPoints })));
    earlier.push(draw.tag);
  }
  return drawn;
}

/** For an attempt that begins. Throws 409 when there are fewer than the draws ask for. */
export async function drawFull(db: Db, courseId: string, draws: readonly Draw[]): Promise<FromBank[]> {
  const drawn = await drawFromBank(db, courseId, draws);
  const asked = bankDraws(draws).reduce((sum, { count }) => sum + count, 0);
  // A question whose tags change between two draws is in both.
  if (new Set(drawn.map(({ state }) => state.question._id)).size < asked) throw conflict(quizTexts.bankTooSmall);
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

/** How many questions each draw can draw from. */
async function poolsIn(db: Db, courseId: string, draws: readonly Draw[]): Promise<(draw: BankDraw) => number> {
  const all = bankDraws(draws);
  const tagged = all.length === 0 ? [] : await createBankStore(db).listTagged(courseId);
  const first = tagged.map(({ tags }) => all.find(({ tag }) => tags.includes(tag))?.tag);
  return ({ tag }) => first.filter((one) => one === tag).length;
}

/** Throws 400 when the bank has too few questions for the draws of a quiz. */
export async function refuseShort(db: Db, courseId: string, draws: readonly Draw[]): Promise<void> {
  const problem = bankProblem(draws, await poolsIn(db, courseId, draws));
  if (problem !== undefined) throw badRequest(problem, 'ValidationError');
}

/** After a change of the bank, in its transaction. Throws 409 when a quiz of the course has too few questions by it. */
export async function refuseNeeded(tx: Db, courseId: string): Promise<void> {
  for (const { title, settings } of await createBankStore(tx).listQuizzes(courseId)) {
    const draws = settings.draws ?? [];
    // oxlint-disable-next-line no-await-in-loop
    const problem = bankProblem(draws, await poolsIn(tx, courseId, draws));
    if (problem !== undefined) throw conflict(quizTexts.bankNeeded(title, problem), 'StillNeeded');
  }
}
