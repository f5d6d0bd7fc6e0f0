import type { Question } from '@vidya/contracts/rules/quiz/question';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { escapeHtml } from '../../../../course/port/clean-description.ts';
import { fieldXml, itemXml } from './item-xml.ts';

export interface ExportedQuiz {
  questions: readonly Question[];
  settings: Pick<QuizSettings, 'maxAttempts' | 'timeLimitMinutes'>;
}

/**
 * A quiz as an assessment of QTI 1.2, as Common Cartridges have it. Questions that would lose their meaning are left
 * out, and so are settings but attempts and time.
 */
export function assessmentXml(ident: string, title: string, { questions, settings }: ExportedQuiz): string {
  const { maxAttempts, timeLimitMinutes } = settings;
  const fields = [
    fieldXml('cc_profile', 'cc.exam.v0p1'),
    fieldXml('qmd_assessmenttype', 'Examination'),
    fieldXml('qmd_scoretype', 'Percentage'),
    fieldXml('cc_maxattempts', maxAttempts ?? 'unlimited'),
    timeLimitMinutes === null ? '' : fieldXml('qmd_timelimit', timeLimitMinutes),
  ];
  const items = questions.map((question, at) => itemXml(question, `question-${at + 1}`)).filter((item) => item !== '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
<assessment ident="${ident}" title="${escapeHtml(title)}">
<qtimetadata>${fields.join('')}</qtimetadata>
<section ident="root_section">
${items.join('\n')}
</section>
</assessment>
</questestinterop>
`;
}
