import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { assessmentXml, type ExportedQuiz } from '../../quiz/formats/qti12/assessment-xml.ts';
import { giftName } from '../read/plan-cartridge.ts';
import type { ExportedResource } from './manifest-xml.ts';
import { textEntry, type ZipEntry } from './zip-stream.ts';

interface QuizLecture {
  id: string;
  title: string;
  /** The id of its resource. */
  own: string;
  /** Those of its files. */
  needs: string[];
}

/**
 * The files of a quiz and their resources, its own first: an assessment with the questions that every system reads, and
 * a GIFT file with all of them, which an import prefers. None for a quiz without questions.
 */
export function quizPackage(
  { id, title, own, needs }: QuizLecture,
  quiz: ExportedQuiz,
): { entries: ZipEntry[]; resources: ExportedResource[] } {
  if (quiz.questions.length === 0) return { entries: [], resources: [] };
  // Associated content stands in the folder of the resource that needs it.
  const [assessment, gift] = [`quizzes/${id}/assessment.xml`, `quizzes/${id}/${giftName}`];
  const questions: ExportedResource = {
    id: `questions-${id}`,
    type: 'associatedcontent/imscc_xmlv1p3/learning-application-resource',
    href: gift,
    files: [gift],
    isForTeachers: true,
  };
  return {
    entries: [
      textEntry(assessment, assessmentXml(`quiz-${id}`, title, quiz)),
      textEntry(gift, writeQuestions(quiz.questions, true)),
    ],
    resources: [
      {
        id: own,
        type: 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment',
        files: [assessment],
        needs: [...needs, questions.id],
      },
      questions,
    ],
  };
}
