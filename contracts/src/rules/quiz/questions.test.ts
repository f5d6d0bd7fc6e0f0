import { randomQuestions } from '../../testing/random-questions.ts';
import { quizTexts } from '../../texts/quiz-texts.ts';
import { type Question, type WrittenQuestion, withIds } from './question.ts';
import { readQuestions } from './read-questions.ts';
import { writeQuestions } from './write-questions.ts';

const plain = { explanation: '', points: 1, tags: [] };
const one = (source: string): WrittenQuestion => {
  const { questions, problems } = readQuestions(source);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0]!;
};

it.each<[string, string, WrittenQuestion]>([
  [
    'one right choice with comments',
    '// [points:2] [tag:loops] [tag:easy]\nWhich loop ends?{=for #Right! ~while(1) #It never ends #### See lecture 2}',
    {
      type: 'choice',
      text: 'Which loop ends?',
      choices: [
        { text: 'for', isRight: true, comment: 'Right!' },
        { text: 'while(1)', isRight: false, comment: 'It never ends' },
      ],
      explanation: 'See lecture 2',
      points: 2,
      tags: ['loops', 'easy'],
    },
  ],
  [
    'several right choices by weights',
    'Primes? {~%50%2 ~%50%3 ~%-100%4}',
    {
      ...plain,
      type: 'choice',
      text: 'Primes?',
      choices: ['2', '3', '4'].map((text) => ({ text, isRight: text !== '4', comment: '' })),
    },
  ],
  [
    'true or false',
    '::Sun:: The sun rises in the west. {F # In the east.}',
    { ...plain, type: 'trueFalse', text: 'The sun rises in the west.', isTrue: false, comment: 'In the east.' },
  ],
  [
    'a number with its unit',
    'Mass? {#3.5:0.25 kg}',
    { ...plain, type: 'number', text: 'Mass?', value: 3.5, tolerance: 0.25, unit: 'kg' },
  ],
  ['a range', 'Count? {#1..5}', { ...plain, type: 'number', text: 'Count?', value: 3, tolerance: 2, unit: '' }],
  [
    'accepted texts',
    'राजधानी? {=दिल्ली =नई दिल्ली}',
    { ...plain, type: 'text', text: 'राजधानी?', accepted: ['दिल्ली', 'नई दिल्ली'] },
  ],
  ['an order', 'Sort: {\n>one\n>two > 1\n}', { ...plain, type: 'order', text: 'Sort:', items: ['one', 'two > 1'] }],
  [
    'pairs',
    'Match {=cat -> meow =dog -> woof}',
    {
      ...plain,
      type: 'match',
      text: 'Match',
      pairs: [
        { left: 'cat', right: 'meow' },
        { left: 'dog', right: 'woof' },
      ],
    },
  ],
  ['gaps', 'A {=b} and {=c =d} end', { ...plain, type: 'gaps', text: 'A ___ and ___ end', gaps: [['b'], ['c', 'd']] }],
  [
    'a gap at the end',
    'The capital is ___ {=Delhi}',
    { ...plain, type: 'gaps', text: 'The capital is ___', gaps: [['Delhi']] },
  ],
  [
    'signs in code and formulas',
    'What is `{a: 1}` and $$x = {y}$$?\n```js\nif (a) { b = 1; }\n\nc();\n```\n{=`x = 1` ~\\{\\} \\= \\~}',
    {
      ...plain,
      type: 'choice',
      text: 'What is `{a: 1}` and $$x = {y}$$?\n```js\nif (a) { b = 1; }\n\nc();\n```',
      choices: [
        { text: '`x = 1`', isRight: true, comment: '' },
        { text: '{} = ~', isRight: false, comment: '' },
      ],
    },
  ],
])('reads %s, and writes it so that it reads the same', (_, source, expected) => {
  expect(one(source)).toEqual(expected);
  expect(one(writeQuestions([expected]))).toEqual(expected);
});

it.each([
  ['No answers here', 1, quizTexts.noAnswers],
  ['\n\nOpen {=a', 3, quizTexts.noClosingBrace],
  ['Closed }', 1, quizTexts.noOpeningBrace],
  ['Fine {=a}\n\nNone right {~a ~b}', 3, quizTexts.noRightChoice],
  ['One choice {~a}', 1, quizTexts.fewChoices],
  ['Twice {=a ~a}', 1, quizTexts.sameTwice('a')],
  ['Blank {=a ~}', 1, quizTexts.emptyEntry],
  ['{=a ~b}', 1, quizTexts.noText],
  ['Number {#three}', 1, quizTexts.numberUnreadable],
  ['Words {some words}', 1, quizTexts.unknownAnswers],
  ['Both {\n>a\n=b\n}', 1, quizTexts.notAllChoices],
  ['// [points:0]\nPoints {=a}', 1, quizTexts.pointsInvalid],
  ['One pair {=a -> b}', 1, quizTexts.fewPairs],
])('names what is wrong with %j', (source, line, message) => {
  expect(readQuestions(source).problems).toEqual([{ line, message }]);
});

it('reads the others beside one that can not be read, and knows their lines', () => {
  const { questions, lines, problems } = readQuestions('First {=a}\n\n\nSecond\n\n// a note\nThird {\n  T\n\n}\n');
  expect(questions.map(({ text }) => text)).toEqual(['First', 'Third']);
  expect(lines).toEqual([1, 6]);
  expect(problems).toEqual([{ line: 4, message: quizTexts.noAnswers }]);
});

it('reads what it writes, of 500 quizzes', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const questions = randomQuestions(seed);
    for (const isForOthers of [false, true]) {
      const read = readQuestions(writeQuestions(questions, isForOthers));
      expect({ seed, ...read }).toMatchObject({ seed, problems: [], questions });
    }
  }
});

it('gives a question its id when others are added, moved and edited', () => {
  let ids = 0;
  const newId = (): string => `new-${(ids += 1)}`;
  const stored: Question[] = ['A', 'B', 'C'].map((text) => ({
    ...plain,
    type: 'text',
    text,
    accepted: ['x'],
    _id: text,
  }));
  const as = (...names: string[]): WrittenQuestion[] =>
    names.map((text) => ({ ...plain, type: 'text', text, accepted: ['y'] }));
  const named = (...names: string[]): string[] => withIds(as(...names), stored, newId).map(({ _id }) => _id);
  expect(named('A', 'B', 'C')).toEqual(['A', 'B', 'C']);
  expect(named('C', 'A', 'B')).toEqual(['C', 'A', 'B']);
  expect(named('A', 'B, better', 'C')).toEqual(['A', 'B', 'C']);
  expect(named('New', 'A', 'B', 'C')).toEqual(['new-1', 'A', 'B', 'C']);
});
