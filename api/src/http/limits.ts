import type { IncomingHttpHeaders } from 'node:http';
import { callAddress } from '@vidya/contracts/calls/call';
import { ready } from '@vidya/contracts/calls/contact';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Counts, WindowCount } from '../outside/shared-state/shared-state.ts';
import { isSameSecret } from './access/same-secret.ts';
import { isWrongProof, tooMany } from './errors.ts';

/** Where limits count, and whether they do. */
export interface LimitParts {
  config: Pick<Config, 'requestsPerMinute'>;
  counts: Counts;
}

interface Limit {
  /** Separates this limit's keys from those of others. */
  name: string;
  max: number;
  windowMs?: number;
}

/** Limits requests per key in fixed windows, on all servers together. The setting 0 turns all limits off. */
export function createLimiter({ config, counts }: LimitParts, { name, max, windowMs = 60_000 }: Limit) {
  const isOn = config.requestsPerMinute > 0;
  const keyOf = (key: string): string => `${name} ${key}`;
  const refuseAbove = ({ count, msLeft }: WindowCount): void => {
    if (count > max) throw tooMany(msLeft);
  };
  /** Counts one request; throws 429 above `max`. */
  const hit = async (key: string): Promise<void> => {
    if (isOn) refuseAbove(await counts.add(keyOf(key), 1, windowMs));
  };
  return {
    hit,
    /** Counts one request; returns false above `max`, for work that is then left out. */
    isWithin: async (key: string): Promise<boolean> =>
      !isOn || (await counts.add(keyOf(key), 1, windowMs)).count <= max,
    /** The same without waiting for other servers, for limits that every request meets. */
    hitSoon(key: string): void {
      if (isOn) refuseAbove(counts.addSoon(keyOf(key), windowMs));
    },
    /** Runs a guess and counts it if it is wrong. Counts it before that, so that parallel ones cannot exceed the limit. */
    async guessed<Result>(key: string, guess: () => Promise<Result>, isWrong = isWrongProof): Promise<Result> {
      await hit(key);
      let isCounted = false;
      try {
        return await guess();
      } catch (error) {
        isCounted = isWrong(error);
        throw error;
      } finally {
        if (isOn && !isCounted) await counts.add(keyOf(key), -1, windowMs);
      }
    },
    async forget(key: string): Promise<void> {
      if (isOn) await counts.forget(keyOf(key));
    },
  };
}

export type Limiter = ReturnType<typeof createLimiter>;

/** A front server, a proxy or Kubernetes asks for itself: one that is refused would take this server for one that is gone. */
export const isProbe = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.url === callAddress(ready) && headers['x-forwarded-for'] === undefined;

const frontHeader = 'x-vidya-front';

/** Whether the request comes from the site's front server. */
export const isFrontServer = (
  { headers }: { headers: IncomingHttpHeaders },
  frontSecret: string | undefined,
): boolean => isSameSecret(headers[frontHeader], frontSecret);

/** The client's address. Anybody can write the forwarded one, so it counts only with the front server's secret. */
export function clientAddress(request: FastifyRequest, frontSecret: string | undefined): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !isFrontServer(request, frontSecret)) return request.ip;
  return forwarded.split(',').at(-1)?.trim() ?? request.ip;
}
