import { createPrivateKey } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import type { JWK } from 'oidc-provider';
import { guardLoopback } from '../control/loopback.ts';

interface Issuing {
  issuer: string;
  signingKey: JWK;
}

const lifetime = '10m';

/**
 * What a build server's issuer gives to its builds: a short-lived token about repository and commit, for one audience.
 * The address is that of `ACTIONS_ID_TOKEN_REQUEST_URL`; everything it says is in its query.
 */
export function buildTokenRoutes(app: FastifyInstance, running: () => Issuing): void {
  app.get<{ Querystring: Record<string, string | undefined> }>(
    '/oidc/build-token',
    { onRequest: guardLoopback },
    async ({ query, headers }, reply) => {
      const { repository = '', sha = '', actor = 'asha', email, audience = '' } = query;
      if (!headers.authorization?.startsWith('Bearer ')) return reply.code(401).send({ error: 'unauthorized' });
      if (!repository || !sha || !audience) return reply.code(400).send({ error: 'repository, sha, audience' });
      const { issuer, signingKey } = running();
      const claims = { repository, sha, actor, ref: 'refs/heads/main', ...(email && { email, email_verified: true }) };
      const token = new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: String(signingKey.kid) })
        .setIssuer(issuer)
        .setSubject(`repo:${repository}:ref:refs/heads/main`)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime);
      return { value: await token.sign(createPrivateKey({ key: { ...signingKey }, format: 'jwk' })) };
    },
  );
}
