import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { childOf, type Element, valueOf } from '../element.ts';
import { reasons } from '../reasons.ts';
import { gapMark, htmlText } from '../text-reader.ts';
import type { MoodleBody } from './moodle-answers.ts';

/** `{2:SHORTANSWER:=Delhi~%50%Dilli#Nearly}` */
const gapHead = /\{\d{0,4}:([A-Z_]{1,20}):/g;

/** Where a gap ends that begins before: at a brace without a backslash; -1 without one. */
function gapEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '}') return at;
  }
  return -1;
}

/** The text with what `replace` makes of each gap. */
function replaceGaps(text: string, replace: (type: string, source: string) => string): string {
  let [out, from] = ['', 0];
  for (const { 0: head, 1: type = '', index } of text.matchAll(gapHead)) {
    const start = index + head.length;
    const end = index < from ? -1 : gapEnd(text, start);
    if (end < 0) continue;
    out += text.slice(from, index) + replace(type, text.slice(start, end));
    from = end + 1;
  }
  return out + text.slice(from);
}

const types = /^(?:SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC|NUMERICAL|NM|MULTICHOICE|MC)(?:_?[VHS]{1,2})?$/;

/** The number sign of an entity starts no comment. */
const commentStart = /(?<!\\|&|&amp;)#/;

const unescaped = (text: string): string => text.replace(/\\([~=#{}"/])/g, '$1');

/** Stands for a gap while HTML is read. */
const mark = '\uE001';
const maxSource = 50_000;

interface Entry {
  text: string;
  /** In percent. */
  weight: number;
}

function entryOf(source: string): Entry {
  const [, sign, percent, rest = ''] = /^\s*(=|%(-?\d{1,3}(?:\.\d{1,9})?)%)?([\s\S]*)$/.exec(source) ?? [];
  const [text = ''] = rest.split(commentStart);
  return { text: unescaped(text).trim(), weight: sign === '=' ? 100 : Number(percent ?? 0) };
}

/** The accepted texts of one gap, or why there are none. */
function acceptedOf(type: string, source: string, notes: Set<string>): string[] | string {
  if (!types.test(type)) return reasons.type(`cloze, ${type}`);
  const sources = source.split(/(?<!\\)~/);
  const entries = sources.map(entryOf);
  if (sources.some((one) => one.split(commentStart).slice(1).join('') !== '')) notes.add(reasons.choiceComments);
  if (entries.some(({ weight }) => weight > 0 && weight < 100)) notes.add(reasons.partlyRight);
  const right = entries.filter(({ weight }) => weight >= 100).map(({ text }) => text);
  if (/^M(?:ULTICHOICE|C)/.test(type) && right.length < entries.length) notes.add(reasons.gapChoices);
  if (!type.startsWith('N')) return right.map((text) => cleanLine(htmlText(text, notes)));
  notes.add(reasons.tolerance);
  return right.map((text) => cleanLine(text.split(':')[0]!));
}

/** A text with gaps in braces. */
export function clozeOf(question: Element, notes: Set<string>): MoodleBody {
  const gaps: string[][] = [];
  let problem: string | undefined;
  const questionText = childOf(question, 'questiontext');
  const whole = questionText ? valueOf(questionText, 'text').replaceAll(mark, '') : '';
  if (whole.length > maxSource) return quizTexts.tooLong;
  const html = replaceGaps(whole, (type, source) => {
    const accepted = acceptedOf(type, source, notes);
    if (typeof accepted === 'string') problem ??= accepted;
    else gaps.push(accepted);
    return mark;
  });
  if (problem !== undefined) return problem;
  if (gaps.some((accepted) => accepted.length === 0)) return reasons.noRightAnswer;
  return gaps.length === 0
    ? reasons.noQuestion
    : { type: 'gaps', gaps, text: htmlText(html, notes).replaceAll(mark, gapMark) };
}
