import { listSecondFactors, requestSecondFactor, verifySecondFactor } from '@vidya/contracts/calls/sign-in-security';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { clientAddress } from '../../http/limits.ts';
import { route } from '../../policy/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import { sourceOf } from '../request-source.ts';
import type { Arrivals } from '../sign-in/arrivals.ts';
import type { SignInCounts } from '../sign-in/sign-in-counts.ts';
import type { AttemptCookie } from './attempt-cookie.ts';
import type { SecondFactorService } from './second-factor.service.ts';

interface Dependencies {
  config: Config;
  limits: AccountLimits;
  arrivals: Arrivals;
  cookie: AttemptCookie;
  counted: SignInCounts;
  secondFactor: SecondFactorService;
}

/** Public: who comes here has no session yet, and proves with a cookie that the first factor was right. */
export function secondFactorRoutes(
  app: FastifyInstance,
  { config, limits, arrivals, cookie, counted, secondFactor }: Dependencies,
): void {
  route(
    app,
    listSecondFactors,
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      const methods = await secondFactor.listMethods(cookie.read(request));
      return { data: methods && { methods } };
    },
    { load: 'writing' },
  );
  route(app, requestSecondFactor, async ({ request }) => {
    await limits.passkey.hit(clientAddress(request, config.frontSecret));
    return { data: await secondFactor.request(cookie.read(request)) };
  });
  route(app, verifySecondFactor, async ({ body, request, reply }) => {
    await limits.signIn.hit(clientAddress(request, config.frontSecret));
    const by = body.method === 'passkey' ? 'passkey' : 'code';
    const source = sourceOf(request, config);
    const person = await counted(by, () => secondFactor.verify(cookie.read(request), body, source));
    cookie.clear(reply);
    const data = await arrivals.arrive(request, reply, { person, by, isProof: true });
    return { data, message: texts.session.loggedIn };
  });
}
