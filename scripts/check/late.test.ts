import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastLines } from './command.ts';
import { type JestOutcome, judgeLate } from './jest.ts';
import { countLate } from './late-counts.ts';

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

it('counts late tests over runs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-late-'));
  try {
    countLate(['A'], folder);
    countLate([], folder);
    expect(countLate(['A', 'B'], folder)).toEqual(['late 2 times in 3 runs: A', 'late 1 times in 3 runs: B']);
    expect(JSON.parse(readFileSync(path.join(folder, 'late-tests.json'), 'utf8'))).toMatchObject({
      runs: 3,
      late: { A: { times: 2 }, B: { times: 1 } },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
