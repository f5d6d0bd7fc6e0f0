import createBidi from 'bidi-js';
import type { Face } from './fonts.ts';
import type { Direction } from './harfbuzz.ts';
import { type Letter, lettersOf } from './letters.ts';

export interface Run {
  face: Face;
  text: string;
  direction: Direction;
}

/** Odd levels run from right to left (Unicode, annex 9). */
interface Leveled extends Run {
  level: number;
}

const bidi = createBidi();

function leveled(letters: Letter[]): Leveled[] {
  const text = letters.map((letter) => letter.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: Leveled[] = [];
  let at = 0;
  for (const letter of letters) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.face === letter.face && last.level === level) last.text += letter.text;
    else runs.push({ face: letter.face, text: letter.text, level, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
    at += letter.text.length;
  }
  return runs;
}

/** Turns each sequence of a level and above, the highest level first (rule L2). */
function inVisualOrder(runs: Leveled[]): Leveled[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let end = from;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > from) ordered.splice(from, end - from, ...ordered.slice(from, end).toReversed());
      from = end;
    }
  }
  return ordered;
}

/** Splits a text where the font or the direction changes, from left to right as it is drawn. */
export function runsOf(text: string): { runs: Run[]; isReplaced: boolean } {
  const letters = lettersOf(text);
  const runs = inVisualOrder(leveled(letters)).filter((run) => run.text !== '');
  return { runs, isReplaced: letters.some((letter) => letter.isReplaced) };
}

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** How many letters fit, at least one. Measuring is what costs: it halves the rest each time. */
function countFitting(letters: string[], fits: (text: string) => boolean): number {
  let fitting = 1;
  let tooMany = letters.length + 1;
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(letters.slice(0, middle).join(''))) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/** Splits a word that is wider than the line between letters. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  const cut: string[] = [];
  let rest = Array.from(graphemes.segment(word), ({ segment }) => segment);
  while (rest.length > 0) {
    const count = countFitting(rest, fits);
    cut.push(rest.slice(0, count).join(''));
    rest = rest.slice(count);
  }
  return cut;
}

/** Breaks a text into lines that fit. */
export function linesOf(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (fits(word) ? [word] : pieces(word, fits)));
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
