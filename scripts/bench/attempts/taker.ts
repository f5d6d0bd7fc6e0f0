import { callAddress } from '@vidya/contracts/calls/call';
import type { Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';
import { getQuiz, saveAnswers, startAttempt, submitAttempt } from '@vidya/contracts/calls/quiz';
import { between, type Random, shuffledByWeight } from '../../../api/src/seed/sample/random.ts';
import { sendInDisorder } from '../harness/crowd.ts';
import type { Send } from '../harness/sender.ts';
import { judged, maxPoints, passPercent, someAnswer } from './questions.ts';
import type { OwnAttempt } from './records.ts';

/** A signed-in learner with a quiz. */
export interface Taker {
  params: { courseId: string; lectureId: string };
  /** Cookie and token headers. */
  headers: Record<string, string>;
  random: Random;
  /** Leaves without submitting: the attempt ends by its time. */
  isLeaving: boolean;
}

/** A page retries until it gets a response. */
const tries = 60;
const saves = 5;
const questionsPerSave = 3;
const gapMs = 12;
const tabId = 'tab';

/** Requests that arrive one time or twice. */
const perhapsTwice = <Request>(random: Random, requests: Request[]): Request[] =>
  requests.flatMap((request) => (random() < 0.5 ? [request, request] : [request]));

/** An attempt as learners make them: saves overtake each other and are repeated, also after the end. Throws if it never begins. */
export async function take({ params, headers: own, random, isLeaving }: Taker, send: Send): Promise<OwnAttempt> {
  const headers = { ...own, 'content-type': 'application/json' };
  const begin = async (): Promise<Attempt> => {
    const body = JSON.stringify({ tabId });
    const response = await send({ path: callAddress(startAttempt, params), body, headers, tries });
    if (!response) throw new Error('An attempt did not begin');
    return response.data as Attempt;
  };
  const [attempt] = await Promise.all(Array.from({ length: random() < 0.4 ? 2 : 1 }, begin));
  const { _id: id, questions } = attempt!;
  const counting = new Map<string, SavedAnswer>();
  const change = (): SavedAnswer[] =>
    shuffledByWeight(random, questions, () => 1)
      .slice(0, questionsPerSave)
      .map(({ _id: questionId, body }) => {
        const sequence = (counting.get(questionId)?.sequence ?? -1) + 1;
        const answer = { questionId, sequence, answer: someAnswer(random, body) };
        counting.set(questionId, answer);
        return answer;
      });
  const put =
    (call: typeof saveAnswers | typeof submitAttempt, answers: SavedAnswer[], mayBeRefused: boolean) => () => {
      const path = callAddress(call, { ...params, attemptId: id });
      return send({ method: 'PUT', path, body: JSON.stringify({ tabId, answers }), headers, tries, mayBeRefused });
    };
  const changes = Array.from({ length: saves }, change);
  const sent = changes.map((answers) => put(saveAnswers, answers, false));
  await sendInDisorder(perhapsTwice(random, sent), { random, gapMs });
  if (!isLeaving) {
    const late = changes.slice(0, between(random, 0, 2)).map((answers) => put(saveAnswers, answers, true));
    const last = perhapsTwice(random, [put(submitAttempt, change(), false)]);
    await sendInDisorder([...last, ...late], { random, gapMs });
  }
  const answers = Object.fromEntries([...counting.values()].map(({ questionId, answer }) => [questionId, answer]));
  const hundredths = judged(questions, answers);
  return { id, answers, hundredths, isPassed: hundredths >= maxPoints * passPercent };
}

/** A learner who left comes back twice at the same time, after the time was up. */
export async function comeBack({ params, headers }: Taker, send: Send): Promise<void> {
  const look = () => send({ method: 'GET', path: callAddress(getQuiz, params), headers, tries });
  await Promise.all([look(), look()]);
}
