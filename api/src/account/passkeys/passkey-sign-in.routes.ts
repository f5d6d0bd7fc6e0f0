import { randomBytes } from 'node:crypto';
import { requestPasskeySignIn, signInWithPasskey } from '@vidya/contracts/calls/passkey';
import { passkeyLimits } from '@vidya/contracts/rules/sign-in-limits';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { clientAddress } from '../../http/limits.ts';
import { route } from '../../policy/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { Arrivals } from '../sign-in/arrivals.ts';
import type { SignInCounts } from '../sign-in/sign-in-counts.ts';
import type { PasskeySignIn } from './passkey-sign-in.service.ts';

interface Dependencies {
  config: Config;
  limits: AccountLimits;
  arrivals: Arrivals;
  passkeys: PasskeySignIn;
  counted: SignInCounts;
  isSecure: boolean;
}

const cookieName = 'vidya_passkey';

/** Public: a passkey alone signs in. Its challenge is for the browser that asked, which has no session to bind it to. */
export function passkeySignInRoutes(
  app: FastifyInstance,
  { config, limits, arrivals, passkeys, counted, isSecure }: Dependencies,
): void {
  const cookie = {
    path: `${API_BASE}/user/auth/passkeySignIn`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  } as const;
  /** A browser keeps its token, so that two tabs can ask at the same time. */
  const tokenOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const token = request.cookies[cookieName] ?? randomBytes(32).toString('base64url');
    reply.setCookie(cookieName, token, { ...cookie, maxAge: passkeyLimits.challengeMinutes * 60 });
    return token;
  };
  route(app, requestPasskeySignIn, async ({ request, reply }) => {
    await limits.passkey.hit(clientAddress(request, config.frontSecret));
    return { data: await passkeys.request(tokenOf(request, reply)) };
  });
  route(app, signInWithPasskey, async ({ body, request, reply }) => {
    await limits.signIn.hit(clientAddress(request, config.frontSecret));
    const token = request.cookies[cookieName] ?? '';
    const person = await counted('passkey', () => passkeys.verify(body, token));
    reply.clearCookie(cookieName, cookie);
    const data = await arrivals.arrive(request, reply, { person, by: 'passkey', isProof: true });
    return { data, message: texts.session.loggedIn };
  });
}
