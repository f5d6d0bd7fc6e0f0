import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { questionTemplates } from '../data/lecture/quiz-texts.ts';
import {
  fromForm,
  toForm,
  withCopy,
  withoutQuestion,
  withQuestion,
  withRestored,
  withSwapped,
} from './question-edits.ts';

const source = `// A note of the author

// [tag:a]
One? {T}


Two {=a ~b}

Three {#3}
`;
const { questions, spans } = readQuestions(source);
const textsIn = (text: string) => {
  const read = readQuestions(text);
  expect(read.problems).toEqual([]);
  return read.questions.map((question) => question.text);
};

it('knows where each question stands', () => {
  expect(spans.map(([from, to]) => source.slice(from, to))).toEqual([
    '// [tag:a]\nOne? {T}',
    'Two {=a ~b}',
    'Three {#3}',
  ]);
});

it('changes, removes, copies and moves one question, and leaves the rest of the text as it is typed', () => {
  const changed = withQuestion(source, spans[1]!, { ...questions[1]!, text: 'Second' });
  expect(changed).toBe(source.replace('Two {=a ~b}', 'Second {\n  =a\n  ~b\n}'));
  expect(textsIn(withoutQuestion(source, spans[1]!))).toEqual(['One?', 'Three']);
  expect(textsIn(withCopy(source, spans[2]!))).toEqual(['One?', 'Two', 'Three', 'Three']);
  const swapped = withSwapped(source, spans[0]!, spans[1]!);
  expect(textsIn(swapped)).toEqual(['Two', 'One?', 'Three']);
  expect(swapped).toContain('// A note of the author\n\nTwo');
});

it.each([
  ['as it was', 1, (text: string) => text, source],
  ['after what was typed before it', 1, (text: string) => `New? {T}\n\n${text}`, `New? {T}\n\n${source}`],
  ['before what was typed after it', 2, (text: string) => `${text}New? {T}\n`, `${source}\nNew? {T}\n`],
  ['at the end of another text', 1, () => 'New? {T}\n', 'New? {T}\n\nTwo {=a ~b}'],
])('puts a removed question back %s', (_, at, type, result) => {
  const blankLines = (text: string): string => text.trim().replaceAll(/\n{2,}/g, '\n\n');
  const back = withRestored(source, spans[at]!, type(withoutQuestion(source, spans[at]!)));
  expect(blankLines(back)).toBe(blankLines(result));
});

it.each(Object.entries(questionTemplates))('a question of type %s is the same after its form', (_, template) => {
  const [question] = readQuestions(template).questions;
  expect(fromForm(toForm(question!))).toEqual(question);
});
