import { setTimeout as pause } from 'node:timers/promises';
import { row } from '../harness/figures.ts';
import { type Kind, kinds } from './crowd.ts';
import type { Fault } from './faults.ts';
import type { Traffic } from './traffic.ts';

/** What people noticed of one fault. */
export interface Result {
  name: string;
  seconds: number;
  without: Record<Kind, number>;
  failed: number;
  attempts: number;
  /** The limits that were missed. */
  missed: string[];
}

const widths: [number, number] = [30, 11];
/** What a fault has stopped may take this long to show, in ms. */
const afterMs = 5_000;

/** Makes one fault happen, and tells what people noticed until some seconds after its end. */
export async function observe(fault: Fault, { timelines }: Traffic): Promise<Result> {
  const from = performance.now();
  await fault.happen();
  const mended = performance.now();
  await pause(afterMs);
  const to = performance.now();
  const each = <Value>(of: (kind: Kind) => Value) =>
    Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, Value>;
  const without = each((kind) => timelines[kind].secondsWithout(from, to));
  const counts = kinds.map((kind) => timelines[kind].counts(from, to));
  const missed = kinds.flatMap((kind) => {
    const limit = fault.limits[kind];
    if (limit === undefined || without[kind] <= limit) return [];
    return [`${fault.name}: ${without[kind]} s without ${kind} (at most ${limit})`];
  });
  return {
    name: fault.name,
    seconds: (mended - from) / 1_000,
    without,
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    attempts: counts.reduce((sum, { attempts }) => sum + attempts, 0),
    missed,
  };
}

export const sayHead = (): void => console.info(row('seconds without', [...kinds, 'failed', 'of', 'fault s'], widths));

export function sayResult({ name, without, failed, attempts, seconds }: Result): void {
  const cells = [...kinds.map((kind) => without[kind].toFixed(1)), failed, attempts, seconds.toFixed(1)];
  console.info(row(name, cells, widths));
}
