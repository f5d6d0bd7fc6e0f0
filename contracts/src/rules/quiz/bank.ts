import { quizTexts } from '../../texts/quiz-texts.ts';
import { type Problem, problemsOf } from '../validation.ts';
import { quizLimits } from './question-problems.ts';
import { readQuestions } from './read-questions.ts';

/** Questions of a course's bank, and of one page of its list. An import has at most `fileQuestions`, in `fileSource` characters. */
export const bankLimits = { questions: 5_000, perPage: 50, fileQuestions: 2_000, fileSource: 4_000_000 } as const;

/** What is wrong with questions for a bank in the text form: the first fault. `isOne`: of one question. */
export function bankProblems(source: string, isOne: boolean): Problem<'questions'>[] {
  const { questions, problems } = readQuestions(source);
  const [first] = problems;
  const isLong = questions.length > quizLimits.questions;
  const fault = first ? quizTexts.inLine(first.line, first.message) : quizTexts.empty;
  const message = isLong ? quizTexts.bankTooManyAtOnce : fault;
  return problemsOf<'questions'>([
    [first !== undefined || questions.length === 0, 'questions', message],
    [isOne && questions.length > 1, 'questions', quizTexts.oneQuestion],
  ]);
}
