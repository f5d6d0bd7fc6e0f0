import {
  type CertificateRules,
  type CountedQuizzes,
  countedQuizzes,
  defaultCertificateRules,
  readCertificateRules,
} from '@vidya/contracts/rules/course/certificate-rules';
import { needsText } from '@vidya/contracts/rules/course/certificate-text';

/** What a form holds; the default where it can not be read. */
export const certificateIn = (text: string): CertificateRules => readCertificateRules(text) ?? defaultCertificateRules;

const choiceTexts: Record<CountedQuizzes, string> = {
  none: 'None',
  graded: 'Every graded quiz',
  chosen: 'Chosen quizzes',
};

/** Single quizzes can be chosen once there is one. */
export const quizChoices = (hasQuiz: boolean) =>
  countedQuizzes
    .filter((value) => hasQuiz || value !== 'chosen')
    .map((value) => ({ value, label: choiceTexts[value] }));

/** 'All lectures, every graded quiz passed, an average of 75 %, which it shows' */
export function certificateText(text: string): string {
  const { quizzes, quizIds, showsMark, ...rules } = certificateIn(text);
  const quizCount = quizzes === 'graded' ? null : quizIds.length;
  const needs = `${needsText({ ...rules, quizCount })}${showsMark ? '; it shows the mark' : ''}`;
  return needs[0]!.toUpperCase() + needs.slice(1);
}
