import type { Question, WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { cleanText } from '@vidya/contracts/rules/text/clean-text';
import { hostileTexts } from '@vidya/contracts/testing/hostile-texts';
import { randomQuestions } from '@vidya/contracts/testing/random-questions';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { everyType } from '../../../../testing/quiz.ts';
import { xmlFault } from '../../../../testing/xml-fault.ts';
import { quizOfPackage } from '../quiz-of-package.ts';
import { assessmentXml } from './assessment-xml.ts';

const withId = (question: WrittenQuestion, at: number): Question => ({ ...question, _id: `q${at}` });
const written = (questions: WrittenQuestion[], settings = defaultQuizSettings, title = 'Quiz'): string =>
  assessmentXml('quiz', title, { questions: questions.map(withId), settings });
async function read(xml: string) {
  const { questions, ...rest } = await quizOfPackage(Buffer.from(xml), undefined);
  return { questions: readQuestions(questions).questions, ...rest };
}
const free = { maxAttempts: null, timeLimitMinutes: null };

/** A question as Common Cartridges can say it: none for one that they can not. */
function expressible(question: WrittenQuestion): WrittenQuestion[] {
  const { type, text, explanation, points } = question;
  if (type === 'order' || type === 'match' || (type === 'gaps' && question.gaps.length > 1)) return [];
  // Blanks count as one where answers are compared.
  const joined = (one: string): string => one.replace(/ +/g, ' ');
  if (type === 'text') return [{ ...question, tags: [], accepted: question.accepted.map(joined) }];
  if (type === 'gaps') return [{ ...question, tags: [], gaps: question.gaps.map((gap) => gap.map(joined)) }];
  if (type !== 'number') return [{ ...question, tags: [] }];
  const isExact = Number.isInteger(question.value) && question.tolerance === 0 && question.unit === '';
  const accepted = [String(question.value)];
  return isExact ? [{ type: 'text', text, accepted, explanation, points, tags: [] }] : [];
}

it('is read without a loss but questions that it can not say, of 150 quizzes', async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const questions = randomQuestions(seed);
    const expected = { questions: questions.flatMap(expressible), quizSettings: free, refused: [] };
    // oxlint-disable-next-line no-await-in-loop
    expect({ seed, ...(await read(written(questions))) }).toEqual({ seed, ...expected });
  }
});

it('has choices, true or false, texts and single gaps, in the words of Common Cartridges', async () => {
  const { questions } = readQuestions(`${everyType}
The unit is ___ {=newton =\`N\`}

How many? {#42}`);
  const xml = written(questions);
  expect([...xml.matchAll(/>(cc\.\w+)\.v0p1</g)].map(([, profile]) => profile)).toEqual([
    'cc.exam',
    'cc.multiple_choice',
    'cc.multiple_response',
    'cc.true_false',
    'cc.fib',
    'cc.fib',
    'cc.fib',
  ]);
  expect(xml).toContain('<varequal respident="response1" case="No">N</varequal>');
  // A wrong choice that is judged later would take the points back in Canvas.
  expect(xml.indexOf('linkrefid="C2_fb"')).toBeLessThan(xml.indexOf('<setvar'));
  expect(xmlFault(xml)).toBeNull();
});

it('with true and false both right is a choice of two', async () => {
  const both = written(readQuestions('Sun? {T}').questions).replaceAll('ident="false"', 'ident="true"');
  expect((await read(both)).questions).toMatchObject([
    { type: 'choice', choices: [{ isRight: true }, { isRight: true }] },
  ]);
});

it.each([
  ['attempts and time', { maxAttempts: 3, timeLimitMinutes: 20 }],
  ['neither', free],
])('has %s', async (_, settings) => {
  const xml = written(readQuestions('Sun? {T}').questions, { ...defaultQuizSettings, ...settings });
  expect((await read(xml)).quizSettings).toEqual(settings);
});

it('names settings that a quiz can not have', async () => {
  const settings = { ...defaultQuizSettings, maxAttempts: 1.5, timeLimitMinutes: 5_000 };
  const { quizSettings, refused } = await read(written(readQuestions('Sun? {T}').questions, settings));
  expect([quizSettings, refused.map(({ reason }) => reason)]).toEqual([
    {},
    [quizTexts.attemptsInvalid, quizTexts.timeInvalid],
  ]);
});

it('is well-formed and says the same with hostile texts', async () => {
  const texts = [...hostileTexts, 'a ]]> b', `"'&lt;`, '😀 ﷽ हिन्दी', 'a\tb', '<!-- -->', '&#0;'].map((text) =>
    cleanText(text).replace(/\s+/g, ' ').trim(),
  );
  for (let from = 0; from < texts.length; from += 100) {
    const questions = texts.slice(from, from + 100).flatMap((text): WrittenQuestion[] => {
      const head = { text, explanation: text, points: 1, tags: [text.slice(0, 9)] };
      const choices = [text, 'b'].map((one, at) => ({ text: one, isRight: at === 0, comment: text }));
      return [
        { ...head, type: 'choice', choices },
        { ...head, type: 'text', accepted: [text] },
      ];
    });
    const xml = written(questions, defaultQuizSettings, texts[from]);
    expect(xmlFault(xml)).toBeNull();
    // oxlint-disable-next-line no-await-in-loop
    const taken = await read(xml);
    expect(taken.questions.length + taken.refused.length).toBeGreaterThanOrEqual(questions.length);
    expect(taken.questions[0]).toMatchObject({ text: texts[from], explanation: texts[from] });
  }
});
