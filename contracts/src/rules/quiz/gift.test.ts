import { quizTexts } from '../../texts/quiz-texts.ts';
import { formatLosses } from './format-losses.ts';
import type { WrittenQuestion } from './question.ts';
import { quizLimits } from './question-problems.ts';
import { readQuestions } from './read-questions.ts';
import { writeQuestions } from './write-questions.ts';

const only = (source: string): WrittenQuestion => {
  const { questions, problems } = readQuestions(source);
  expect({ source, problems, count: questions.length }).toEqual({ source, problems: [], count: 1 });
  return questions[0]!;
};
const problemOf = (source: string): string | undefined => readQuestions(source).problems[0]?.message;

it.each<[string, string, object]>([
  [
    'accepted texts',
    '// question: 7  name: A\n::A::[plain]Capital? {\n\t=%100%Delhi#\n\t=%100%New Delhi#\n}',
    { type: 'text', text: 'Capital?', accepted: ['Delhi', 'New Delhi'] },
  ],
  [
    'a number',
    '::N::[markdown]Pi? {#\n\t=%100%3.14:0.01#\n}',
    { type: 'number', value: 3.14, tolerance: 0.01, unit: '' },
  ],
  [
    'a missing word',
    'Who {=Ram ~Ravi} is',
    { type: 'choice', text: 'Who ___ is', choices: [{ text: 'Ram' }, { text: 'Ravi' }] },
  ],
  ['a category above its question', '$CATEGORY: $course$/top\nSun? {T}', { type: 'trueFalse', text: 'Sun?' }],
  ['a comment below its question', 'Sun? {T}\n// the next part', { type: 'trueFalse', text: 'Sun?' }],
  ['a comment between lines of code', 'Sun?\n```c\n// a\n```\n{T}', { text: 'Sun?\n```c\n// a\n```' }],
  ['thirds', 'Which? {~%33.33333%a ~%33.33333%b ~%33.33333%c ~d}', { type: 'choice', choices: { length: 4 } }],
])('reads %s as Moodle exports it', (_, source, expected) => {
  expect(only(source)).toMatchObject(expected);
});

it.each([
  ['[html]<p>Sun?</p> {T}', quizTexts.htmlText],
  ['Sun? {=[html]<p>a</p> ~b}', quizTexts.htmlText],
  ['Capital? {=%100%Delhi =%50%Dilli}', quizTexts.unequalWeights],
  ['Half? {=a ~%50%b ~c}', quizTexts.unequalWeights],
  ['Shares? {~%80%a ~%20%b}', quizTexts.unequalWeights],
  ['Pairs {=a -> b =c}', quizTexts.notAllPairs],
  ['Sun? {T or D}', quizTexts.unknownAnswers],
  ['Sun? {T # No # Yes}', quizTexts.oneComment],
  ['Pi? {#3.14 # well done}', quizTexts.numberUnreadable],
  ['Pi? {#3 = 4}', quizTexts.numberUnreadable],
  ['Pi? {#\n=%100%3:0.1#\n=%50%3:1#\n}', quizTexts.numberUnreadable],
  ['Language? {=C# =C sharp}', quizTexts.bareHash],
  ['Language? {=C# ~Java}', quizTexts.bareHash],
  ['Capital? {=Delhi # Well done}', quizTexts.choicesComment],
  ['Sort {\n>a # first\n>b\n}', quizTexts.choicesComment],
  ['Two ___ and ___ {=a}', quizTexts.gapsUnequal],
  ['Essay {}', quizTexts.noAnswers],
])('refuses %j rather than reading something else', (source, message) => {
  expect(problemOf(source)).toBe(message);
});

it('says nothing of comments alone, whatever stands after them', () => {
  expect(readQuestions('// a\n   ')).toMatchObject({ questions: [], problems: [] });
  expect(readQuestions('Sun? {T}\r\n\r\n$CATEGORY: x\r\n\r\n// b\r\nMoon? {F}').lines).toEqual([1, 5]);
});

it('writes a line of a text that looks like a comment so that it stays', () => {
  for (const text of [
    'a\n// b\nc',
    'a\n  // b',
    'a\n```\n// b\n```\nc',
    'a\n$CATEGORY: b',
    '[html] is a tag',
    '[plain] text',
  ]) {
    const question: WrittenQuestion = {
      type: 'trueFalse',
      text,
      isTrue: true,
      comment: '',
      explanation: '',
      points: 1,
      tags: [],
    };
    expect(only(writeQuestions([question]))).toEqual(question);
  }
});

it.each([
  ['choices', (count: number) => `Q {=a ~${Array.from({ length: count - 1 }, (_, at) => at).join(' ~')}}`],
  ['items', (count: number) => `Q {\n>${Array.from({ length: count }, (_, at) => at).join('\n>')}\n}`],
  ['pairs', (count: number) => `Q {${Array.from({ length: count }, (_, at) => `=${at} -> b`).join(' ')}}`],
  ['gaps', (count: number) => Array.from({ length: count }, () => 'A {=b}').join(' ')],
  ['accepted texts', (count: number) => `Q {${Array.from({ length: count }, (_, at) => `=${at}`).join(' ')}}`],
])('takes as many %s as an answer can name, and not one more', (_, source) => {
  expect(problemOf(source(quizLimits.entries))).toBeUndefined();
  expect(problemOf(source(quizLimits.entries + 1))).toBe(quizTexts.tooManyEntries);
});

it('takes no longer for brackets in a comment that never close', () => {
  expect(only(`// ${'[a:'.repeat(130_000)}\nSun? {T}`)).toMatchObject({ text: 'Sun?', points: 1 });
});

it('writes several right choices and code as other systems read them', () => {
  const { questions } = readQuestions('Is `a`? {=b =c =d ~e # No}\n\nSun? {T}');
  expect(writeQuestions(questions, true)).toBe(
    '[markdown]Is `a`? {\n  ~%33.33333%b\n  ~%33.33333%c\n  ~%33.33333%d\n  ~%-33.33333%e # No\n}\n\nSun? {\n  T\n}\n',
  );
});

it('says what other systems do not take of a format', () => {
  const { questions } = readQuestions('// [points:2] [tag:a]\nMass in $$kg$$? {#1 kg}\n\nSort {\n>a\n>b\n}');
  expect(formatLosses(questions, 'gift').map((text) => text.replace('Other systems ', ''))).toEqual([
    'can not read questions to put in order.',
    'can not read numbers with a unit.',
    'give each question the same points.',
  ]);
  expect(formatLosses(questions, 'qti')).toHaveLength(2);
  expect(formatLosses(readQuestions('Sun? {T}').questions, 'gift')).toEqual([]);
});
