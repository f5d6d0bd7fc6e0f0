import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { questionTemplates } from '../data/lecture/quiz-texts.ts';
import { fromForm, toForm, withCopy, withoutQuestion, withQuestion, withSwapped } from './question-edits.ts';

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

it.each(Object.entries(questionTemplates))('a question of type %s is the same after its form', (_, template) => {
  const [question] = readQuestions(template).questions;
  expect(fromForm(toForm(question!))).toEqual(question);
});
