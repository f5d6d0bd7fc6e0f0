import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Db } from '../../../api/src/database/database.ts';
import type { BuildIdentity, ReleaseTokens } from '../../../api/src/http/access/machine.ts';
import { ApiProblem, forbidden } from '../../../api/src/http/errors.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { createReleaseRows } from '../release.store.ts';
import type { MayReach } from '../resolved-host.ts';
import { createIssuerKeys, IssuerDown } from './issuer-keys.ts';
import { isTrustedIssuer, listPublishedAreas } from './trusted-publishers.store.ts';

const maxAgeMinutes = 15;

const claims = z.object({
  sub: z.string().min(1).max(300),
  repository: z.string().min(1).max(200),
  /** The commit. */
  sha: z.string().regex(/^[0-9a-f]{7,64}$/),
  actor: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  iat: z.number(),
  exp: z.number(),
});

const refused = (): ApiProblem => new ApiProblem(401, apiMessages.release.tokenRefused, 'WrongToken');
const down = (): ApiProblem => new ApiProblem(503, apiMessages.release.issuerDown, 'IssuerDown');

function issuerIn(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw refused();
  }
}

/** The areas that a token is for: its audience says 'https://vidya.example/release/catalog'. */
function areasIn({ aud }: JWTPayload, audience: string): RemoteName[] {
  const audiences = [aud ?? []].flat();
  const prefix = `${audience}/release/`;
  return audiences.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
}

const isDown = (error: unknown): boolean =>
  error instanceof IssuerDown ||
  error instanceof errors.JWKSTimeout ||
  error instanceof TypeError ||
  // Its keys' address responds with another status, or without JSON.
  (error instanceof Error && error.constructor === errors.JOSEError);

interface Parts {
  db: Db;
  audience: string;
  isProduction: boolean;
  mayReach: MayReach;
}

/**
 * Verifies tokens as build servers get them from their OpenID issuer: RS256 and the like by the issuer's own keys, at
 * most 15 minutes long, for one area of this site, with the claims `repository` and `sha`.
 */
export function createReleaseTokens({ db, audience, isProduction, mayReach }: Parts): ReleaseTokens {
  const keysOf = createIssuerKeys({ isProduction, mayReach });

  async function verified(token: string, issuer: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, await keysOf(issuer), {
        issuer,
        algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'],
        maxTokenAge: `${maxAgeMinutes}m`,
        clockTolerance: 30,
      });
      return payload;
    } catch (error) {
      throw isDown(error) ? down() : refused();
    }
  }

  return {
    async admitOwnToken(area: RemoteName): Promise<void> {
      if (!isProduction) return;
      const { live } = await createReleaseRows(db).stateOf(area);
      if (live) throw forbidden(apiMessages.release.firstOnly(area));
    },
    async identify(token: string): Promise<BuildIdentity> {
      const issuer = issuerIn(token);
      // Before any request: nobody can make this server ask an address of their choice.
      if (!(await isTrustedIssuer(db, issuer))) throw refused();
      const payload = await verified(token, issuer);
      const read = claims.safeParse(payload);
      if (!read.success || read.data.exp - read.data.iat > maxAgeMinutes * 60) throw refused();
      const { repository, sha: commit, sub, actor, email, email_verified: isVerified } = read.data;
      const own = await listPublishedAreas(db, { issuer, repository });
      if (own.length === 0) throw refused();
      const named = areasIn(payload, audience);
      if (named.length === 0) throw refused();
      const areas = named.filter((area) => own.includes(area));
      const address = isVerified && email ? emailKey(email) : null;
      return { issuer, repository, commit, actor: actor || sub, email: address, areas };
    },
  };
}
