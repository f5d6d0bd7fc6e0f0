import type { OwnDatabase } from '../harness/database.ts';
import { median, percentile, row } from '../harness/figures.ts';
import { timesOf } from '../harness/load.ts';
import type { Resources } from '../harness/on-postgres.ts';

/** A request that varies each time, so that no response is fast only because the same request came before. */
export interface Question {
  name: string;
  /** The path of the n-th request, on a site of this size. */
  ask: (n: number, size: number) => string;
  /** The allowed factor between the medians at the largest and the smallest size. */
  maxGrowth?: number;
  /** The allowed median at the largest size, in ms. */
  maxMs?: number;
}

/** Times in ms by question. */
export type Times = Map<string, number[]>;

const warmUps = 5;

/** Sends all requests one by one, with `headers`. The first few of each question do not count. */
export async function askAll(
  address: string,
  questions: readonly Question[],
  { size, asks, headers }: { size: number; asks: number; headers?: Record<string, string> },
): Promise<Times> {
  const all: Times = new Map();
  for (const { name, ask } of questions) {
    const paths = Array.from({ length: warmUps + asks }, (_, n) => ask(n, size));
    const times = await timesOf(address, paths, headers);
    all.set(name, times.slice(warmUps));
  }
  return all;
}

/** Measures each size on its own database, and prints the duration. */
export async function eachSize<Result>(
  resources: Resources,
  { sizes, unit }: { sizes: number[]; unit: string },
  measure: (database: OwnDatabase, size: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of sizes) {
    const start = performance.now();
    results.push(await resources.withDatabase((database) => measure(database, size)));
    console.info(`  ${size} ${unit}: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  }
  return results;
}

const widths: [number, number] = [34, 10];
export const count = (value: number): string => value.toLocaleString('en-IN');

interface Table {
  questions: readonly Question[];
  unit: string;
  /** Times below this are noise: growth is computed from this value. */
  noiseMs: number;
}

/** Prints medians, 99th percentiles and growth; returns the missed targets. */
export function reportTimes(results: { size: number; times: Times }[], { questions, unit, noiseMs }: Table): string[] {
  const missed: string[] = [];
  const sizes = results.flatMap(({ size }) => [count(size), unit]);
  console.info(`\n${row('milliseconds', sizes, widths)}`);
  console.info(row('', [...results.flatMap(() => ['median', 'p99']), 'growth'], widths));
  for (const { name, maxGrowth = Infinity, maxMs = Infinity } of questions) {
    const times = results.map((result) => result.times.get(name)!);
    const [min, last] = [median(times[0]!), median(times.at(-1)!)];
    const growth = Math.max(last, noiseMs) / Math.max(min, noiseMs);
    const cells = [...times.flatMap((each) => [median(each), percentile(each, 0.99)]), growth];
    const rounded = cells.map((value) => value.toFixed(1));
    console.info(row(name, rounded, widths));
    if (growth > maxGrowth) missed.push(`${name} grew ${growth.toFixed(1)} times (at most ${maxGrowth})`);
    if (last > maxMs) missed.push(`${name} took ${last.toFixed(1)} ms (at most ${maxMs})`);
  }
  return missed;
}
