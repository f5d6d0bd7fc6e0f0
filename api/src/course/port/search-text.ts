import { foldLetters } from './search-fold.ts';

/** More words than anybody needs; the rest of a pasted page is ignored. */
const maxWords = 8;
const longestWord = 40;

/** Names that would otherwise lose their special characters. */
export const namesWithSigns: readonly [string, string][] = [
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
  for (const [name, word] of namesWithSigns) form = form.replaceAll(name, word);
  return form.replace(/[a-z]+(?:\.js)?/g, (word, at: number, whole: string) =>
    isWordAt(whole, at + word.length) ? word : spread(word),
  );
}

/** Returns all words of a text in their stored form: letters, marks and digits only. */
export function wordsOf(text: string): string[] {
  const words = searchForm(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).map((word) => word.slice(0, longestWord));
}

/** Returns the words of a search in their stored form, each once. */
export const textOf = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, maxWords);
