import { settingsProblems } from '@vidya/contracts/rules/quiz/question-problems';
import { defaultQuizSettings, type QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { Collected } from '../collected.ts';
import { allOf, type Element, readElements, valueOf } from '../element.ts';

/** The fields that a cartridge names, such as `cc_profile` and `cc_weighting`. */
export const fieldsOf = (element: Element): Map<string, string> =>
  new Map(
    allOf(element, 'qtimetadatafield').map((field) => [valueOf(field, 'fieldlabel'), valueOf(field, 'fieldentry')]),
  );

/** Of the form that a field says: 'unlimited' and nothing are no number. */
const numberOf = (entry: string | undefined): number | null => Number(entry) || null;

/** Reads how often and how long learners may take an assessment of QTI 1.2. Names what a quiz can not have. */
export async function readSettings(bytes: Buffer, collected: Collected): Promise<Partial<QuizSettings>> {
  const fields = new Map<string, string>();
  await readElements(bytes, {
    // Those of questions stand in their items.
    isWhole: (name) => name === 'qtimetadata' || name === 'item',
    take(element) {
      if (element.name === 'qtimetadata') for (const [label, entry] of fieldsOf(element)) fields.set(label, entry);
    },
  });
  const settings = {
    maxAttempts: numberOf(fields.get('cc_maxattempts')),
    timeLimitMinutes: numberOf(fields.get('qmd_timelimit')),
  };
  const problems = settingsProblems({ ...defaultQuizSettings, ...settings });
  for (const problem of Object.values(problems)) collected.refuse('Settings', problem);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(problems, name)));
}
