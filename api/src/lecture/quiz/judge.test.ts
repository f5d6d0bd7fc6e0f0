import { setImmediate } from 'node:timers/promises';
import type { AnswerBody } from '@vidya/contracts/calls/quiz';
import type { Question, QuestionBody } from '@vidya/contracts/rules/quiz/question';
import { drawQuestions } from './draw.ts';
import { earnedHundredths, entryCount, fits, judgedShare } from './judge.ts';
import { questionArticle, renderQuestion } from './question-html.ts';
import { typedNumber } from './typed-text.ts';

const question = (body: QuestionBody): Question => ({
  _id: 'q',
  text: 'Why?',
  explanation: '',
  points: 3,
  tags: [],
  ...body,
});
const choice = (...rights: boolean[]): Question =>
  question({ type: 'choice', choices: rights.map((isRight, at) => ({ text: `c${at}`, isRight, comment: '' })) });
const shareOf = (of: Question, answer: AnswerBody, order = [0, 1, 2, 3]): number => judgedShare(of, answer, order);
const chosen = (...indexes: number[]): AnswerBody => ({ type: 'choice', chosen: indexes });

it.each<[string, number | null]>([
  ['3.5', 3.5],
  ['  -3.5 ', -3.5],
  ['−3.5', -3.5],
  ['1,00,000', 100_000],
  ['1,000,000.25', 1_000_000.25],
  ['३.५', 3.5],
  ['௧௨', 12],
  ['১২ KG', 12],
  ['12 kg', 12],
  ['12 g', null],
  ['1e3', 1_000],
  ['.5', 0.5],
  ['', null],
  ['twelve', null],
  ['1.2.3', null],
  ['12 kg kg', null],
])('reads %j as a number of kilograms', (text, expected) => {
  expect(typedNumber(text, 'kg')).toBe(expected);
});

it.each<[string, Question, AnswerBody, number]>([
  ['one right choice', choice(true, false), chosen(0), 1],
  ['a wrong choice', choice(true, false), chosen(1), 0],
  ['both where one is right', choice(true, false), chosen(0, 1), 0],
  ['half of the right ones', choice(true, true, false), chosen(0), 0.5],
  ['a wrong one beside the right ones', choice(true, true, false), chosen(0, 1, 2), 0.5],
  ['no more than wrong ones', choice(true, true, false, false), chosen(2, 3), 0],
  [
    'the edge of a tolerance',
    question({ type: 'number', value: 0.3, tolerance: 0, unit: '' }),
    { type: 'number', text: '0.30' },
    1,
  ],
  [
    'a large whole number',
    question({ type: 'number', value: 2_147_483_647, tolerance: 0, unit: '' }),
    { type: 'number', text: '2,14,74,83,647' },
    1,
  ],
  [
    'the one after it',
    question({ type: 'number', value: 2_147_483_647, tolerance: 0, unit: '' }),
    { type: 'number', text: '2147483648' },
    0,
  ],
  [
    'both ends of a range',
    question({ type: 'number', value: (3.1 + 3.2) / 2, tolerance: (3.2 - 3.1) / 2, unit: '' }),
    { type: 'number', text: '3.1' },
    1,
  ],
  [
    'code that its author marked as code',
    question({ type: 'text', accepted: ['`x = {1}`'] }),
    { type: 'text', text: 'x = {1}' },
    1,
  ],
  [
    'beyond it',
    question({ type: 'number', value: 10, tolerance: 0.5, unit: '' }),
    { type: 'number', text: '10.51' },
    0,
  ],
  [
    'another form of the text',
    question({ type: 'text', accepted: ['रवीन्द्रनाथ'] }),
    { type: 'text', text: ' रवीन्द्रनाथ\u200d ' },
    1,
  ],
  ['another case and width', question({ type: 'text', accepted: ['HTML5'] }), { type: 'text', text: 'ｈｔｍｌ５' }, 1],
  ['digits of a script', question({ type: 'text', accepted: ['15 August'] }), { type: 'text', text: '१५ august' }, 1],
  ['a part of the text', question({ type: 'text', accepted: ['New Delhi'] }), { type: 'text', text: 'Delhi' }, 0],
  [
    'gaps, each for itself',
    question({ type: 'gaps', gaps: [['a'], ['b', 'c']] }),
    { type: 'gaps', texts: ['x', 'C'] },
    0.5,
  ],
  [
    'true or false',
    question({ type: 'trueFalse', isTrue: false, comment: '' }),
    { type: 'trueFalse', isTrue: false },
    1,
  ],
  ['an answer of another type', choice(true, false), { type: 'text', text: 'c0' }, 0],
])('judges %s', (_, of, answer, expected) => {
  expect(shareOf(of, answer)).toBe(expected);
});

it('judges in the order that the learner saw', () => {
  const order = question({ type: 'order', items: ['a', 'b', 'c'] });
  // Shown as c, a, b.
  expect(shareOf(order, { type: 'order', order: [1, 2, 0] }, [2, 0, 1])).toBe(1);
  expect(shareOf(order, { type: 'order', order: [0, 1, 2] }, [2, 0, 1])).toBe(0);
  const match = question({
    type: 'match',
    pairs: ['a', 'b', 'c'].map((left) => ({ left, right: left === 'c' ? 'a!' : `${left}!` })),
  });
  // Both pairs with the same right side take either.
  expect(shareOf(match, { type: 'match', rights: [2, 1, 0] }, [2, 1, 0].toReversed())).toBe(1);
  expect(shareOf(choice(true, false), chosen(1), [1, 0])).toBe(1);
});

it('gives a share of the points, or all or nothing', () => {
  const half = { answer: chosen(0), order: [0, 1, 2] };
  expect(earnedHundredths(choice(true, true, false), { ...half, hasPartialPoints: true })).toBe(150);
  expect(earnedHundredths(choice(true, true, false), { ...half, hasPartialPoints: false })).toBe(0);
  expect(earnedHundredths(choice(true, false), { answer: undefined, order: [0, 1], hasPartialPoints: true })).toBe(0);
});

it('draws every entry once, and nothing to be put in order as it ends', () => {
  const questions = [choice(true, false, false), question({ type: 'order', items: ['a', 'b'] })];
  for (let run = 0; run < 50; run += 1) {
    for (const { order } of drawQuestions(questions.slice(0, 1), { isShuffled: true, draws: [] }, []))
      expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(drawQuestions(questions.slice(1), { isShuffled: false, draws: [] }, [])[0]!.order).toEqual([1, 0]);
  }
  expect(entryCount(question({ type: 'text', accepted: ['a'] }))).toBe(0);
});

it('knows the answers that no field can give', () => {
  const match = question({
    type: 'match',
    pairs: [
      { left: 'a', right: 'b' },
      { left: 'c', right: 'd' },
    ],
  });
  expect(fits(match, { type: 'match', rights: [-1, 1] })).toBe(true);
  expect(fits(match, { type: 'match', rights: [1, 1] })).toBe(false);
  expect(fits(match, { type: 'match', rights: [0] })).toBe(false);
  expect(fits(question({ type: 'gaps', gaps: [['a']] }), { type: 'gaps', texts: ['a', 'b'] })).toBe(false);
});

it('writes the text of a question as paragraphs, code and marks, and escapes the rest', () => {
  expect(questionArticle('A **strong** `<b>`\n\n<img src=x onerror=1> $$a<b$$\n```js\nif (a < b) {}\n```')).toBe(
    '<p>A <strong>strong</strong> <code>&#60;b&#62;</code></p><p>&#60;img src=x onerror=1&#62; $$a&#60;b$$</p>' +
      '<pre data-language="javascript">if (a &#60; b) {}</pre>',
  );
});

it('draws formulas of choices within their line, and keeps the spaces around a gap', async () => {
  const body: QuestionBody = { type: 'gaps', gaps: [['x']] };
  const { entries } = await renderQuestion({ ...question(body), text: 'A `b` ___ and $$x^2$$' }, new Map());
  expect(entries).toEqual(['A <code>b</code> ', expect.stringMatching(/^ and <math(?! display)/)]);
  const choices = ['$$x$$', '<b>'].map((text) => ({ text, isRight: true, comment: '' }));
  const html = await renderQuestion(question({ type: 'choice', choices }), new Map());
  expect(html.entries).toEqual([expect.not.stringContaining('block'), '&#60;b&#62;']);
});

it('gives others their turn between two texts of one question', async () => {
  const choices = Array.from({ length: 30 }, (_, at) => ({ text: `$$x_{${at}}$$`, isRight: at === 0, comment: 'Why' }));
  const end = new AbortController();
  let turns = 0;
  const others = (async () => {
    // oxlint-disable-next-line no-await-in-loop
    for (; !end.signal.aborted; turns += 1) await setImmediate();
  })();
  const { entries } = await renderQuestion(question({ type: 'choice', choices }), new Map());
  end.abort();
  await others;
  expect(entries).toHaveLength(30);
  expect(turns).toBeGreaterThan(60);
});
