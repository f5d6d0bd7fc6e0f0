import { getSignInProvider } from '@vidya/contracts/calls/sign-in';
import { secondFactorCode } from '@vidya/contracts/rules/second-factor';
import { paths } from '@vidya/contracts/texts/paths';
import { socialCallbackPath, socialSignInPath } from '@vidya/contracts/texts/social-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../config/config.ts';
import { acceptedOriginOf, siteOriginOf } from '../../http/access/origin.ts';
import { ApiProblem } from '../../http/errors.ts';
import { plainRoute } from '../../http/route.ts';
import { mayOutliveServer } from '../../http/stale-if-error.ts';
import type { SignInAttempt, SocialSignIn } from '../../outside/social-sign-in.ts';
import { route } from '../../policy/route.ts';
import type { FirstFactor } from './first-factor.ts';
import type { SignInCounts } from './sign-in-counts.ts';
import type { SocialService } from './social.service.ts';

interface SocialDependencies {
  config: Config;
  provider: SocialSignIn;
  social: SocialService;
  firstFactor: FirstFactor;
  counted: SignInCounts;
  /** Signs the attempt's cookie. */
  secret: string;
}

const attemptCookie = 'vidya_social';
const attemptSeconds = 600;

/** Page loads, not calls: the browser goes to the provider and comes back to `/auth-login/success`. */
export function socialRoutes(
  app: FastifyInstance,
  { config, provider, social, firstFactor, counted, secret }: SocialDependencies,
): void {
  const key = new TextEncoder().encode(secret);
  const isSecure = config.siteOrigins.every((origin) => origin.startsWith('https://'));
  const cookie = { path: socialSignInPath, httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  const attemptOf = async (request: FastifyRequest): Promise<SignInAttempt> => {
    const { payload } = await jwtVerify(request.cookies[attemptCookie] ?? '', key, { audience: attemptCookie });
    return payload['attempt'] as SignInAttempt;
  };
  const arrive = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const attempt = await attemptOf(request);
    const query = request.url.split('?')[1] ?? '';
    const person = await social.personOf(await provider.finish(query, attempt));
    const passed = { person, by: 'provider', isFresh: attempt.isFresh } as const;
    await counted('provider', () => firstFactor.pass(request, reply, passed));
  };

  route(app, getSignInProvider, async ({ reply }) => {
    mayOutliveServer(reply);
    return { data: { name: config.signIn.name } };
  });
  plainRoute(app, {
    name: 'socialSignIn',
    method: 'GET',
    url: socialSignInPath,
    access: 'public',
    load: 'writing',
    handler: async (request, reply) => {
      const accepted = acceptedOriginOf(request, config.siteOrigins);
      // The attempt's cookie must be set on the origin that the provider redirects back to: begin there (decision S11).
      // Only once, since a proxy in front may hide the origin.
      const query = new URLSearchParams(request.url.split('?')[1]);
      const isFresh = query.has('fresh');
      if (!accepted && !query.has('moved'))
        return reply.redirect(`${config.siteOrigins[0]}${socialSignInPath}?moved=1${isFresh ? '&fresh=1' : ''}`);
      const site = accepted ?? config.siteOrigins[0];
      try {
        const { address, attempt } = await provider.begin(site + socialCallbackPath, { isFresh });
        const sealed = await new SignJWT({ attempt })
          .setProtectedHeader({ alg: 'HS256' })
          .setAudience(attemptCookie)
          .setExpirationTime(`${attemptSeconds}s`)
          .sign(key);
        reply.setCookie(attemptCookie, sealed, { ...cookie, maxAge: attemptSeconds });
        return await reply.redirect(address);
      } catch (error) {
        request.log.warn({ err: error }, 'The sign-in provider cannot be reached');
        return reply.redirect(site + paths.socialLanding('failed'));
      }
    },
  });
  plainRoute(app, {
    name: 'socialCallback',
    method: 'GET',
    url: socialCallbackPath,
    access: 'public',
    load: 'writing',
    handler: async (request, reply) => {
      const site = siteOriginOf(request, config.siteOrigins);
      reply.clearCookie(attemptCookie, cookie);
      try {
        await arrive(request, reply);
        return await reply.redirect(site + paths.socialLanding());
      } catch (error) {
        if (error instanceof ApiProblem && error.code === secondFactorCode)
          return reply.redirect(site + paths.secondFactor());
        // The landing page shows 'Error In logged In'.
        request.log.warn({ err: error }, 'A social sign-in failed');
        return reply.redirect(site + paths.socialLanding('failed'));
      }
    },
  });
}
