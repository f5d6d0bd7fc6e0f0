import { quizTexts } from '../../texts/quiz-texts.ts';
import { assignDraws } from './assign-draws.ts';
import { bankProblem } from './draws.ts';

const draw = (tag: string, count: number) => ({ tag, count, bankPoints: 1 });
const tagged = (...sets: string[]) => sets.map((set) => ({ tags: set.split('') }));

it.each([
  ['the first draw leaves the only question of the second', ['ab', 'a'], [1, 1]],
  ['a draw gives up one for another', ['ab', 'bc', 'a'], [1, 1, 1]],
  ['the questions of a chain move on', ['abc', 'bc', 'a', 'c'], [1, 2, 1]],
])('%s', (_, sets, counts) => {
  const draws = counts.map((count, at) => draw('abc'[at]!, count));
  expect(assignDraws(tagged(...sets), draws).map(({ length }) => length)).toEqual(counts);
});

it('prefers the questions that come first', () => {
  const [one, two, three] = tagged('a', 'ab', 'b');
  expect(assignDraws([one!, two!, three!], [draw('a', 1), draw('b', 1)])).toEqual([[one], [two]]);
  expect(assignDraws([three!, two!, one!], [draw('a', 1), draw('b', 1)])).toEqual([[two], [three]]);
});

/** Whole numbers below a limit, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Hall's theorem, written independently of the rule: each set of draws has as many questions as it asks for. */
const isPossible = (sets: string[], draws: ReturnType<typeof draw>[]): boolean =>
  Array.from({ length: 2 ** draws.length }, (_, mask) =>
    draws.filter((__, at) => Math.floor(mask / 2 ** at) % 2),
  ).every(
    (some) =>
      some.reduce((sum, { count }) => sum + count, 0) <=
      sets.filter((set) => some.some(({ tag }) => set.includes(tag))).length,
  );

const random = numbers(7);
const worlds = Array.from({ length: 400 }, () => ({
  sets: Array.from({ length: random(9) }, () =>
    'abcd'
      .split('')
      .filter(() => random(5) < 2)
      .join(''),
  ),
  draws: 'abcd'
    .slice(0, 1 + random(4))
    .split('')
    .map((tag) => draw(tag, 1 + random(3))),
}));

it('fills all draws exactly where that is possible, with each question once and only by its tags', () => {
  const possible = worlds.map(({ sets, draws }) => {
    const assigned = assignDraws(tagged(...sets), draws);
    const all = assigned.flat();
    expect(new Set(all).size).toBe(all.length);
    for (const [at, questions] of assigned.entries()) {
      expect(questions.every(({ tags }) => tags.includes(draws[at]!.tag))).toBe(true);
      expect(questions.length).toBeLessThanOrEqual(draws[at]!.count);
    }
    const isFull = assigned.every(({ length }, at) => length === draws[at]!.count);
    expect([sets, draws, isFull]).toEqual([sets, draws, isPossible(sets, draws)]);
    const counted = sets.map((set) => ({ tags: set.split(''), count: 1 }));
    expect(bankProblem(draws, counted) === undefined).toBe(isFull);
    return isFull;
  });
  expect(possible.filter(Boolean).length).toBeGreaterThan(50);
  expect(possible.filter((is) => !is).length).toBeGreaterThan(50);
});

it('says whether the bank or another draw leaves too few', () => {
  const sets = [{ tags: ['a', 'b'], count: 2 }];
  expect(bankProblem([draw('a', 2)], sets)).toBeUndefined();
  expect(bankProblem([draw('a', 3)], sets)).toBe(quizTexts.bankShort('a', 2));
  expect(bankProblem([draw('a', 1), draw('b', 2)], sets)).toBe(quizTexts.bankShared('b', 1));
  expect(bankProblem([draw('a', 2), draw('b', 1)], sets)).toBe("The Other Draws Leave No Question For 'b'");
  expect(bankProblem([draw('c', 1)], sets)).toBe(quizTexts.bankShort('c', 0));
});

it('takes a short time for the largest bank and draws that all overlap', () => {
  const all = Array.from({ length: 20 }, (_, at) => `tag${at}`);
  const sets = Array.from({ length: 5_000 }, (_, at) => ({ tags: all.slice(at % 11, (at % 11) + 10), count: 1 }));
  const start = performance.now();
  const draws = all.map((tag) => draw(tag, 10));
  expect(bankProblem(draws, sets)).toBeUndefined();
  expect(bankProblem([...draws, draw('none', 1)], sets.slice(0, 150))).toBeDefined();
  expect(performance.now() - start).toBeLessThan(2_000);
});
