import { certificateTexts } from '../../texts/texts.ts';

export const countedQuizzes = ['none', 'graded', 'chosen'] as const;
export type CountedQuizzes = (typeof countedQuizzes)[number];

/** What a certificate of a course needs. */
export interface CertificateRules {
  /** Share of the lectures that learners see, 1 to 100. */
  lecturePercent: number;
  /** Those that have to be passed; their best results make the mark. */
  quizzes: CountedQuizzes;
  /** Their lectures, while `quizzes` is 'chosen'; sorted. */
  quizIds: string[];
  /** Least average of the best results, 1 to 100; null for none. */
  averagePercent: number | null;
  /** The certificate shows the average. */
  showsMark: boolean;
}

/** Every lecture, and nothing else. */
export const defaultCertificateRules: CertificateRules = {
  lecturePercent: 100,
  quizzes: 'none',
  quizIds: [],
  averagePercent: null,
  showsMark: false,
};

const maxQuizzes = 200;

/** What the choice of quizzes makes meaningless, left out. */
const plain = ({ lecturePercent, quizzes, ...rules }: CertificateRules): CertificateRules => ({
  lecturePercent,
  quizzes,
  quizIds: quizzes === 'chosen' ? [...new Set(rules.quizIds)].toSorted() : [],
  averagePercent: quizzes === 'none' ? null : rules.averagePercent,
  showsMark: quizzes !== 'none' && rules.showsMark,
});

/** As the course form holds them: '' for the default, and equal texts for equal rules. */
export function writeCertificateRules(rules: CertificateRules): string {
  const text = JSON.stringify(plain(rules));
  return text === JSON.stringify(defaultCertificateRules) ? '' : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The inverse of `writeCertificateRules`; null for another text. Numbers may be out of range: `certificateFault`. */
export function readCertificateRules(text: string): CertificateRules | null {
  if (text.trim() === '') return defaultCertificateRules;
  const read = parsed(text) as Partial<Record<keyof CertificateRules, unknown>> | null;
  if (read === null || typeof read !== 'object') return null;
  const { lecturePercent, quizzes, quizIds, averagePercent, showsMark } = read;
  const kind = countedQuizzes.find((each) => each === quizzes);
  const areIds = Array.isArray(quizIds) && quizIds.every((id) => typeof id === 'string');
  const isAverage = averagePercent === null || typeof averagePercent === 'number';
  if (typeof lecturePercent !== 'number' || !kind || !areIds || !isAverage || typeof showsMark !== 'boolean')
    return null;
  return plain({ lecturePercent, quizzes: kind, quizIds, averagePercent, showsMark });
}

const isPercent = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 100;

type RuleProblems = Partial<Record<'rules' | 'lecturePercent' | 'quizIds' | 'averagePercent', string>>;

/** What is wrong with the rules of a form, by field. */
export function certificateProblems(text: string): RuleProblems {
  const rules = readCertificateRules(text);
  if (!rules) return { rules: certificateTexts.unreadable };
  const { lecturePercent, quizzes, quizIds, averagePercent } = rules;
  return {
    ...(!isPercent(lecturePercent) && { lecturePercent: certificateTexts.lectures }),
    ...(quizzes === 'chosen' && quizIds.length === 0 && { quizIds: certificateTexts.noQuiz }),
    ...(quizIds.length > maxQuizzes && { quizIds: certificateTexts.manyQuizzes }),
    ...(averagePercent !== null && !isPercent(averagePercent) && { averagePercent: certificateTexts.average }),
  };
}

/** The first of them; undefined if nothing is wrong. */
export const certificateFault = (text = ''): string | undefined => Object.values(certificateProblems(text))[0];
