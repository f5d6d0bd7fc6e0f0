import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { tooMany } from './errors.ts';
import { isSameSecret } from './same-secret.ts';

const maxKeys = 50_000;

/** Counts per key in fixed windows, in this process. `max` 0 turns the limit off. */
export function createLimiter({ max, windowMs }: { max: number; windowMs: number }) {
  const counts = new Map<string, { hits: number; until: number }>();
  const current = (key: string) => {
    const now = Date.now();
    const found = counts.get(key);
    if (found && found.until > now) return found;
    counts.delete(key);
    // Drops the oldest key first: a flood of new keys never grows the table without bound.
    const [oldest] = counts.size >= maxKeys ? counts.keys() : [];
    if (oldest !== undefined) counts.delete(oldest);
    const fresh = { hits: 0, until: now + windowMs };
    counts.set(key, fresh);
    return fresh;
  };
  return {
    /** Counts one request; throws 429 above `max`. */
    hit(key: string): void {
      if (max > 0 && ++current(key).hits > max) throw tooMany();
    },
    /** Takes back one `hit` that should not count. */
    giveBack(key: string): void {
      const count = current(key);
      count.hits = Math.max(0, count.hits - 1);
    },
    /** Throws 429 when `hit` would. */
    check(key: string): void {
      if (max > 0 && current(key).hits >= max) throw tooMany();
    },
    forget: (key: string): void => void counts.delete(key),
  };
}

/** Limiters of the server; the setting 0 turns all of them off. */
export const limiterFor = (
  { requestsPerMinute }: Pick<Config, 'requestsPerMinute'>,
  max: number,
  windowMs = 60_000,
): Limiter => createLimiter({ max: requestsPerMinute === 0 ? 0 : max, windowMs });

export type Limiter = ReturnType<typeof createLimiter>;

const frontHeader = 'x-vidya-front';

/** Whether the request comes from the site's front server. */
export const isFrontServer = (request: FastifyRequest, frontSecret: string | undefined): boolean =>
  isSameSecret(request.headers[frontHeader], frontSecret);

/** The client's address. Anybody can write the forwarded one, so it counts only with the front server's secret. */
export function clientAddress(request: FastifyRequest, frontSecret: string | undefined): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !isFrontServer(request, frontSecret)) return request.ip;
  return forwarded.split(',').at(-1)?.trim() ?? request.ip;
}
