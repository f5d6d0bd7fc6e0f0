import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { tooMany } from './errors.ts';

interface Count {
  hits: number;
  until: number;
}

/** Counts per key in fixed windows, in this process. `most` 0 counts nothing. */
export interface Limiter {
  /** One more; throws 429 beyond `most`. */
  hit(key: string): void;
  /** Throws 429 when `hit` would. */
  check(key: string): void;
  forget(key: string): void;
}

const mostKeys = 50_000;

export function createLimiter({ most, windowMs }: { most: number; windowMs: number }): Limiter {
  const counts = new Map<string, Count>();
  const current = (key: string): Count => {
    const now = Date.now();
    const found = counts.get(key);
    if (found && found.until > now) return found;
    counts.delete(key);
    // Oldest first: a flood of new keys never grows the table without bound.
    const [oldest] = counts.size >= mostKeys ? counts.keys() : [];
    if (oldest !== undefined) counts.delete(oldest);
    const fresh = { hits: 0, until: now + windowMs };
    counts.set(key, fresh);
    return fresh;
  };
  return {
    hit(key) {
      if (most > 0 && ++current(key).hits > most) throw tooMany();
    },
    check(key) {
      if (most > 0 && current(key).hits >= most) throw tooMany();
    },
    forget: (key) => void counts.delete(key),
  };
}

const frontHeader = 'x-vidya-front';

/**
 * Who is on the line. A forwarded address counts only with the front server's secret beside it; anybody can write
 * the header.
 */
export function clientAddress(request: FastifyRequest, frontSecret: string | undefined): string {
  const shown = request.headers[frontHeader];
  const forwarded = request.headers['x-forwarded-for'];
  if (!frontSecret || typeof shown !== 'string' || typeof forwarded !== 'string') return request.ip;
  const isFront = shown.length === frontSecret.length && timingSafeEqual(Buffer.from(shown), Buffer.from(frontSecret));
  return isFront ? (forwarded.split(',').at(-1)?.trim() ?? request.ip) : request.ip;
}
