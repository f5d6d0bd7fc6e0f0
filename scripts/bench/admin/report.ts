import type { SizeResult } from './one-size.ts';
import { questions } from './questions.ts';

const mostGrowth = 3;
const mostMegabytes = 50;
/** Below this a growth says more about the clock than about the query. */
const noiseMs = 2;

const ms = (value: number): string => value.toFixed(1).padStart(9);
const count = (value: number): string => value.toLocaleString('en-IN');

function reportFirst(results: SizeResult[]): void {
  for (const { size, first } of results) {
    console.info(
      `${count(size.users)} users: with nothing kept, statistics of people took ${first.people.toFixed(0)} ms and payments of a year ${first.payments.toFixed(0)} ms`,
    );
  }
}

function reportDownloads(results: SizeResult[]): string[] {
  const missed: string[] = [];
  for (const { name, rows, seconds, growth } of results.flatMap(({ downloads }) => downloads)) {
    const words = `${name}: ${count(rows)} rows in ${seconds.toFixed(1)} s, the API grew by ${growth.toFixed(0)} MB`;
    console.info(words);
    if (growth > mostMegabytes) missed.push(`${words} (at most ${mostMegabytes})`);
  }
  return missed;
}

/** The table, and what missed its target. */
export function report(results: SizeResult[]): string[] {
  const missed: string[] = [];
  const sizes = results.map(({ size }) => `${count(size.users)} users`.padStart(19)).join('');
  console.info(`\n${'milliseconds'.padEnd(34)}${sizes}   growth`);
  console.info(`${''.padEnd(34)}${results.map(() => '    median      p99').join('')}`);
  for (const { name } of questions) {
    const cells = results.map(({ times }) => times.get(name)!);
    const growth = Math.max(cells.at(-1)!.median, noiseMs) / Math.max(cells[0]!.median, noiseMs);
    const numbers = cells.map(({ median, p99 }) => ` ${ms(median)}${ms(p99)}`).join('');
    console.info(`${name.padEnd(34)}${numbers}${growth.toFixed(1).padStart(9)}`);
    if (growth > mostGrowth) missed.push(`${name} grew ${growth.toFixed(1)} times (at most ${mostGrowth})`);
  }
  reportFirst(results);
  return [...missed, ...reportDownloads(results)];
}
