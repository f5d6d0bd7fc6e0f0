import {
  confirmTotp,
  getSignInSecurity,
  listAccountEvents,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@vidya/contracts/calls/sign-in-security';
import { addedFactor } from '@vidya/contracts/shapes/passkey';
import {
  accountEvent,
  recoveryCodes,
  signInSecurity,
  startedTotp,
  totpCode,
} from '@vidya/contracts/shapes/sign-in-security';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
  route(app, getSignInSecurity, {
    access: 'signedIn',
    schema: { data: signInSecurity },
    handler: async ({ caller }) => ({ data: await security.getSignInSecurity(caller) }),
  });
  route(app, listAccountEvents, {
    access: 'signedIn',
    schema: { data: z.array(accountEvent) },
    handler: async ({ caller }) => ({ data: await security.listAccountEvents(caller) }),
  });
  route(app, startTotp, {
    access: policy['totp.add'],
    schema: { data: startedTotp },
    handler: async ({ caller, reply }) => {
      reply.header('cache-control', 'no-store');
      return { data: await totp.startTotp(caller) };
    },
  });
  route(app, confirmTotp, {
    access: policy['totp.add'],
    schema: { body: totpCode, data: addedFactor },
    handler: async ({ caller, body, request, reply }) => {
      await limits.wrongCode.hit(caller.id);
      reply.header('cache-control', 'no-store');
      const data = await totp.confirmTotp(caller, body.code, sourceOf(request, config));
      return { data, message: apiMessages.account.totpAdded };
    },
  });
  route(app, removeTotp, {
    access: policy['totp.remove'],
    schema: { data: z.null() },
    handler: async ({ caller, request }) => {
      await totp.removeTotp(caller, sourceOf(request, config));
      return { data: null, message: apiMessages.account.totpRemoved };
    },
  });
  route(app, renewRecoveryCodes, {
    access: policy['recoveryCodes.renew'],
    schema: { data: recoveryCodes },
    handler: async ({ caller, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const codes = await security.renewRecoveryCodes(caller, sourceOf(request, config));
      return { data: { recoveryCodes: codes }, message: apiMessages.account.recoveryCodesMade };
    },
  });
}
