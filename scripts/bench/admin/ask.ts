import { at, type Times } from '../catalog/ask.ts';
import type { Size } from './options.ts';
import type { Question } from './questions.ts';

/** The API as an administrator's browser has it. */
export interface Visit {
  address: string;
  headers: Record<string, string>;
}

const warmUps = 3;

async function send({ address, headers }: Visit, { address: path, body }: ReturnType<Question['ask']>): Promise<void> {
  const answer = await fetch(address + path, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { Success } = (await answer.json()) as { Success: boolean };
  if (!answer.ok || !Success) throw new Error(`${answer.status} for ${path} ${JSON.stringify(body ?? '')}`);
}

/** One after another; the first few do not count. Times in ms. Throws when an answer is none. */
export async function ask(
  visit: Visit,
  question: Question,
  { asks, size }: { asks: number; size: Size },
): Promise<Times> {
  const times: number[] = [];
  for (let n = -warmUps; n < asks; n += 1) {
    const asked = question.ask(n + warmUps, size);
    const start = performance.now();
    await send(visit, asked);
    if (n >= 0) times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { median: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

/** How long the first answer of each takes that nobody has asked for since the server started. */
export async function askOnce(visit: Visit, asked: ReturnType<Question['ask']>[]): Promise<number> {
  const times: number[] = [];
  for (const one of asked) {
    const start = performance.now();
    await send(visit, one);
    times.push(performance.now() - start);
  }
  return at(
    times.toSorted((one, other) => one - other),
    0.5,
  );
}
