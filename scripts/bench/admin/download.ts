import { exportPaymentsAddress } from '@vidya/contracts/payment';
import { exportPeopleAddress } from '@vidya/contracts/people';
import { growthWhile } from '../media/memory.ts';
import type { Visit } from './ask.ts';

export interface Download {
  name: string;
  rows: number;
  seconds: number;
  /** By how many MB the API grew, at most. */
  growth: number;
}

const newline = 10;

/** Counts the lines below the header, as they come. */
async function countRows({ address, headers }: Visit, path: string): Promise<number> {
  const answer = await fetch(address + path, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${path}`);
  let lines = 0;
  for await (const bytes of answer.body as AsyncIterable<Uint8Array>) {
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  }
  return lines - 1;
}

const files = [
  { name: 'people.csv', path: exportPeopleAddress({}) },
  { name: 'payments.csv, a year', path: exportPaymentsAddress({ year: 2025 }) },
];

/** Every file once to warm up the process that counts, and once measured. */
export async function downloads(visit: Visit, pid: number): Promise<Download[]> {
  const done: Download[] = [];
  for (const { name, path } of files) {
    const start = performance.now();
    const { value: rows, growth } = await growthWhile(pid, () => countRows(visit, path));
    done.push({ name, rows, seconds: (performance.now() - start) / 1_000, growth });
  }
  return done;
}
