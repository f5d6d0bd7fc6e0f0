import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random, shuffledByWeight } from '../../../api/src/seed/sample/random.ts';

const atOnce = 32;

/** Runs the work for each item, for 32 of them at the same time. */
export async function eachAtOnce<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Sends requests in random order with short gaps; none waits for the response to another. */
export async function sendInDisorder(
  requests: (() => Promise<unknown>)[],
  { random, gapMs }: { random: Random; gapMs: number },
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const send of shuffledByWeight(random, requests, () => 1)) {
    sent.push(send());
    await pause(between(random, 0, gapMs));
  }
  await Promise.all(sent);
}
