/** More words than anybody means; the rest of a pasted page is passed over. */
const maxWords = 8;
const longestWord = 40;

/** The names that would otherwise lose what sets them apart. */
const names: readonly [string, string][] = [
  ['c++', ' cplusplus '],
  ['c#', ' csharp '],
  ['.net', ' dotnet '],
];

const isWordAt = (text: string, at: number): boolean =>
  /[\p{L}\p{N}_]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

/** 'nodejs' and 'node.js' are 'node js', 'mysql' is found by 'sql' too. */
function spread(word: string): string {
  const stem = word.endsWith('.js') ? word.slice(0, -3) : word.endsWith('js') ? word.slice(0, -2) : '';
  if (stem.length >= 3) return `${spread(stem)} js`;
  return word.length > 3 && word.endsWith('sql') ? `${word} sql` : word;
}

/** What the database's `search_form` does to titles and descriptions, done to what people type. */
function searchForm(text: string): string {
  let form = text.normalize('NFKC').toLowerCase();
  for (const [name, word] of names) form = form.replaceAll(name, word);
  return form
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[a-z]+(?:\.js)?/g, (found, at: number, whole: string) =>
      isWordAt(whole, at + found.length) ? found : spread(found),
    );
}

/** The words of a search, in the form in which they are stored: letters, their marks and digits, nothing else. */
export function textOf(text: string): string[] {
  const words = searchForm(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))]
    .slice(0, maxWords)
    .map((word) => word.slice(0, longestWord));
}

/** The words as people write them. */
export const shownText = (words: readonly SearchWord[]): string =>
  words.map(({ word }) => names.find(([, form]) => form.trim() === word)?.[0] ?? word).join(' ');

/** One word of a search; `isPrefix` is content with its beginning. */
export interface SearchWord {
  word: string;
  isPrefix?: boolean;
}

/** Weight A of the stored words: `titleWords` gives it to titles alone. */
const titleWeight = 'A';

/** The text of a `tsquery` of one word, anywhere or in titles only. */
export function tsTermOf({ word, isPrefix }: SearchWord, where: 'anywhere' | 'title' = 'anywhere'): string {
  const suffix = (isPrefix ? '*' : '') + (where === 'title' ? titleWeight : '');
  return suffix ? `${word}:${suffix}` : word;
}

/** The text of a `tsquery` that wants all of the words. Safe by construction: `textOf` lets no operator through. */
export const tsQueryOf = (words: readonly SearchWord[], where?: 'anywhere' | 'title'): string =>
  words.map((word) => tsTermOf(word, where)).join(' & ');
