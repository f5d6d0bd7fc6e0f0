import { lastLines } from './command.ts';
import { type JestOutcome, judgeLate } from './jest.ts';

const outcome = (changed: Partial<JestOutcome>): JestOutcome => ({
  passed: 0,
  failed: 0,
  failedFiles: [],
  failedTests: [],
  passedBeside: 0,
  ...changed,
});
const first = (...failedTests: string[]) =>
  outcome({ passed: 10, failed: failedTests.length, failedTests, passedBeside: 4 });

it('counts each test once, and names what passed only at the second try', () => {
  const judged = judgeLate(first('Cards wait'), outcome({ passed: 5 }));
  expect(judged).toEqual({ passed: 11, failed: 0, late: ['Cards wait'] });
  expect(lastLines(judged)).toBe('late: Cards wait\n11 passed, 0 failed');
});

it('fails what failed again', () => {
  expect(judgeLate(first('A', 'B'), outcome({ passed: 4, failed: 1, failedTests: ['B'] }))).toEqual({
    passed: 10,
    failed: 1,
    late: ['A'],
  });
});

it('bears two late tests and not three', () => {
  expect(judgeLate(first('A', 'B'), outcome({ passed: 6 })).failed).toBe(0);
  expect(judgeLate(first('A', 'B', 'C'), outcome({ passed: 7 })).failed).toBe(1);
});
