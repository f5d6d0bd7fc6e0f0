import { wordsOf } from '../../course/port/search-text.ts';

/** A word as people write it, with the signs of 'C++', 'C#', 'Node.js' and '.NET'. */
const written = /\.net(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}\u200c\u200d]+(?:\+\+|#|\.js(?![\p{L}\p{M}\p{N}]))?/giu;

/** The words of a text as they are written. */
export const writtenWords = (text: string): RegExpStringIterator<RegExpExecArray> => text.matchAll(written);

/** The words of a text in stored form, each once and with a space before it: ' pyth' is then the beginning of one. */
export function searchedWords(text: string): string {
  const distinct = new Set(Array.from(writtenWords(text), ([word]) => word));
  const words = new Set([...distinct].flatMap(wordsOf));
  return [...words].map((word) => ` ${word}`).join('');
}
