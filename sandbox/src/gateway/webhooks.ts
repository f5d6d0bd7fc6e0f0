import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayConfig, WebhookSwitches } from '../config.ts';
import type { Collection } from '../journal.ts';
import type { GatewayEvent } from './events.ts';
import { newId } from './ids.ts';
import { type Delivery, postWebhook } from './post-webhook.ts';

export type Webhooks = ReturnType<typeof createWebhooks>;

const lifetimeMs = 24 * 3_600_000;
const longestPauseMs = 3_600_000;

/** Puts a batch into its sending order: copies after their original, or everything reversed. */
function arrange<T>(batch: T[], { duplicates, disorder }: WebhookSwitches): T[] {
  const copied = batch.flatMap((item) => Array.from({ length: duplicates + 1 }, () => item));
  return disorder ? copied.toReversed() : copied;
}

/** Delivers at least once, for 24 hours, with growing pauses; keeps a batch's order unless a switch changes it. */
export function createWebhooks(config: GatewayConfig, deliveries: Collection<Delivery>) {
  const switches = { ...config.switches };
  const running = new Set<Promise<void>>();
  let stopping: AbortController | undefined;

  async function attempt(delivery: Delivery, signal: AbortSignal): Promise<void> {
    const isAccepted = await postWebhook(config, delivery, signal);
    if (!deliveries.get(delivery.id)) return;
    const attempts = delivery.attempts + 1;
    const dueAt = Date.now() + Math.min(config.retryMs * 2 ** delivery.attempts, longestPauseMs);
    if (isAccepted || dueAt > delivery.createdAt + lifetimeMs) deliveries.remove(delivery.id);
    // An attempt that our own stop cut off does not count.
    else if (!signal.aborted) deliveries.put(delivery.id, { ...delivery, attempts, dueAt });
  }

  async function repeat(id: string, signal: AbortSignal): Promise<void> {
    for (let delivery = deliveries.get(id); delivery; delivery = deliveries.get(id)) {
      await pause(Math.max(0, delivery.dueAt - Date.now()), undefined, { signal });
      if (deliveries.get(id)) await attempt(delivery, signal);
    }
  }

  async function deliver(batch: Delivery[], signal: AbortSignal): Promise<void> {
    for (const delivery of batch) {
      await pause(Math.max(0, delivery.dueAt - Date.now()), undefined, { signal });
      if (deliveries.get(delivery.id)) await attempt(delivery, signal);
    }
    for (const { id } of batch) run((until) => repeat(id, until));
  }

  function run(work: (signal: AbortSignal) => Promise<void>): void {
    if (!stopping || stopping.signal.aborted) return;
    const { signal } = stopping;
    const task = work(signal).catch((error: unknown) => {
      if (!signal.aborted) console.error('A webhook could not be delivered:', error);
    });
    running.add(task);
    void task.finally(() => running.delete(task));
  }

  return {
    switches,
    waiting: () => deliveries.values(),
    send: (events: GatewayEvent[]): void => {
      if (switches.drop) return;
      const letters = events.map((event) => ({
        eventId: newId('event'),
        event: event.event,
        body: JSON.stringify(event),
      }));
      const now = Date.now();
      const batch = arrange(letters, switches).map((letter) => ({
        ...letter,
        id: newId('event'),
        attempts: 0,
        createdAt: now,
        dueAt: now + switches.delayMs,
      }));
      for (const delivery of batch) deliveries.put(delivery.id, delivery);
      run((signal) => deliver(batch, signal));
    },
    /** Starts delivering, beginning with what an earlier run left. */
    start(): void {
      stopping = new AbortController();
      for (const { id } of deliveries.values()) run((signal) => repeat(id, signal));
    },
    async stop(): Promise<void> {
      stopping?.abort();
      await Promise.allSettled(running);
    },
    /** Deletes the webhooks that still wait. */
    forget: () => deliveries.clear(),
  };
}
