import { quizTexts } from '../../texts/quiz-texts.ts';
import type { Choice, QuestionBody } from './question.ts';
import { maskOf, readMarks } from './question-marks.ts';

/** What stands between the braces of a question. */
export type ReadAnswers = { body: QuestionBody; explanation: string } | { problem: string };

interface Entry {
  sign: string;
  text: string;
  comment: string;
  /** A `#` that nothing follows, as '=C#' has it; beside a weight it is Moodle's. */
  hasBareHash: boolean;
  /** The parts of a pair; undefined for another entry. */
  pair: [string, string] | undefined;
  /** In percent; undefined without one. */
  weight: number | undefined;
}

const around = /^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?::([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?))?(?:\s+(\S.*))?$/is;
const between = /^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*\.\.\s*([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?:\s+(\S.*))?$/is;

function readNumber(source: string): QuestionBody | undefined {
  const [, value, tolerance = '0', unit = ''] = around.exec(source) ?? [];
  const [, from, to, unitOfRange = ''] = between.exec(source) ?? [];
  if ([unit, unitOfRange].some((one) => /[=~#]/.test(maskOf(one)))) return undefined;
  if (value !== undefined)
    return { type: 'number', value: Number(value), tolerance: Number(tolerance), unit: readMarks(unit) };
  if (from === undefined) return undefined;
  const [low, high] = [Number(from), Number(to)];
  return { type: 'number', value: (low + high) / 2, tolerance: (high - low) / 2, unit: readMarks(unitOfRange) };
}

/** Splits at the first of these signs that has a meaning. */
function splitAt(source: string, sign: string): [string, string | undefined] {
  const at = maskOf(source).indexOf(sign);
  return at < 0 ? [source, undefined] : [source.slice(0, at), source.slice(at + sign.length)];
}

function splitAll(source: string, sign: string): string[] {
  let from = 0;
  return maskOf(source)
    .split(sign)
    .map((part) => {
      const piece = source.slice(from, from + part.length);
      from += part.length + sign.length;
      return piece;
    });
}

function readEntry(source: string): Entry {
  const sign = source.charAt(0);
  const [, percent] = /^%(-?\d+(?:\.\d+)?)%/.exec(source.slice(1).trimStart()) ?? [];
  const rest = percent === undefined ? source.slice(1) : source.slice(source.indexOf('%', source.indexOf('%') + 1) + 1);
  const [text, after] = splitAt(rest, '#');
  const comment = readMarks(after ?? '');
  const [left, right] = splitAt(text, '->');
  return {
    sign,
    text: readMarks(text),
    comment,
    hasBareHash: after !== undefined && comment === '' && percent === undefined,
    pair: right === undefined ? undefined : [readMarks(left), readMarks(right)],
    weight: percent === undefined ? undefined : Number(percent),
  };
}

/** Each begins with its sign: `=` and `~` anywhere, `>` only where a line begins. */
function entriesIn(source: string): Entry[] {
  const starts = [...maskOf(source).matchAll(/[=~]|(?<=^|\n)[^\S\n]*>/g)].map(
    ({ 0: sign, index }) => index + sign.length - 1,
  );
  return starts.map((start, at) => readEntry(source.slice(start, starts[at + 1])));
}

const choiceOf = ({ sign, text, comment, weight }: Entry): Choice => ({
  text,
  comment,
  isRight: weight === undefined ? sign === '=' : weight > 0,
});

/** Right choices share the points equally: other weights would be another question. */
const hasWeights = (entries: Entry[]): boolean =>
  new Set(entries.filter((entry) => choiceOf(entry).isRight).map(({ weight = 100 }) => weight)).size > 1;

function bodyOf(entries: Entry[]): QuestionBody | string {
  const all = (sign: string): boolean => entries.every((entry) => entry.sign === sign);
  if (entries.length === 0) return quizTexts.unknownAnswers;
  if (entries.some(({ hasBareHash }) => hasBareHash)) return quizTexts.bareHash;
  if (hasWeights(entries)) return quizTexts.unequalWeights;
  const isChoice = entries.some(({ sign }) => sign === '~');
  if (!isChoice && entries.some(({ comment }) => comment !== '')) return quizTexts.choicesComment;
  if (all('>')) return { type: 'order', items: entries.map(({ text }) => text) };
  if (entries.some(({ sign }) => sign === '>')) return quizTexts.notAllChoices;
  if (all('=') && entries.every(({ pair }) => pair))
    return { type: 'match', pairs: entries.map(({ pair }) => ({ left: pair![0], right: pair![1] })) };
  if (isChoice) return { type: 'choice', choices: entries.map(choiceOf) };
  if (entries.some(({ pair }) => pair)) return quizTexts.notAllPairs;
  if (entries.some(({ weight = 100 }) => weight !== 100)) return quizTexts.unequalWeights;
  return { type: 'text', accepted: entries.map(({ text }) => text) };
}

const trueOrFalse = /^(TRUE|T|FALSE|F)\s*(?=#|$)/i;

/** Reads what stands between the braces of a question: `=right ~wrong`, `T`, `#3.14:0.01 kg`, `=left -> right`, `>first`. */
export function readAnswers(source: string): ReadAnswers {
  const [answers, afterAll = ''] = splitAt(source, '####');
  const [explanation, trimmed] = [readMarks(afterAll), answers.trim()];
  const [, truth] = trueOrFalse.exec(trimmed) ?? [];
  if (truth !== undefined) {
    const [, after = ''] = splitAt(trimmed, '#');
    // Moodle writes two: for a wrong answer, and for a right one.
    const [comment, ...others] = splitAll(after, '#').filter((one) => one.trim() !== '');
    if (others.length > 0) return { problem: quizTexts.oneComment };
    return { body: { type: 'trueFalse', isTrue: /^t/i.test(truth), comment: readMarks(comment ?? '') }, explanation };
  }
  if (trimmed === '') return { problem: quizTexts.noAnswers };
  if (trimmed.startsWith('#')) {
    const body = readNumber(
      trimmed
        .slice(1)
        .trim()
        .replace(/^=\s*(?:%100%)?/, '')
        .replace(/(?<!\\)#$/, '')
        .trim(),
    );
    return body ? { body, explanation } : { problem: quizTexts.numberUnreadable };
  }
  const first = maskOf(trimmed).search(/[=~]|(?<=^|\n)[^\S\n]*>/);
  if (first !== 0) return { problem: quizTexts.unknownAnswers };
  const body = bodyOf(entriesIn(trimmed));
  return typeof body === 'string' ? { problem: body } : { body, explanation };
}
