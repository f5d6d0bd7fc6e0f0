import { setTimeout as pause } from 'node:timers/promises';

/** What a run counted, by its title. */
export type Figures = Record<string, number>;

// A run takes about one minute.
const runWithinMs = 10 * 60_000;

/** The work's value. Throws when a run takes too long. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = pause(runWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`A run took longer than ${runWithinMs / 60_000} minutes.`);
  });
  return Promise.race([work, late]);
}

/** Prints the figures in a line. */
export function report(name: string, figures: Figures): void {
  const text = Object.entries(figures).map(([title, figure]) => `${title} ${figure}`);
  console.info(`${name}: ${text.join(' · ')}`);
}

/** The sum of each figure. */
export const sumOf = (all: Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0]!).map((title) => [title, all.reduce((sum, figures) => sum + figures[title]!, 0)]),
  );

/** The sum of all figures of findings. */
export const countOf = (found: Figures): number => Object.values(found).reduce((sum, count) => sum + count, 0);
