import type { OwnDatabase } from '../harness/database.ts';
import { median, percentile, row } from '../harness/figures.ts';
import { type Ask, type Caller, timesOf } from '../harness/load.ts';
import type { Place } from '../harness/place.ts';

/** What is asked of the API, a little different every time: nothing may be quick only because it was just asked. */
export interface Question {
  name: string;
  /** The n-th request, on a site of this size. */
  ask: (n: number, size: number) => Ask;
  /** How much slower the median may be at the largest size than at the smallest. */
  maxGrowth?: number;
  /** What the median may be at the largest size, in ms. */
  maxMs?: number;
}

/** Times in ms by question. */
export type Times = Map<string, number[]>;

const warmUps = 5;

/** Asks everything, one request after another; the first few of each question do not count. */
export async function askAll(
  caller: Caller,
  questions: readonly Question[],
  { size, asks }: { size: number; asks: number },
): Promise<Times> {
  const all: Times = new Map();
  for (const { name, ask } of questions) {
    const requests = Array.from({ length: warmUps + asks }, (_, n) => ask(n, size));
    const times = await timesOf(caller, requests);
    all.set(name, times.slice(warmUps));
  }
  return all;
}

/** Measures each size on a database of its own, and says how long that took. */
export async function eachSize<Result>(
  place: Place,
  { sizes, unit }: { sizes: number[]; unit: string },
  measure: (database: OwnDatabase, size: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of sizes) {
    const start = performance.now();
    results.push(await place.withDatabase((database) => measure(database, size)));
    console.info(`  ${size} ${unit}: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  }
  return results;
}

const widths: [number, number] = [34, 10];
export const count = (value: number): string => value.toLocaleString('en-IN');

interface Table {
  questions: readonly Question[];
  unit: string;
  /** Below this a growth says more about the clock than about the query. */
  noiseMs: number;
}

/** Prints medians, 99th percentiles and growth; returns what missed its target. */
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
