import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

interface LateCounts {
  runs: number;
  /** By the test's full name. */
  late: Record<string, { times: number; last: string }>;
}

const empty: LateCounts = { runs: 0, late: {} };

function read(file: string): LateCounts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LateCounts;
  } catch {
    return empty;
  }
}

/** The folder of CI's log and counts: `CI_LOGS`, which CI keeps from run to run, or one in the cache. */
const logFolder = (): string => path.resolve(root, process.env['CI_LOGS'] || '.cache/ci');

/**
 * Counts a run and the tests in it that passed only when they ran again, in `late-tests.json`: what is late often hides a
 * race. Returns a line for each of them.
 *
 * @param names full names of tests
 * @param folder absolute
 */
export function countLate(names: readonly string[], folder = logFolder()): string[] {
  const file = path.join(folder, 'late-tests.json');
  const { runs, late } = read(file);
  const last = new Date().toISOString().slice(0, 10);
  const counts = names.map((name) => [name, { times: (late[name]?.times ?? 0) + 1, last }] as const);
  mkdirSync(folder, { recursive: true });
  const all: LateCounts = { runs: runs + 1, late: { ...late, ...Object.fromEntries(counts) } };
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  return counts.map(([name, { times }]) => `late ${times} times in ${runs + 1} runs: ${name}`);
}
