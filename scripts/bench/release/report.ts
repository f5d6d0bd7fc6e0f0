import { medianOf } from '../web/median.ts';

/** One run of everything that is timed, in ms. */
export interface Timed {
  publish: number;
  promote: number;
  fallBack: number;
  rollBack: number;
}

const rows: [part: keyof Timed, words: string, targetMs: number][] = [
  ['publish', 'build, gate, publication of one area', 30_000],
  ['promote', 'promotion → seen in a new tab', 2_000],
  ['rollBack', 'rollback → seen in a new tab', 2_000],
  ['fallBack', 'fallback inside a tab', 1_000],
];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Prints medians beside their targets; false when one is missed. */
export function report(runs: Timed[]): boolean {
  console.info(`\nMedians of ${runs.length} runs${' '.repeat(27)}median   target   from     to`);
  const isWithin = rows.map(([part, words, targetMs]) => {
    const times = runs.map((run) => run[part]);
    const median = medianOf(times);
    const numbers = [median, targetMs, Math.min(...times), Math.max(...times)].map((ms) => seconds(ms).padStart(7));
    console.info(`${words.padEnd(42)}${numbers.join('  ')}${median > targetMs ? '  missed' : ''}`);
    return median <= targetMs;
  });
  return isWithin.every(Boolean);
}
