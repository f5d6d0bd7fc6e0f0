import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counts } from '../outside/shared-state/shared-state.ts';

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Lets `@fastify/rate-limit` count on all servers together. */
export function requestStoreOf(counts: Counts): FastifyRateLimitStoreCtor {
  return class RequestStore {
    incr(key: string, answer: Answer, windowMs: number): void {
      const { count, msLeft } = counts.addSoon(`address ${key}`, windowMs);
      answer(null, { current: count, ttl: msLeft });
    }
    // No route has a limit of its own.
    child(): RequestStore {
      return this;
    }
  };
}
