import { addPasskey, removePasskey, renamePasskey, requestPasskeyCreation } from '@vidya/contracts/calls/passkey';
import { addedFactor, newPasskey, passkeyCreation, passkeyName, passkeyParams } from '@vidya/contracts/shapes/passkey';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import { sourceOf } from '../request-source.ts';
import type { PasskeyService } from './passkey.service.ts';

/** The caller's own passkeys. */
export function passkeyRoutes(app: FastifyInstance, passkeys: PasskeyService, config: Config): void {
  route(app, requestPasskeyCreation, {
    access: policy['passkey.add'],
    schema: { data: passkeyCreation },
    handler: async ({ caller }) => ({ data: await passkeys.requestCreation(caller) }),
  });
  route(app, addPasskey, {
    access: policy['passkey.add'],
    schema: { body: newPasskey, data: addedFactor },
    handler: async ({ caller, body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const data = await passkeys.addPasskey(caller, body, sourceOf(request, config));
      return { data, message: apiMessages.account.passkeyAdded };
    },
  });
  route(app, renamePasskey, {
    access: policy['passkey.rename'],
    schema: { params: passkeyParams, body: passkeyName, data: z.null() },
    handler: async ({ caller, params, body }) => {
      await passkeys.renamePasskey(caller, params.passkeyId, body.name);
      return { data: null, message: apiMessages.account.passkeyRenamed };
    },
  });
  route(app, removePasskey, {
    access: policy['passkey.remove'],
    schema: { params: passkeyParams, data: z.null() },
    handler: async ({ caller, params, request }) => {
      await passkeys.removePasskey(caller, params.passkeyId, sourceOf(request, config));
      return { data: null, message: apiMessages.account.passkeyRemoved };
    },
  });
}
