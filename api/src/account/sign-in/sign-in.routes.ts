import { getProfile } from '@vidya/contracts/calls/account';
import {
  getXsrfToken,
  login,
  logout,
  register,
  requestFormWork,
  requestLoginWork,
} from '@vidya/contracts/calls/sign-in';
import { limits } from '@vidya/contracts/rules/limits';
import { addressWork } from '@vidya/contracts/rules/sign-in-limits';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { siteOriginOf } from '../../http/access/origin.ts';
import { clientAddress } from '../../http/limits.ts';
import type { PaidWork } from '../../outside/proof-of-work/paid-work.ts';
import { route } from '../../policy/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { Guesser, GuessGuard } from '../guessing/guess-guard.ts';
import type { BrowserCookie } from '../new-browser/browser-cookie.ts';
import type { ProfileService } from '../profile.service.ts';
import type { FirstFactor } from './first-factor.ts';
import type { SignInService } from './sign-in.service.ts';
import type { SignInCounts } from './sign-in-counts.ts';

interface SignInDependencies {
  signIn: SignInService;
  profile: ProfileService;
  firstFactor: FirstFactor;
  browsers: BrowserCookie;
  counted: SignInCounts;
  guesses: GuessGuard;
  paidWork: PaidWork;
  limits: AccountLimits;
  config: Config;
}

/** Sign-up, sign-in, profile and sign-out (section 7, the first rows). */
export function signInRoutes(
  app: FastifyInstance,
  { signIn, profile, firstFactor, browsers, counted, guesses, paidWork, limits: limiters, config }: SignInDependencies,
): void {
  const guesserOf = ({ email }: { email: string }, request: FastifyRequest): Guesser => ({
    account: emailKey(email),
    address: clientAddress(request, config.frontSecret),
    browser: browsers.read(request),
  });
  route(
    app,
    register,
    async ({ body, files, request, reply }) => {
      const avatar = files['avatar'];
      const source = {
        origin: siteOriginOf(request, config.siteOrigins),
        browser: browsers.keep(request, reply),
        mayMail: limiters.signUpByAccount.isWithin,
      };
      const { work, ...account } = body;
      const isPaid = (maxnumber: number) => paidWork.isPaid(work, { purpose: 'signUp', maxnumber });
      await limiters.signUpWork.counted(clientAddress(request, config.frontSecret), isPaid, () =>
        signIn.register({ ...account, ...(avatar && { avatar }) }, source),
      );
      return { data: null, message: texts.session.accountCreated };
    },
    { files: { avatar: { maxBytes: limits.uploadMax.imageBytes } } },
  );
  route(app, login, async ({ body, request, reply }) => {
    await limiters.signIn.hit(clientAddress(request, config.frontSecret));
    const data = await counted('password', async () => {
      const person = await guesses.guarded(guesserOf(body, request), body.work, () => signIn.login(body));
      return firstFactor.pass(request, reply, { person, by: 'password', isFresh: true });
    });
    return { data, message: texts.session.loggedIn };
  });
  route(app, requestLoginWork, async ({ body, request, reply }) => {
    await limiters.signIn.hit(clientAddress(request, config.frontSecret));
    reply.header('cache-control', 'no-store');
    return { data: await guesses.challenge(guesserOf(body, request)) };
  });
  route(app, requestFormWork, async ({ body: { form }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const limit = form === 'signUp' ? limiters.signUpWork : limiters.resetWork;
    const needed = await limit.needed(clientAddress(request, config.frontSecret));
    return { data: await paidWork.challenge({ purpose: form, maxnumber: Math.max(needed, addressWork.first) }) };
  });
  route(app, getProfile, async ({ caller }) => ({ data: await profile.getProfile(caller) }));
  route(
    app,
    getXsrfToken,
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      return { data: { token: request.xsrfToken } };
    },
    {
      // No change goes out without it.
      load: 'writing',
    },
  );
  route(
    app,
    logout,
    async ({ request, reply }) => {
      await app.sessions.end(request, reply);
      return { data: null, message: texts.session.loggedOut };
    },
    {
      // This GET changes state: other sites must not be able to sign people out (decision S8).
      xsrf: true,
    },
  );
}
