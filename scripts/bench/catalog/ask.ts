import { API_BASE } from '@vidya/contracts/call';
import type { Question } from './questions.ts';

export interface Times {
  median: number;
  p99: number;
}

export const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/** Asks one after another, after a few times that do not count. Throws when an answer is none. Times in ms. */
export async function ask(
  address: string,
  question: Question,
  { asks, courses }: { asks: number; courses: number },
): Promise<Times> {
  const times: number[] = [];
  for (let n = -5; n < asks; n += 1) {
    const url = address + API_BASE + question.address(n + 5, courses);
    const start = performance.now();
    const answer = await fetch(url);
    const body = (await answer.json()) as { Success: boolean };
    if (n >= 0) times.push(performance.now() - start);
    if (!answer.ok || !body.Success) throw new Error(`${question.name}: ${answer.status} for ${url}`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { median: at(sorted, 0.5), p99: at(sorted, 0.99) };
}
