/** Texts of questions are plain with `code`, fenced code blocks, **strong** and formulas in `$$`; each line is a paragraph. */
interface QuestionText {
  text: string;
  /** What anybody reads after it; '' for none. */
  explanation: string;
  /** Whole, from 1. */
  points: number;
  tags: string[];
}

export interface Choice {
  text: string;
  isRight: boolean;
  /** What a learner who chose it reads; '' for none. */
  comment: string;
}

/** One discriminated shape: what is asked, with what is right. */
export type QuestionBody =
  | { type: 'choice'; choices: Choice[] }
  | { type: 'trueFalse'; isTrue: boolean; comment: string }
  /** `tolerance` counts in both directions; '' for no unit. */
  | { type: 'number'; value: number; tolerance: number; unit: string }
  | { type: 'text'; accepted: string[] }
  | { type: 'order'; items: string[] }
  | { type: 'match'; pairs: { left: string; right: string }[] }
  /** The accepted texts of each `___` in the text. */
  | { type: 'gaps'; gaps: string[][] };

export type QuestionType = QuestionBody['type'];

/** A question as its author writes it. */
export type WrittenQuestion = QuestionText & QuestionBody;

/** A question of a quiz. Its id stays when it is edited. */
export type Question = WrittenQuestion & { _id: string };

export const questionTypes = ['choice', 'trueFalse', 'number', 'text', 'order', 'match', 'gaps'] as const;

export const questionTypeNames: Record<QuestionType, string> = {
  choice: 'Choice',
  trueFalse: 'True or false',
  number: 'Number',
  text: 'Short text',
  order: 'Order',
  match: 'Match pairs',
  gaps: 'Fill in the gaps',
};

/** Whether several choices are right, so that a learner may choose several. */
export const isMultiple = (choices: readonly Choice[]): boolean => choices.filter(({ isRight }) => isRight).length > 1;

/** Code, formulas and escaped characters, in which no sign has a meaning. */
export const opaque = /```[\s\S]*?(?:```|$)|`[^`\n]*`|\$\$[^$\n]*\$\$|\\[\s\S]/g;

const gap = /_{3,}/g;

/** The text around the gaps: one part more than there are gaps. */
export function gapParts(text: string): string[] {
  const masked = text.replace(opaque, (whole) => '\u0001'.repeat(whole.length));
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of masked.matchAll(gap)) {
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

/** Whether what an author wrote is the same question with other right answers, points or explanations. */
const isSameText = (one: WrittenQuestion, other: WrittenQuestion): boolean =>
  one.type === other.type && one.text === other.text;

/**
 * Gives each written question its id: that of the stored question with the same text, else of the one with its number if
 * that has no other heir, else a new one.
 */
export function withIds(
  written: readonly WrittenQuestion[],
  stored: readonly Question[],
  newId: () => string,
): Question[] {
  const heirs = new Map<number, string>();
  const taken = new Set<string>();
  written.forEach((question, index) => {
    const before = stored.find((one) => !taken.has(one._id) && isSameText(one, question));
    if (!before) return;
    heirs.set(index, before._id);
    taken.add(before._id);
  });
  return written.map((question, index) => {
    const before = stored[index];
    const isHeir = before !== undefined && before.type === question.type && !taken.has(before._id);
    const _id = heirs.get(index) ?? (isHeir ? before._id : newId());
    taken.add(_id);
    return { ...question, _id };
  });
}
