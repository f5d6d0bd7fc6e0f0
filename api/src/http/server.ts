import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { API_BASE } from '@vidya/contracts/calls/call';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { hasBearer } from './access.ts';
import { addDocs } from './docs.ts';
import { answerError, mapErrors } from './errors.ts';
import { clientAddress, createLimiter } from './limits.ts';
import { addResponseCache } from './response-cache.ts';
import type { Sessions } from './session.ts';
import { dropUploads } from './uploads.ts';
import type { Xsrf } from './xsrf.ts';

interface ServerOptions {
  config: Config;
  sessions: Sessions;
  xsrf: Xsrf;
  logger?: FastifyServerOptions['logger'];
}

/** Section 7 lists the payment calls under `/user` as well (decision S9). */
const withoutAlias = (url: string): string =>
  url.startsWith(`${API_BASE}/user/payment/`) ? API_BASE + url.slice(`${API_BASE}/user`.length) : url;

/** Fastify with everything that applies to all routes; `app.ts` adds the routes. */
export async function createServer({
  config,
  sessions,
  xsrf,
  logger = false,
}: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger,
    trustProxy: false,
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Errors before routing: a malformed escape, an overlong id.
    frameworkErrors: answerError,
    rewriteUrl: (request) => withoutAlias(request.url ?? '/'),
  });
  addResponseCache(app);
  app.decorate('sessions', sessions);
  app.decorate('accountLimiter', createLimiter({ max: config.requestsPerMinute, windowMs: 60_000 }));
  app.decorate('accessTable', []);
  app.decorate('machineSecrets', { release: config.releases.token, front: config.frontSecret });
  app.addHook('onRoute', ({ method, url, config: { access, call } = {} }) => {
    // Fastify adds a HEAD route to every GET route.
    if (method === 'HEAD' && app.accessTable.some((known) => known.call === call)) return;
    app.accessTable.push({ method: String(method), url, access, call });
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('uploads');
  mapErrors(app);
  await protect(app, config);
  await app.register(cookie);
  await app.register(multipart);
  app.addHook('onRequest', async (request, reply) => {
    request.uploads = {};
    const { config } = request.routeOptions;
    if (config?.xsrf && !hasBearer(request)) xsrf.check(request);
    // Pictures and media live on paths without cookies.
    else if (config?.call && !hasBearer(request) && request.url.startsWith(API_BASE)) xsrf.offer(request, reply);
  });
  app.addHook('onError', async (request, reply) => {
    if (request.routeOptions.config?.xsrf) xsrf.offer(request, reply);
  });
  app.addHook('onResponse', dropUploads);
  await addDocs(app);
  return app;
}

async function protect(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false });
  if (config.requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientAddress(request, config.frontSecret),
  });
  await app.register(underPressure, { maxEventLoopDelay: 5_000, retryAfter: 5 });
}
