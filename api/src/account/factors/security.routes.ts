import {
  confirmTotp,
  getSignInSecurity,
  listAccountEvents,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@vidya/contracts/calls/sign-in-security';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { route } from '../../policy/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import { sourceOf } from '../request-source.ts';
import type { SecurityService } from './security.service.ts';
import type { TotpService } from './totp.service.ts';

interface Dependencies {
  config: Config;
  limits: AccountLimits;
  security: SecurityService;
  totp: TotpService;
}

/** The caller's own ways to sign in, beside passkeys. Secrets are in no cache. */
export function securityRoutes(app: FastifyInstance, { config, limits, security, totp }: Dependencies): void {
  route(app, getSignInSecurity, async ({ caller }) => ({ data: await security.getSignInSecurity(caller) }));
  route(app, listAccountEvents, async ({ caller }) => ({ data: await security.listAccountEvents(caller) }));
  route(app, startTotp, async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await totp.startTotp(caller) };
  });
  route(app, confirmTotp, async ({ caller, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const source = sourceOf(request, config);
    const data = await limits.wrongCode.guessed(caller.id, () => totp.confirmTotp(caller, body.code, source));
    return { data, message: apiMessages.account.totpAdded };
  });
  route(app, removeTotp, async ({ caller, request }) => {
    await totp.removeTotp(caller, sourceOf(request, config));
    return { data: null, message: apiMessages.account.totpRemoved };
  });
  route(app, renewRecoveryCodes, async ({ caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const codes = await security.renewRecoveryCodes(caller, sourceOf(request, config));
    return { data: { recoveryCodes: codes }, message: apiMessages.account.recoveryCodesMade };
  });
}
