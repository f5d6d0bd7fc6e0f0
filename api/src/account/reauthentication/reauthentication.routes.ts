import {
  checkReauthentication,
  listReauthenticationMethods,
  reauthenticate,
} from '@vidya/contracts/calls/reauthentication';
import { proof, reauthenticationMethods } from '@vidya/contracts/shapes/reauthentication';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { ReauthenticationService } from './reauthentication.service.ts';

interface Dependencies {
  reauthentication: ReauthenticationService;
  limits: AccountLimits;
}

export function reauthenticationRoutes(app: FastifyInstance, { reauthentication, limits }: Dependencies): void {
  route(app, listReauthenticationMethods, {
    access: 'signedIn',
    schema: { data: reauthenticationMethods },
    handler: async ({ caller }) => ({ data: { methods: await reauthentication.listMethods(caller) } }),
  });
  route(app, reauthenticate, {
    access: 'signedIn',
    schema: { body: proof, data: z.null() },
    handler: async ({ body, caller }) => {
      // Counted before the check, so that parallel guesses cannot exceed the limit.
      await limits.wrongPassword.hit(caller.id);
      await reauthentication.reauthenticate(caller, body);
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
