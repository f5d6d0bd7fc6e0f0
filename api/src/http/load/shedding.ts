import { randomInt } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import { texts } from '@vidya/contracts/texts/texts';
import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import { shedHeader } from '@vidya/server/shed-header';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../access/access.ts';
import { ApiProblem } from '../errors.ts';

/** What a server under too much load refuses first, next and last; what is essential never. */
export type Load = 'browsing' | 'reading' | 'writing' | 'essential';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without one counts as browsing. */
    load?: Load;
  }
}

/** Above these a server refuses to browse; 0 switches a limit off. */
interface LoadLimits {
  /** Requests whose response has not begun. */
  requests: number;
  /** How late the event loop comes to its timers, in ms. */
  loopDelayMs: number;
  /** Queries that wait for a connection to the database, for each of its connections. */
  poolWaits: number;
}

/** The multiple of the limits that a class of requests may reach. */
const share = { browsing: 1, reading: 1.5, writing: 2, essential: Number.POSITIVE_INFINITY };

const sampleMs = 500;
const reportEveryMs = 10_000;

/** The class of a route that names none. */
export function usualLoad(method: string, access: Access): Load {
  if (method !== 'GET' && method !== 'HEAD') return 'writing';
  return access === 'public' ? 'browsing' : 'reading';
}

/** An upload takes as long as its sender needs, which costs this server little. */
export const waitsForSender = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && /^(?:multipart\/|application\/offset\+)/.test(headers['content-type'] ?? '');

/** One line for all refusals of ten seconds: one for each would be more load. */
function createReport(app: FastifyInstance): () => void {
  let refused = 0;
  const report = (): void => {
    app.log.warn(`Overloaded: refused ${refused} requests within ${reportEveryMs / 1_000} s`);
    refused = 0;
  };
  return () => {
    refused += 1;
    if (refused === 1) setTimeout(report, reportEveryMs).unref();
  };
}

interface Shedding {
  limits: LoadLimits;
  /** Queries that wait now, as in the limits. */
  poolWaits: () => number;
  metrics: Pick<ApiMetrics, 'count'>;
}

/**
 * Refuses what can wait with 503, before sessions, bodies and the database, so that the rest is still served in time.
 * Call it after the response cache is added: what that sends costs no more than a refusal.
 */
export async function addShedding(app: FastifyInstance, { limits, poolWaits, metrics }: Shedding): Promise<void> {
  // Without limits of its own, which would be the same for all requests, it only measures.
  await app.register(underPressure, { sampleInterval: sampleMs });
  const running = new Set<FastifyRequest>();
  const report = createReport(app);

  function isOverloaded(allowed: number): boolean {
    const exceeds = (value: number, limit: number): boolean => limit > 0 && value >= limit * allowed;
    if (exceeds(running.size, limits.requests) || exceeds(poolWaits(), limits.poolWaits)) return true;
    // A single task that takes long delays the loop too, and is over before a refusal helps anybody.
    return running.size > limits.requests / 8 && exceeds(app.memoryUsage().eventLoopDelay, limits.loopDelayMs);
  }

  app.addHook('onRequest', async (request, reply) => {
    const load = request.routeOptions.config?.load ?? 'browsing';
    if (isOverloaded(share[load])) {
      report();
      metrics.count('shedRequests', { kind: load });
      // Not all at the same moment again.
      reply.header('retry-after', randomInt(2, 6)).header('cache-control', 'no-store').header(shedHeader, '1');
      throw new ApiProblem(503, texts.session.serverDown, 'Overloaded');
    }
    if (waitsForSender(request)) return;
    running.add(request);
    // Without a response: the client went away.
    reply.raw.once('close', () => running.delete(request));
  });
  // A film that is sent for minutes costs little once it has begun.
  app.addHook('onSend', async (request) => void running.delete(request));
}
