import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random, shuffledByWeight } from '../../../api/src/seed/sample/random.ts';
import type { Send } from '../harness/sender.ts';
import { webhookPath } from './buyer.ts';
import type { Gateway, Webhook } from './gateway.ts';

const lostShare = 0.05;
const patientTries = 60;

/**
 * Forwards the gateway's webhooks about refunds, payouts and settlements, each twice, until `signal` aborts: late, in any
 * order, some never.
 */
export async function forwardOthers(
  { gateway, send }: { gateway: Gateway; send: Send },
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  let held: Webhook[] = [];
  for (let isLast = false; !isLast; ) {
    isLast = signal.aborted;
    const arrived = [...held, ...gateway.takeOthers()].filter(() => random() >= lostShare);
    held = isLast ? [] : arrived.filter(() => random() < 0.5);
    const due = arrived.filter((letter) => !held.includes(letter));
    for (const letter of shuffledByWeight(random, due, () => 1))
      sent.push(send({ path: webhookPath, ...letter, tries: patientTries }));
    await pause(between(random, 50, 250));
  }
  await Promise.all(sent);
}
