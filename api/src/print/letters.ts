import anyAscii from 'any-ascii';
import { type Face, hasGlyphs } from './fonts.ts';

/** What a reader sees as one letter, with its marks, in a face that has all of it. */
export interface Letter {
  face: Face;
  text: string;
  /** Whether another spelling stands for what no face has. */
  isReplaced: boolean;
}

const latin: Face[] = ['latin', 'latinExtended', 'vietnamese', 'rareLatin', 'rareVietnamese'];

export const isLatin = (face: Face): boolean => latin.includes(face);

/** Only the faces of a text's own scripts are read from disk. */
const scripts: [RegExp, Face[]][] = [
  [/\p{Script=Latin}/u, latin],
  [/\p{Script=Devanagari}/u, ['devanagari', 'rareDevanagari']],
  [/\p{Script=Tamil}/u, ['tamil']],
  [/\p{Script=Bengali}/u, ['bengali']],
  [/\p{Script=Gujarati}/u, ['gujarati']],
  [/\p{Script=Gurmukhi}/u, ['gurmukhi']],
  [/\p{Script=Kannada}/u, ['kannada']],
  [/\p{Script=Malayalam}/u, ['malayalam']],
  [/\p{Script=Meetei_Mayek}/u, ['meetei']],
  [/\p{Script=Oriya}/u, ['odia']],
  [/\p{Script=Telugu}/u, ['telugu']],
  [/\p{Script=Arabic}/u, ['arabic']],
  [/\p{Script=Hebrew}/u, ['hebrew']],
  [/\p{Script=Greek}/u, ['greek', 'greekExtended']],
  [/\p{Script=Cyrillic}/u, ['cyrillic', 'cyrillicExtended']],
];

/** For digits, punctuation and signs, which belong to no script. */
const signs: Face[] = [...latin, 'cyrillic', 'devanagari', 'arabic'];

const facesOf = (text: string): Face[] => scripts.find(([script]) => script.test(text))?.[1] ?? signs;

function inFace(text: string): Omit<Letter, 'isReplaced'> | undefined {
  // A joiner or a variation selector shows nothing by itself: a face without it draws the rest.
  for (const part of [text, text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')]) {
    const face = facesOf(part).find((each) => hasGlyphs(each, part));
    if (face) return { face, text: part };
  }
  return undefined;
}

const isPicture = (text: string): boolean => /\p{Extended_Pictographic}/u.test(text);

function* spellings(text: string): Generator<string> {
  yield text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  if (!isPicture(text)) yield anyAscii(text);
}

function letterOf(text: string): Letter {
  // Fullwidth, circled and mathematical letters are the plain ones in other clothes.
  const own = inFace(text) ?? inFace(text.normalize('NFKC'));
  if (own) return { ...own, isReplaced: false };
  for (const spelling of spellings(text)) {
    const replaced = inFace(spelling);
    if (replaced) return { ...replaced, isReplaced: true };
  }
  return { face: 'latin', text: '', isReplaced: true };
}

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Splits a text into letters that can be drawn, in reading order. Those that no face has are transliterated or empty. */
export const lettersOf = (text: string): Letter[] =>
  Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => letterOf(segment));
