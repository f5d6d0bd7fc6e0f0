import { linesOf, runsOf } from './text-runs.ts';

const drawn = (text: string) => runsOf(text).runs.map((run) => run.text);

it('draws words of Urdu from right to left', () => {
  expect(drawn('علی رضا')).toEqual(['رضا', ' ', 'علی']);
});

it('draws Urdu inside an English sentence in place, with its numbers from left to right', () => {
  expect(
    drawn('by علی 12 now')
      .map((run) => run.trim())
      .filter(Boolean),
  ).toEqual(['by', '12', 'علی', 'now']);
});

it('cuts where the script changes, and not at joiners and marks', () => {
  expect(drawn('क्\u200dष and ழ்')).toEqual(['क्\u200dष', ' and ', 'ழ்']);
});

it('composes letters and marks that were typed one after the other', () => {
  expect(drawn('Zoe\u0308')).toEqual(['Zoë']);
});

it.each([
  ['Ｋａｖｙａ', 'Kavya', false],
  ['𝐊avya', 'Kavya', false],
  ['🚀', '', true],
  ['x\u20dd', 'x', true],
  ['木', 'Mu', true],
])('shows %s as %s', (text, shown, isReplaced) => {
  expect(drawn(text).join('')).toBe(shown);
  expect(runsOf(text).isReplaced).toBe(isReplaced);
});

it('breaks words that are too long between letters', () => {
  expect(linesOf('కృష్ణమూర్తి', (part) => part.length <= 6).join('')).toBe('కృష్ణమూర్తి');
});

it('finds where to break a long word with few measurements', () => {
  let measured = 0;
  const lines = linesOf('W'.repeat(1000), (part) => ((measured += 1), part.length <= 90));
  expect(lines.map((line) => line.length)).toEqual([...Array(11).fill(90), 10]);
  expect(measured).toBeLessThan(200);
});
