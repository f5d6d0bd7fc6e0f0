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
  return form.replace(/[a-z]+(?:\.js)?/g, (found, at: number, whole: string) =>
    isWordAt(whole, at + found.length) ? found : spread(found),
  );
}

/** Returns the words of a search in their stored form: letters, marks and digits only. */
export function textOf(text: string): string[] {
  const words = searchForm(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))]
    .slice(0, maxWords)
    .map((word) => word.slice(0, longestWord));
}

/** Returns the words as people write them. */
export const shownText = (words: readonly SearchWord[]): string =>
  words.map(({ word }) => names.find(([, form]) => form.trim() === word)?.[0] ?? word).join(' ');

/** One word of a search; with `isPrefix` it also matches longer words. */
export interface SearchWord {
  word: string;
  isPrefix?: boolean;
}

/** Weight A in the stored tsvectors: `titleWords` gives it to titles only. */
const titleWeight = 'A';

/** The `tsquery` text of one word, anywhere or in titles only. */
export function tsTermOf({ word, isPrefix }: SearchWord, where: 'anywhere' | 'title' = 'anywhere'): string {
  const suffix = (isPrefix ? '*' : '') + (where === 'title' ? titleWeight : '');
  return suffix ? `${word}:${suffix}` : word;
}

/** The `tsquery` text that requires all words. Safe by construction: `textOf` removes all operators. */
export const tsQueryOf = (words: readonly SearchWord[], where?: 'anywhere' | 'title'): string =>
  words.map((word) => tsTermOf(word, where)).join(' & ');
