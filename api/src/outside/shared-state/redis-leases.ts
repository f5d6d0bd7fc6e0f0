import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RedisLink } from './redis-link.ts';
import type { Lease, LeaseRequest, Leases } from './shared-state.ts';

/** A lease without renewal ends after this time. */
const leaseMs = 10_000;
/** The holder renews its lease and looks whether another server wants it; a waiting server looks whether it is free. */
const lookMs = 250;

/** Takes the lease, or renews it. Returns 0 if another has it, 2 if another wants it. */
const holdScript = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then redis.call('SET', KEYS[2], '1', 'PX', ARGV[2]) return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if holder and redis.call('EXISTS', KEYS[2]) == 1 then return 2 end
redis.call('DEL', KEYS[2])
return 1`;

const endScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 0`;

/** Leases that the servers hold in turn. While Redis is away every server gets what it asks for. */
export function createRedisLeases(link: RedisLink, prefix: string): Leases {
  const hold = async (name: string, token: string): Promise<'held' | 'wanted' | 'lost'> => {
    const keys = [`${prefix}lease:${name}`, `${prefix}wanted:${name}`];
    const answer = await link.run((client) => client.eval(holdScript, 2, ...keys, token, leaseMs)).catch(() => 1);
    return answer === 0 ? 'lost' : answer === 2 ? 'wanted' : 'held';
  };
  const held = (name: string, token: string, { onWanted }: LeaseRequest): Lease => {
    let isOver = false;
    let timer: NodeJS.Timeout;
    const later = (): void => void (timer = setTimeout(() => void look(), lookMs).unref());
    const look = async (): Promise<void> => {
      const state = await hold(name, token);
      if (isOver) return;
      if (state !== 'held') onWanted();
      if (state !== 'lost') later();
    };
    later();
    return {
      async end() {
        isOver = true;
        clearTimeout(timer);
        await link.run((client) => client.eval(endScript, 1, `${prefix}lease:${name}`, token)).catch(() => 0);
      },
    };
  };
  return {
    async take(name, request) {
      const token = randomUUID();
      const until = Date.now() + request.waitMs;
      while (!request.signal.aborted) {
        // oxlint-disable-next-line no-await-in-loop
        if ((await hold(name, token)) !== 'lost') return held(name, token, request);
        if (Date.now() >= until) return null;
        // oxlint-disable-next-line no-await-in-loop
        await wait(lookMs);
      }
      return null;
    },
  };
}
