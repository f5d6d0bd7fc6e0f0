import {
  checkReauthentication,
  listReauthenticationMethods,
  reauthenticate,
  requestReauthentication,
} from '@vidya/contracts/calls/sign-in-security';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { route } from '../../policy/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import { sourceOf } from '../request-source.ts';
import type { SignInCounts } from '../sign-in/sign-in-counts.ts';
import type { ReauthenticationService } from './reauthentication.service.ts';

interface Dependencies {
  config: Config;
  counted: SignInCounts;
  reauthentication: ReauthenticationService;
  limits: AccountLimits;
}

export function reauthenticationRoutes(
  app: FastifyInstance,
  { config, counted, reauthentication, limits }: Dependencies,
): void {
  route(app, listReauthenticationMethods, async ({ caller }) => ({
    data: { methods: await reauthentication.listMethods(caller) },
  }));
  route(app, requestReauthentication, async ({ caller }) => ({ data: await reauthentication.request(caller) }));
  route(app, reauthenticate, async ({ body, caller, request }) => {
    const source = sourceOf(request, config);
    await limits.wrongPassword.guessed(caller.id, () =>
      counted('reauthentication', () => reauthentication.reauthenticate(caller, body, source)),
    );
    return { data: null, message: apiMessages.account.confirmed };
  });
  route(app, checkReauthentication, async () => ({ data: null }));
}
