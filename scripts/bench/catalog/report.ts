import { questions } from './questions.ts';
import type { SizeResult } from './one-size.ts';

const leastShare = 0.7;
const mostMemory = 300;
/** Below this a growth says more about the clock than about the query. */
const noiseMs = 1;

const ms = (value: number): string => value.toFixed(1).padStart(8);

/** The table, and what missed its target. The targets of size hold on PostgreSQL. */
export function report(results: SizeResult[], isJudged: boolean): string[] {
  const missed: string[] = [];
  const [least, most] = [results[0]!, results.at(-1)!];
  const sizes = results.map(({ courses }) => courses.toLocaleString('en-IN').padStart(17)).join('');
  console.info(`\n${'courses'.padEnd(28)}${sizes}   growth`);
  console.info(`${'milliseconds'.padEnd(28)}${results.map(() => '   median      p99').join('')}`);
  for (const { name, mostGrowth, mostMs } of questions) {
    const cells = results.map(({ times }) => times.get(name)!);
    const growth = Math.max(cells.at(-1)!.median, noiseMs) / Math.max(cells[0]!.median, noiseMs);
    console.info(
      `${name.padEnd(28)}${cells.map(({ median, p99 }) => ms(median) + ms(p99) + ' ').join('')}${growth.toFixed(1).padStart(8)}`,
    );
    if (mostGrowth && growth > mostGrowth)
      missed.push(`${name} grew ${growth.toFixed(1)} times (at most ${mostGrowth})`);
    if (mostMs && cells.at(-1)!.median > mostMs)
      missed.push(`${name} took ${ms(cells.at(-1)!.median).trim()} ms (at most ${mostMs})`);
  }
  for (const { courses, share, memory } of results) {
    console.info(
      `${courses.toLocaleString('en-IN')} courses: the cached list answers ${share.toFixed(2)} times as often as a bare route; the API holds ${memory.toFixed(0)} MB`,
    );
  }
  if (most.share < leastShare)
    missed.push(`the cached list reached ${most.share.toFixed(2)} of a bare route (at least ${leastShare})`);
  if (most.memory > mostMemory) missed.push(`the API held ${most.memory.toFixed(0)} MB (at most ${mostMemory})`);
  if (least === most || !isJudged) return [];
  return missed;
}
