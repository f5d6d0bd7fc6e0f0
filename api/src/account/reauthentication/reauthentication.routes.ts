import {
  checkReauthentication,
  listReauthenticationMethods,
  reauthenticate,
  requestReauthentication,
} from '@vidya/contracts/calls/reauthentication';
import { passkeyRequest } from '@vidya/contracts/shapes/passkey';
import { proof, reauthenticationMethods } from '@vidya/contracts/shapes/reauthentication';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
  route(app, listReauthenticationMethods, {
    access: 'signedIn',
    schema: { data: reauthenticationMethods },
    handler: async ({ caller }) => ({ data: { methods: await reauthentication.listMethods(caller) } }),
  });
  route(app, requestReauthentication, {
    access: 'signedIn',
    schema: { data: passkeyRequest },
    handler: async ({ caller }) => ({ data: await reauthentication.request(caller) }),
  });
  route(app, reauthenticate, {
    access: 'signedIn',
    schema: { body: proof, data: z.null() },
    handler: async ({ body, caller, request }) => {
      // Counted before the check, so that parallel guesses cannot exceed the limit.
      await limits.wrongPassword.hit(caller.id);
      const source = sourceOf(request, config);
      await counted('reauthentication', () => reauthentication.reauthenticate(caller, body, source));
      await limits.wrongPassword.giveBack(caller.id);
      return { data: null, message: apiMessages.account.confirmed };
    },
  });
  route(app, checkReauthentication, {
    access: policy['account.confirm'],
    schema: { data: z.null() },
    handler: async () => ({ data: null }),
  });
}
