import { foldLetters } from './search-fold.ts';

/** More words than anybody needs; the rest of a pasted page is ignored. */
const maxWords = 8;
const longestWord = 40;

/** Names that would otherwise lose their special characters. */
const names: readonly [string, string][] = [
  ['c++', ' cplusplus '],
  ['c#', ' csharp '],
  ['.net', ' dotnet '],
];

const isWordAt = (text: string, at: number): boolean =>
  /[\p{L}\p{N}_]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

/** 'nodejs' and 'node.js' become 'node js'; 'mysql' also matches 'sql'. */
function spread(word: string): string {
  const stem = word.endsWith('.js') ? word.slice(0, -3) : word.endsWith('js') ? word.slice(0, -2) : '';
  if (stem.length >= 3) return `${spread(stem)} js`;
  return word.length > 3 && word.endsWith('sql') ? `${word} sql` : word;
}

/** Does to typed text what the database's `search_form` does to titles and descriptions. */
function searchForm(text: string): string {
  let form = foldLetters(text.normalize('NFKC').toLowerCase());
  for (const [name, word] of names) form = form.replaceAll(name, word);
  return form.replace(/[a-z]+(?:\.js)?/g, (word, at: number, whole: string) =>
    isWordAt(whole, at + word.length) ? word : spread(word),
  );
}

/** Returns the words of a search in their stored form: letters, marks and digits only. */
export function textOf(text: string): string[] {
  const words = searchForm(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))]
    .slice(0, maxWords)
    .map((word) => word.slice(0, longestWord));
}

const shownWord = (word: string): string => names.find(([, form]) => form.trim() === word)?.[0] ?? word;

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
