import { quizLimits } from '@vidya/contracts/rules/quiz/question-problems';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { ApiProblem } from '../../../http/errors.ts';
import { renderQuestion } from '../question-html.ts';
import { Collected } from './collected.ts';
import { readGift } from './gift-file.ts';
import { readAssessment } from './qti12/assessment.ts';
import { readSettings } from './qti12/assessment-settings.ts';
import { reasons } from './reasons.ts';

interface PackageQuiz {
  /** In the text form; '' if nothing of it can be taken. */
  questions: string;
  /** Those that the package names. */
  quizSettings: Partial<QuizSettings>;
  refused: Collected['refused'];
}

/**
 * The quiz of an assessment of a Common Cartridge, with as many questions as a quiz can have. `gift`: the same questions
 * as an export writes them, because an assessment can not say them all.
 */
export async function quizOfPackage(assessment: Buffer, gift: Buffer | undefined): Promise<PackageQuiz> {
  const collected = new Collected();
  const quizSettings = await readSettings(assessment, collected);
  await (gift ? readGift(gift, collected) : readAssessment(assessment, collected));
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
  return {
    questions: taken.length === 0 ? '' : writeQuestions(taken),
    quizSettings,
    refused: collected.refused,
  };
}
