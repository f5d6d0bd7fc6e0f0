import { getBadgeIssuer, getBadgeStatus, issueBadge } from '@vidya/contracts/calls/learning';
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../http/attachment.ts';
import { plainRoute } from '../../http/route.ts';
import { placeOf } from '../../policy/route.ts';
import type { Badges } from './badge.service.ts';

/** Verifiers run in browsers on other sites, too. */
const forAll = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' };

/** Of W3C's verifiable credentials. */
const type = 'application/vc';

/** The badge as a file, and what its verifiers ask for. */
export function badgeRoutes(app: FastifyInstance, badges: Badges): void {
  plainRoute(app, {
    ...placeOf(issueBadge),
    isShared: true,
    handler: async ({ params }, reply) => {
      const { code, text } = await badges.issue((params as { code: string }).code);
      return sendAttachment(reply.headers(forAll), { fileName: `badge-${code}.json`, type, content: text });
    },
  });
  plainRoute(app, {
    ...placeOf(getBadgeIssuer),
    isShared: true,
    handler: async (_, reply) =>
      reply
        .headers({ ...forAll, 'cache-control': 'public, max-age=300' })
        .type('application/json; charset=utf-8')
        .send(badges.issuer()),
  });
  plainRoute(app, {
    ...placeOf(getBadgeStatus),
    isShared: true,
    handler: async ({ params }, reply) =>
      reply
        .headers({ ...forAll, 'cache-control': 'public, max-age=60' })
        .type(type)
        .send(await badges.statusList((params as { list: string }).list)),
  });
}
