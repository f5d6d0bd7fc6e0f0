import { namesWithSigns } from '../port/search-text.ts';

const shownWord = (word: string): string => namesWithSigns.find(([, form]) => form.trim() === word)?.[0] ?? word;

/** Returns the words as people write them. */
export const shownText = (words: readonly SearchWord[]): string =>
  words.map(({ word }) => word.split(' ').map(shownWord).join(' ')).join(' ');

/** One word of a search; with `isPrefix` it also matches longer words. */
export interface SearchWord {
  /** Several words with spaces between them: a term of the trade, which `synonyms` has. */
  word: string;
  isPrefix?: boolean;
  /** Other terms with this meaning, in stored form; the words of each follow one another. */
  synonyms?: readonly string[];
}

/** Weight A in the stored tsvectors: `titleWords` gives it to titles only. */
const titleWeight = 'A';

/** The `tsquery` text of one word, anywhere or in titles only. */
export function tsTermOf(
  { word, isPrefix, synonyms = [] }: SearchWord,
  where: 'anywhere' | 'title' = 'anywhere',
): string {
  const weight = where === 'title' ? titleWeight : '';
  const lexeme = (one: string, star = ''): string => (star + weight ? `${one}:${star}${weight}` : one);
  const parts = word.split(' ');
  const typed = parts.map((part, index) => lexeme(part, isPrefix && index === parts.length - 1 ? '*' : '')).join(' & ');
  const terms = synonyms.map((term) =>
    term
      .split(' ')
      .map((part) => lexeme(part))
      .join(' <-> '),
  );
  if (terms.length > 0)
    return `(${[parts.length > 1 ? `(${typed})` : typed, ...terms.map((term) => `(${term})`)].join(' | ')})`;
  return parts.length > 1 ? `(${typed})` : typed;
}

/** The `tsquery` text that requires all words. Safe by construction: `textOf` removes all operators. */
export const tsQueryOf = (words: readonly SearchWord[], where?: 'anywhere' | 'title'): string =>
  words.map((word) => tsTermOf(word, where)).join(' & ');
