import { picturesIn } from './picture-mark.ts';
import type { WrittenQuestion } from './question.ts';

/** The formats of files that questions are written to. */
export const questionFormats = ['gift', 'qti', 'qti3'] as const;

export type QuestionFormat = (typeof questionFormats)[number];

type Loss = [isIn: (question: WrittenQuestion) => boolean, text: string];

const textsOf = (question: WrittenQuestion): string => JSON.stringify(question);

const ofAll: Loss[] = [
  [(one) => picturesIn(textsOf(one)).length > 0, 'Pictures are left out: what they show is written instead.'],
];

const ofPackages: Loss[] = [
  ...ofAll,
  [
    (one) => /\$\$[^$]+\$\$/.test(textsOf(one)),
    'Formulas are written as TeX, which not every system shows as formulas.',
  ],
  [({ tags }) => tags.length > 0, 'Tags are written as keywords of the package, which not every system reads.'],
];

const losses: Record<QuestionFormat, Loss[]> = {
  gift: [
    ...ofAll,
    [({ type }) => type === 'order', 'Other systems can not read questions to put in order.'],
    [(one) => one.type === 'gaps' && one.gaps.length > 1, 'Other systems can not read texts with several gaps.'],
    [(one) => one.type === 'number' && one.unit !== '', 'Other systems can not read numbers with a unit.'],
    [({ points }) => points !== 1, 'Other systems give each question the same points.'],
    [
      (one) => one.type === 'trueFalse' && one.comment !== '',
      'Other systems show comments on true or false after wrong answers only.',
    ],
  ],
  qti: ofPackages,
  qti3: ofPackages,
};

/** What other systems do not take of these questions in this format, as sentences; null: of any questions. */
export const formatLosses = (questions: readonly WrittenQuestion[] | null, format: QuestionFormat): string[] =>
  losses[format].filter(([isIn]) => questions === null || questions.some(isIn)).map(([, text]) => text);
