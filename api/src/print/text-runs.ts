import type { Face } from './fonts.ts';

export interface Run {
  face: Face;
  text: string;
}

/** Checked in this order; other characters use the first face, which draws a box if it lacks them. */
const scripts: [Face, RegExp][] = [
  ['devanagari', /[\p{Script=Devanagari}\u0964\u0965]/u],
  ['tamil', /\p{Script=Tamil}/u],
  // The rupee sign is in the file with the rarer letters.
  ['latinExtended', /[\u0100-\u02ba\u1e00-\u1ef1\u20a0-\u20c0]/u],
];

/** Joiners and combining marks take the face of the letter before them. */
const clings = /[\p{Mark}\u200c\u200d]/u;

const faceOf = (letter: string): Face => scripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'latin';

/** Splits a text where the font changes. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const face = last && clings.test(letter) ? last.face : faceOf(letter);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Splits a word that is wider than the line between letters. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  const cut = [''];
  for (const { segment } of graphemes.segment(word)) {
    const grown = cut.at(-1) + segment;
    if (fits(grown)) cut[cut.length - 1] = grown;
    else cut.push(segment);
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
