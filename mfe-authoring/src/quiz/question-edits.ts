import type { QuestionType, WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';

/** Where a question stands in the text of a quiz: from its first character to the one after its last. */
type Span = [from: number, to: number];

export const withQuestion = (source: string, [from, to]: Span, question: WrittenQuestion): string =>
  source.slice(0, from) + writeQuestions([question]).trimEnd() + source.slice(to);

export const withoutQuestion = (source: string, [from, to]: Span): string =>
  source.slice(0, from) + source.slice(to).trimStart();

/** A removed question of `source` back in the text of now: where it was, or at the end if all around it has changed. */
export function withRestored(source: string, [from, to]: Span, now: string): string {
  const [before, after] = [source.slice(0, from), source.slice(to).trimStart()];
  if (now === before + after) return source;
  const end = now.endsWith(after) ? now.length - after.length : now.length;
  const at = now.startsWith(before) ? from : end;
  return [now.slice(0, at).trimEnd(), source.slice(from, to), now.slice(at).trimStart()].filter(Boolean).join('\n\n');
}

export const withCopy = (source: string, [from, to]: Span): string =>
  `${source.slice(0, to)}\n\n${source.slice(from, to)}${source.slice(to)}`;

/** Two questions change their positions; what stands between them stays. */
export const withSwapped = (source: string, [from, to]: Span, [nextFrom, nextTo]: Span): string =>
  source.slice(0, from) +
  source.slice(nextFrom, nextTo) +
  source.slice(to, nextFrom) +
  source.slice(from, to) +
  source.slice(nextTo);

/** A question as its form has it: what is typed stays as it is typed. */
export interface QuestionForm {
  type: QuestionType;
  text: string;
  explanation: string;
  points: string;
  tags: string;
  /** Of a choice its text and comment, of a pair both sides, else one text: of a gap what is accepted, with ' / ' between. */
  rows: [first: string, second: string][];
  /** Of choices, by their index. */
  rights: boolean[];
  isTrue: boolean;
  comment: string;
  value: string;
  tolerance: string;
  unit: string;
}

const emptyForm = { rights: [], isTrue: true, comment: '', value: '', tolerance: '', unit: '' };

const rowsOf = (question: WrittenQuestion): QuestionForm['rows'] => {
  switch (question.type) {
    case 'choice':
      return question.choices.map(({ text, comment }) => [text, comment]);
    case 'match':
      return question.pairs.map(({ left, right }) => [left, right]);
    case 'text':
      return question.accepted.map((text) => [text, '']);
    case 'order':
      return question.items.map((text) => [text, '']);
    case 'gaps':
      return question.gaps.map((accepted) => [accepted.join(' / '), '']);
    default:
      return [];
  }
};

export const toForm = (question: WrittenQuestion): QuestionForm => ({
  ...emptyForm,
  type: question.type,
  text: question.text,
  explanation: question.explanation,
  points: String(question.points),
  tags: question.tags.join(', '),
  rows: rowsOf(question),
  ...(question.type === 'choice' && { rights: question.choices.map(({ isRight }) => isRight) }),
  ...(question.type === 'trueFalse' && { isTrue: question.isTrue, comment: question.comment }),
  ...(question.type === 'number' && {
    value: String(question.value),
    tolerance: question.tolerance === 0 ? '' : String(question.tolerance),
    unit: question.unit,
  }),
});

const wholeOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The question of a form. `questionProblem` says what is wrong with it. Rows without any text are left out. */
export function fromForm(form: QuestionForm): WrittenQuestion {
  const { type, rights, isTrue, comment } = form;
  const shared = {
    text: form.text.trim(),
    explanation: form.explanation.trim(),
    points: wholeOf(form.points),
    tags: [...new Set(form.tags.split(',').map((tag) => tag.trim()))].filter(Boolean),
  };
  const rows = form.rows
    .map(([first, second], at) => ({ first: first.trim(), second: second.trim(), isRight: rights[at] ?? false }))
    .filter(({ first, second }) => first !== '' || second !== '');
  const texts = rows.map(({ first }) => first);
  switch (type) {
    case 'choice':
      return {
        ...shared,
        type,
        choices: rows.map(({ first, second, isRight }) => ({ text: first, isRight, comment: second })),
      };
    case 'match':
      return { ...shared, type, pairs: rows.map(({ first, second }) => ({ left: first, right: second })) };
    case 'text':
      return { ...shared, type, accepted: texts };
    case 'order':
      return { ...shared, type, items: texts };
    case 'gaps':
      return { ...shared, type, gaps: texts.map((text) => text.split(' / ').map((one) => one.trim())) };
    case 'number':
      return {
        ...shared,
        type,
        value: wholeOf(form.value),
        tolerance: form.tolerance.trim() === '' ? 0 : Number(form.tolerance),
        unit: form.unit.trim(),
      };
    case 'trueFalse':
      return { ...shared, type, isTrue, comment: comment.trim() };
  }
}
