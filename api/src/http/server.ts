import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { logRequests } from '@vidya/server/access-log';
import { measureRequests } from '@vidya/server/metrics/measure-requests';
import { type ApiMetrics, noMetrics } from '@vidya/server/metrics/metrics';
import { limitBodyTime, readRefusedBodies } from '@vidya/server/refused-body';
import { requestIdHeader } from '@vidya/server/request-id';
import { requestIdSettings, returnRequestIds } from '@vidya/server/request-ids';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Counts } from '../outside/shared-state/shared-state.ts';
import type { Missing } from '../start-up.ts';
import { guard, hasBearer } from './access/access.ts';
import type { Sessions } from './access/session.ts';
import type { Xsrf } from './access/xsrf.ts';
import { mapErrors, sendError } from './errors.ts';
import { serveHealthFirst, serveHealthOnly } from './health.routes.ts';
import { clientAddress, createLimiter, isFrontServer, isProbe } from './limits.ts';
import { addDrain } from './load/drain.ts';
import { addShedding, waitsForSender } from './load/shedding.ts';
import { collectOfferedCalls } from './offered-calls.ts';
import { requestStoreOf } from './request-store.ts';
import { addResponseCache } from './response-cache.ts';
import { dropUploads } from './uploads.ts';

interface ServerOptions {
  config: Config;
  sessions: Sessions;
  xsrf: Xsrf;
  counts: Counts;
  metrics?: ApiMetrics;
  /** Queries that wait for a connection to the database now, for each of its connections. */
  poolWaits: () => number;
  /** What the server still waits for; by default nothing. */
  missing?: () => Missing;
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
  counts,
  metrics = noMetrics,
  poolWaits,
  missing = () => null,
  logger = false,
}: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger,
    // Its lines hold whole addresses; ours are `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    ...requestIdSettings((request) => isFrontServer(request, config.frontSecret)),
    trustProxy: false,
    bodyLimit: 1024 * 1024,
    // A request that comes on a kept connection while the server closes is served like those that are running.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Errors before routing: a malformed escape, an overlong id.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.header(requestIdHeader, request.id)),
    rewriteUrl: (request) => withoutAlias(request.url ?? '/'),
  });
  returnRequestIds(app);
  if (config.logs.hasRequests) logRequests(app, ({ caller }) => caller?.role ?? 'visitor');
  if (config.metrics) measureRequests(app, metrics);
  app.decorate('sessions', sessions);
  app.decorate('accountLimiter', createLimiter({ config, counts }, { name: 'account', max: config.requestsPerMinute }));
  app.decorate('accessTable', []);
  app.decorate('machineSecrets', { release: config.releases.token, front: config.frontSecret });
  app.addHook('onRoute', ({ method, url, config: { access, call, reauthentication } = {} }) => {
    // Fastify adds a HEAD route to every GET route.
    if (method === 'HEAD' && app.accessTable.some((row) => row.call === call)) return;
    app.accessTable.push({ method: String(method), url, access, call, reauthentication });
  });
  collectOfferedCalls(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('machine', null);
  app.decorateRequest('xsrfToken', '');
  app.decorateRequest('uploads');
  mapErrors(app);
  addDrain(app);
  if (config.role === 'worker') serveHealthOnly(app);
  serveHealthFirst(app, missing);
  await protect(app, config, counts);
  await app.register(cookie);
  if (config.requestsPerMinute > 0) await addShedding(app, { limits: config.shedding, poolWaits, metrics });
  await app.register(multipart);
  readRefusedBodies(app);
  limitBodyTime(app, waitsForSender);
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config?.xsrf && !hasBearer(request)) xsrf.check(request);
    // Pictures and media live on paths without cookies.
    else if (config?.call && !config.isShared && !hasBearer(request) && request.url.startsWith(API_BASE))
      request.xsrfToken = xsrf.offer(request, reply);
  });
  app.addHook('onError', async (request, reply) => {
    if (request.routeOptions.config?.xsrf) xsrf.offer(request, reply);
  });
  app.addHook('onResponse', dropUploads);
  await addDocs(app, config);
  return app;
}

/** Limits and security headers. */
async function protect(
  app: FastifyInstance,
  { requestsPerMinute, frontSecret }: Config,
  counts: Counts,
): Promise<void> {
  if (requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: '1 minute',
      store: requestStoreOf(counts),
      allowList: isProbe,
      keyGenerator: (request) => clientAddress(request, frontSecret),
    });
  }
  addResponseCache(app);
  await app.register(helmet, { contentSecurityPolicy: false });
}

const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/**
 * OpenAPI 3.1 of every call, generated from the validating schemas: `/api/v1/docs` and `/api/v1/docs/json`. In production
 * for administrators only.
 */
async function addDocs(app: FastifyInstance, { isProduction }: Pick<Config, 'isProduction'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vidya', description: 'Calls of the course marketplace', version: '1' },
    },
    transform: (document) => {
      const { schema, url } = document;
      // Only our routes use zod; routes of plugins stay out of the document.
      const isOurs = schema && 'operationId' in schema;
      return isOurs ? transform(document) : { schema: { hide: true }, url };
    },
  });
  const uiHooks = { onRequest: guard({ by: isProduction ? ['ADMIN'] : 'public' }) };
  await app.register(swaggerUi, { routePrefix: `${API_BASE}/docs`, staticCSP: true, uiHooks });
}
