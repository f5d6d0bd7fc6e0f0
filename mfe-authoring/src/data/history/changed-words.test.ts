import { aroundChanges, changedWords } from './changed-words.ts';

const marks = { both: '', now: '-', earlier: '+' };
const shown = (now: string, earlier: string): string =>
  changedWords(now, earlier)
    .map((stretch) => (stretch.in === 'both' ? stretch.text : `${marks[stretch.in]}[${stretch.text}]`))
    .join('');

test.each([
  ['the same', 'the same', 'the same '],
  ['a short text', 'a long text', 'a -[short ]+[long ]text '],
  ['one two', 'one', 'one -[two ]'],
  ['', 'all of it', '+[all of it ]'],
  // Devanagari and marks stay whole words.
  ['हम कोड लिखते हैं', 'हम पाठ लिखते हैं', 'हम -[कोड ]+[पाठ ]लिखते हैं '],
  // Blanks are no difference, paragraphs are.
  ['one  two', 'one two', 'one two '],
  ['one\n\ntwo', 'one two', 'one -[\n\n]two '],
])('%j, then %j: %j', (now, earlier, expected) => {
  expect(shown(now, earlier)).toBe(expected);
});

test('two long texts without a common word are shown whole, and soon', () => {
  const long = (word: string) => Array.from({ length: 12_000 }, (_, index) => `${word}${index}`).join(' ');
  const began = performance.now();
  expect(changedWords(long('a'), long('b')).map((stretch) => stretch.in)).toEqual(['now', 'earlier']);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('what both have in common is cut to what stands beside the changes', () => {
  const same = 'word '.repeat(200);
  const [first, , , last] = aroundChanges(changedWords(`${same}old ${same}`, `${same}new ${same}`));
  expect(first?.text).toMatch(/^ … (word )+$/);
  expect(first?.text.length).toBeLessThan(150);
  expect(last?.text).toMatch(/^(word )*word … $/);
});
