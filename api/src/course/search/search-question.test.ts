import { mostOf, neededWords, termsOf } from './search-question.ts';
import { synonymsOf } from './search-synonyms.ts';
import { tsQueryOf } from './search-words.ts';

const needed = (text: string): string[] => neededWords(termsOf(text)).map(({ word }) => word);

it.each([
  ['python for beginners', ['python'], ['level:Beginner']],
  ['web dev free', ['web dev'], ['price:free']],
  ['free courses', [], ['price:free']],
  ['learn java', ['java'], []],
  ['मुफ्त पायथन कोर्स', ['पायथन'], ['price:free']],
])('%s needs these words and facets', (text, words, facets) => {
  expect(needed(text)).toEqual(words);
  expect(termsOf(text).wish?.facets).toEqual(facets);
});

it('leaves out stop words unless there are no others', () => {
  expect(needed('the joy of it')).toEqual(['joy']);
  expect(needed('हिंदी में मशीन लर्निंग')).toEqual(['हिंदी', 'मशीन लर्निंग']);
  expect(termsOf('IT')).toMatchObject({ isStopWords: true, words: [{ word: 'it' }] });
  expect(termsOf('%')).toMatchObject({ isStopWords: false, words: [] });
});

it('needs a word that only describes the wish if there is nothing else', () => {
  expect(termsOf('complete')).toMatchObject({ words: [{ word: 'complete' }], wish: undefined });
});

it('knows terms of the trade by each of their names', () => {
  expect(synonymsOf('ml')).toContain('machine learning');
  expect(synonymsOf('मशीन लर्निंग')).toEqual(expect.arrayContaining(['ml', 'machine learning']));
  expect(synonymsOf('ds')).toEqual(expect.arrayContaining(['data structures', 'data science']));
  expect(synonymsOf('c plus plus')).toBeUndefined();
  expect(synonymsOf('c plus')).toEqual(['cplusplus', 'cpp']);
  expect(synonymsOf('cpp')).toEqual(['cplusplus']);
  expect(synonymsOf('table')).toBeUndefined();
});

it('asks for the typed words anywhere and for the words of another name one after another', () => {
  expect(tsQueryOf(termsOf('c#').words)).toBe('csharp');
  expect(tsQueryOf(termsOf('aws').words, 'title')).toBe('(aws:A | (amazon:A <-> web:A <-> services:A))');
  expect(tsQueryOf(termsOf('amazon web services').words)).toBe('((amazon & web & services) | (aws))');
});

it('leaves out one word, then two, the last ones first, and never more than half', () => {
  const sets = (text: string) =>
    mostOf(text.split(' ').map((word) => ({ word }))).map((set) => set.map(({ word }) => word).join(' '));
  expect(sets('a')).toEqual([]);
  expect(sets('a b')).toEqual(['a', 'b']);
  expect(sets('a b c')).toEqual(['a b', 'a c', 'b c']);
  expect(sets('a b c d')).toEqual(['a b c', 'a b d', 'a c d', 'b c d', 'a b', 'a c', 'b c', 'a d', 'b d', 'c d']);
  expect(sets('a b c d e f g h')).toHaveLength(8 + 28);
});
