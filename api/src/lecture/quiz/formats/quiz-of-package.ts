import { quizLimits } from '@vidya/contracts/rules/quiz/question-problems';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { ApiProblem } from '../../../http/errors.ts';
import { renderQuestion } from '../question-html.ts';
import { Collected } from './collected.ts';
import { readAssessment } from './qti12/assessment.ts';
import { reasons } from './reasons.ts';

interface PackageQuiz {
  /** In the text form; '' if nothing of it can be taken. */
  questions: string;
  refused: Collected['refused'];
}

/** The questions of an assessment of a Common Cartridge, as many as a quiz can have. */
export async function quizOfPackage(bytes: Buffer): Promise<PackageQuiz> {
  const collected = new Collected();
  await readAssessment(bytes, collected);
  const { questions } = readQuestions(collected.result.questions);
  const taken: typeof questions = [];
  for (const question of questions) {
    const title = question.text.split('\n')[0]!;
    if (taken.length === quizLimits.questions) {
      collected.refuse(title, reasons.quizFull);
      continue;
    }
    try {
      // Its code stays plain here: what counts are its formulas.
      // oxlint-disable-next-line no-await-in-loop
      await renderQuestion({ ...question, _id: '' }, new Map(), 0);
      taken.push(question);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      collected.refuse(title, error.message);
    }
  }
  return { questions: taken.length === 0 ? '' : writeQuestions(taken), refused: collected.refused };
}
