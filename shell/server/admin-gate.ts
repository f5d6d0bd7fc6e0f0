import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { guardedBase, guardedPrefix } from '@vidya/platform/gate/document/guarded-files';
import { requestIdHeader } from '@vidya/server/request-id';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config.ts';
import { withoutTrace } from './front-call.ts';
import { roleOf } from './role-of.ts';

/** What the admin origin says, but for shared caches: they cannot tell who asks. */
const forOne = ({ 'cache-control': cacheControl, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...headers,
  ...(cacheControl !== undefined && { 'cache-control': cacheControl.replace('public', 'private') }),
});

/**
 * The files of areas for administrators (decision A8): forwards requests of administrators to the admin origin. Anyone
 * else gets 403. The dashboard's versions lie at the root of that origin, those of further areas below its `/remotes`.
 */
export const adminGate = (config: SiteConfig) => async (site: FastifyInstance) => {
  await site.register(guarded(config, { prefix: guardedBase('admin'), rewritePrefix: '' }));
  await site.register(guarded(config, { prefix: guardedPrefix, rewritePrefix: guardedPrefix }));
};

interface Rewritten {
  prefix: string;
  rewritePrefix: string;
}

const guarded = (config: SiteConfig, rewritten: Rewritten) => async (site: FastifyInstance) => {
  await site.register(httpProxy, {
    upstream: config.adminOrigin,
    ...rewritten,
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const role = await roleOf(request, config).catch(() => 'unknown');
      if (role === 'ADMIN') return undefined;
      return reply
        .code(role === 'unknown' ? 503 : 403)
        .header('cache-control', 'no-store')
        .send();
    },
    replyOptions: {
      rewriteHeaders: forOne,
      rewriteRequestHeaders: ({ id }, headers) => ({
        ...withoutTrace(headers),
        'x-vidya-origin-secret': config.originSecret,
        [requestIdHeader]: id,
      }),
    },
  });
};
