import type { WebhookSwitches } from '../config.ts';

/** Puts a batch in the order in which it is sent: copies behind their original, or everything back to front. */
export function arrange<T>(batch: T[], { duplicates, disorder }: WebhookSwitches): T[] {
  const copied = batch.flatMap((item) => Array.from({ length: duplicates + 1 }, () => item));
  return disorder ? copied.toReversed() : copied;
}
