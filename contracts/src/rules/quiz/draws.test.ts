import { quizTexts } from '../../texts/quiz-texts.ts';
import { attemptSize, drawProblem, poolsOf } from './draws.ts';
import { settingsProblems } from './question-problems.ts';
import { defaultQuizSettings } from './quiz-settings.ts';
import { quizProblems } from './read-questions.ts';

const tagged = (points: number, ...tags: string[]) => ({ points, tags });
const questions = [tagged(1), tagged(2, 'loops'), tagged(2, 'loops', 'hard'), tagged(2, 'loops'), tagged(3, 'hard')];

it('puts a question into the pool of the first draw that names a tag of it', () => {
  const draws = [
    { tag: 'hard', count: 1 },
    { tag: 'loops', count: 2 },
  ];
  expect(poolsOf(questions, draws).map((pool) => pool.questions)).toEqual([
    [questions[2], questions[4]],
    [questions[1], questions[3]],
  ]);
});

it('knows how many questions and points each attempt has', () => {
  expect(attemptSize(questions, [])).toEqual({ questionCount: 5, maxPoints: 10 });
  expect(attemptSize(questions, [{ tag: 'loops', count: 2 }])).toEqual({ questionCount: 4, maxPoints: 8 });
});

it.each([
  [[{ tag: 'loops', count: 3 }], undefined],
  [[{ tag: 'loops', count: 4 }], quizTexts.drawInvalid('loops', 3)],
  [[{ tag: 'loops', count: 0 }], quizTexts.drawInvalid('loops', 3)],
  [[{ tag: 'gone', count: 1 }], quizTexts.drawInvalid('gone', 0)],
  [[{ tag: 'hard', count: 1 }], quizTexts.drawUnequal('hard')],
])('reads %j as %s', (draws, problem) => expect(drawProblem(questions, draws)).toBe(problem));

it('names a draw that its questions can not fill among the problems of a quiz', () => {
  const settings = { ...defaultQuizSettings, draws: [{ tag: 'a', count: 2 }] };
  expect(quizProblems('// [tag:a]\nSun? {T}', settings)).toEqual([
    { field: 'quizSettings', message: quizTexts.drawInvalid('a', 1) },
  ]);
});

it('has at most as many questions in an attempt as a quiz can have', () => {
  const draws = ['a', 'b'].map((tag) => ({ tag, count: 100, bankPoints: 1 }));
  expect(quizProblems('', { ...defaultQuizSettings, draws })).toEqual([]);
  expect(quizProblems('Sun? {T}', { ...defaultQuizSettings, draws })).toEqual([
    { field: 'quizSettings', message: quizTexts.tooMany },
  ]);
});

it('takes each tag once, and a day for right answers that come with one', () => {
  const twice = { ...defaultQuizSettings, draws: [1, 2].map((count) => ({ tag: 'a', count })) };
  expect(settingsProblems(twice)).toEqual({ draws: quizTexts.drawsInvalid });
  for (const revealAt of [null, 'soon', '2026-13-01T00:00:00.000Z', '12026-01-01T00:00:00.000Z'])
    expect(settingsProblems({ ...defaultQuizSettings, reveal: 'afterDate', revealAt })).toEqual({
      revealAt: quizTexts.dateMissing,
    });
  const known = { reveal: 'afterDate', revealAt: '2026-12-01T03:30:00.000Z' } as const;
  expect(settingsProblems({ ...defaultQuizSettings, ...known })).toEqual({});
});
