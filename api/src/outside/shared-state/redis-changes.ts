import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { RedisLink } from './redis-link.ts';
import type { Changes } from './shared-state.ts';

interface ChangesOptions {
  /** Announces. A connection that listens cannot. */
  link: RedisLink;
  prefix: string;
}

/** Announcements from server to server, by publish/subscribe. */
export function createRedisChanges({ link, prefix }: ChangesOptions) {
  const channel = `${prefix}changes`;
  const self = randomUUID();
  const clears = new Map<string, Set<() => void>>();
  /** Topics that could not be announced. */
  let unsent = new Set<string>();

  const clear = (topic: string): void => {
    for (const one of clears.get(topic) ?? []) one();
  };
  const announce = (topic: string): void => {
    link.run((client) => client.publish(channel, `${self} ${topic}`)).catch(() => unsent.add(topic));
  };
  const changes: Changes = {
    clearEverywhere(topic, clearHere) {
      const known = clears.get(topic) ?? new Set();
      clears.set(topic, known.add(clearHere));
      return () => {
        clearHere();
        announce(topic);
      };
    },
  };
  return {
    ...changes,
    /** Call it on each new connection that listens: announcements of the meantime are lost, so everything is cleared. */
    async listen(client: Redis): Promise<void> {
      client.on('message', (_channel: string, message: string) => {
        const [sender, ...topic] = message.split(' ');
        if (sender !== self) clear(topic.join(' '));
      });
      await client.subscribe(channel);
      for (const topic of clears.keys()) clear(topic);
    },
    /** Announces what could not be announced. Call it when `link` is up again. */
    catchUp(): void {
      const topics = unsent;
      unsent = new Set();
      for (const topic of topics) announce(topic);
    },
  };
}
