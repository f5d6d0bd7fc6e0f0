import { addPasskey, removePasskey, renamePasskey, requestPasskeyCreation } from '@vidya/contracts/calls/passkey';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { route } from '../../policy/route.ts';
import { sourceOf } from '../request-source.ts';
import type { PasskeyService } from './passkey.service.ts';

/** The caller's own passkeys. */
export function passkeyRoutes(app: FastifyInstance, passkeys: PasskeyService, config: Config): void {
  route(app, requestPasskeyCreation, async ({ caller }) => ({ data: await passkeys.requestCreation(caller) }));
  route(app, addPasskey, async ({ caller, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const data = await passkeys.addPasskey(caller, body, sourceOf(request, config));
    return { data, message: apiMessages.account.passkeyAdded };
  });
  route(app, renamePasskey, async ({ caller, params, body }) => {
    await passkeys.renamePasskey(caller, params.passkeyId, body.name);
    return { data: null, message: apiMessages.account.passkeyRenamed };
  });
  route(app, removePasskey, async ({ caller, params, request }) => {
    await passkeys.removePasskey(caller, params.passkeyId, sourceOf(request, config));
    return { data: null, message: apiMessages.account.passkeyRemoved };
  });
}
