import { createLecture, updateLecture } from '@vidya/contracts/calls/lecture';
import { type Attempt, type SavedAnswer, saveAnswers, startAttempt, submitAttempt } from '@vidya/contracts/calls/quiz';
import { defaultQuizSettings, type QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { Person, TestApi } from './api.ts';

/** A question of each type; 12 points in all. */
export const everyType = `Capital of India? {=Delhi # Since 1911 ~Mumbai # On the coast #### The seat of the government}

// [points:2]
Primes? {~%50%2 ~%50%3 ~4 ~6}

The sun is a star. {T}

// [points:2]
Mass of a litre of water? {#1:0.05 kg}

Who wrote Gitanjali? {=Rabindranath Tagore =रवीन्द्रनाथ ठाकुर}

// [points:2]
Sort {
>one
>two
>three
}

// [points:2]
Match {=Bihar -> Patna =Assam -> Dispur}

A {=byte} has {=8 =eight} bits.
`;

/** Adds a quiz to a course; returns the lecture's id. */
export async function addQuiz(
  api: TestApi,
  {
    courseId,
    as,
    questions = everyType,
    ...settings
  }: { courseId: string; as: Person; questions?: string } & Partial<QuizSettings>,
): Promise<string> {
  const quizSettings = JSON.stringify({ ...defaultQuizSettings, ...settings });
  const body = { title: 'What you know', description: '', kind: 'quiz' as const, questions, quizSettings };
  const { status, body: answer } = await api.inject(createLecture, { params: { courseId }, body, as });
  expect({ status, message: answer.Message }).toMatchObject({ status: 200 });
  return answer.Data!.lectureId;
}

/** A learner's requests to one quiz. */
export function quizTaker(api: TestApi, params: { courseId: string; lectureId: string }, as: Person) {
  const of = (attempt: Pick<Attempt, '_id'>) => ({ ...params, attemptId: attempt._id });
  return {
    start: (tabId = 'tab-1', attemptId?: string) =>
      api.inject(startAttempt, { params, body: { tabId, ...(attemptId && { attemptId }) }, as }),
    save: (attempt: Attempt, answers: SavedAnswer[], tabId = 'tab-1') =>
      api.inject(saveAnswers, { params: of(attempt), body: { tabId, answers }, as }),
    submit: (attempt: Attempt, answers: SavedAnswer[] = [], tabId = 'tab-1') =>
      api.inject(submitAttempt, { params: of(attempt), body: { tabId, answers }, as }),
  };
}

/** Changes the questions or the settings of a stored quiz. */
export const changeQuiz = (
  api: TestApi,
  params: { courseId: string; lectureId: string },
  as: Person,
  { questions, ...settings }: { questions?: string } & Partial<QuizSettings>,
) => {
  const quizSettings = JSON.stringify({ ...defaultQuizSettings, ...settings });
  const body = { title: 'What you know', description: '', quizSettings, ...(questions !== undefined && { questions }) };
  return api.inject(updateLecture, { params, body, as });
};

/** The right answer to each shown question of `everyType`, found as a learner finds it: by what it says. */
export function rightAnswers({ questions }: Attempt): SavedAnswer[] {
  const rightSides: Record<string, string> = { Bihar: 'Patna', Assam: 'Dispur' };
  return questions.map(({ _id: questionId, text, body }): SavedAnswer => {
    const answer = ((): SavedAnswer['answer'] => {
      switch (body.type) {
        case 'choice': {
          const rights = body.isMultiple ? ['2', '3'] : ['Delhi'];
          return { type: 'choice', chosen: rights.map((right) => body.choices.indexOf(right)) };
        }
        case 'trueFalse':
          return { type: 'trueFalse', isTrue: true };
        case 'number':
          return { type: 'number', text: '१.०४ kg' };
        case 'text':
          return { type: 'text', text: `  rabindranath   TAGORE ` };
        case 'order':
          return { type: 'order', order: ['one', 'two', 'three'].map((item) => body.items.indexOf(item)) };
        case 'match':
          return { type: 'match', rights: body.lefts.map((left) => body.rights.indexOf(rightSides[left]!)) };
        case 'gaps':
          return { type: 'gaps', texts: ['Byte', '8'] };
      }
    })();
    expect(text).toBeDefined();
    return { questionId, sequence: 1, answer };
  });
}
