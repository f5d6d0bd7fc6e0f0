import type { AnswerBody, QuizReport } from '@vidya/contracts/calls/quiz';
import type { Question } from '@vidya/contracts/rules/quiz/question';
import { reportFrom } from '@vidya/contracts/rules/quiz/report';
import { escapeHtml } from '../../course/port/clean-description.ts';
import type { RenderedQuestion } from '../../database/tables/schema-quizzes.ts';
import { judgedShare } from './judge.ts';
import { comparedText } from './typed-text.ts';

/** `plain` is its text without HTML. */
export type Given = (QuizReport['questions'][number]['answers'][number] & { plain: string })[];

/** An answer of a learner, with the question as its attempt had it. */
export interface FirstAnswer {
  question: Question;
  order: readonly number[];
  answer: AnswerBody;
}

const typedShown = 6;

/** The texts of the choices that were chosen: their author may have moved them since. */
function chosenTexts({ question, order, answer }: FirstAnswer): string[] {
  if (question.type !== 'choice' || answer.type !== 'choice') return [];
  return answer.chosen.flatMap((shown) => question.choices[order[shown]!]?.text ?? []);
}

function typedText({ answer }: FirstAnswer): string {
  if (answer.type === 'text' || answer.type === 'number') return answer.text.trim();
  return answer.type === 'gaps' ? answer.texts.map((text) => text.trim() || '–').join(', ') : '';
}

function typedAnswers(question: Question, given: readonly FirstAnswer[]): Given {
  const same = Map.groupBy(
    given.filter((one) => typedText(one) !== ''),
    (one) => comparedText(typedText(one)),
  );
  return [...same.values()]
    .filter(({ length }) => length >= reportFrom)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, typedShown)
    .map((group) => {
      const plain = typedText(group[0]!);
      const isRight = judgedShare(question, group[0]!.answer, []) === 1;
      return { plain, text: escapeHtml(plain), isRight, share: group.length / given.length };
    });
}

/** What learners answered to a question, as it is now; [] for orders and pairs. */
export function givenAnswers({ question, html }: RenderedQuestion, given: readonly FirstAnswer[]): Given {
  const shareOf = (is: (one: FirstAnswer) => boolean): number => given.filter(is).length / given.length;
  switch (question.type) {
    case 'choice':
      return question.choices.map(({ text, isRight }, at) => ({
        plain: text,
        text: html.entries[at] ?? '',
        isRight,
        share: shareOf((one) => chosenTexts(one).includes(text)),
      }));
    case 'trueFalse':
      return [true, false].map((isTrue) => ({
        plain: isTrue ? 'True' : 'False',
        text: isTrue ? 'True' : 'False',
        isRight: question.isTrue === isTrue,
        share: shareOf(({ answer }) => answer.type === 'trueFalse' && answer.isTrue === isTrue),
      }));
    case 'order':
    case 'match':
      return [];
    default:
      return typedAnswers(question, given);
  }
}
