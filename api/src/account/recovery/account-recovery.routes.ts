import {
  approveFactorReset,
  dropFactorReset,
  endSessions,
  getAccountSignIn,
  listFactorResets,
  requestFactorReset,
} from '@vidya/contracts/calls/account-recovery';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { siteOriginOf } from '../../http/access/origin.ts';
import { route } from '../../policy/route.ts';
import type { AccountSignInService } from './account-sign-in.service.ts';
import type { FactorResetService } from './factor-reset.service.ts';

interface Services {
  signIns: AccountSignInService;
  resets: FactorResetService;
  siteOrigins: readonly [string, ...string[]];
}

const messages = apiMessages.account;

/** How others sign in is in no cache. */
export function accountRecoveryRoutes(app: FastifyInstance, { signIns, resets, siteOrigins }: Services): void {
  route(app, getAccountSignIn, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await signIns.getAccountSignIn(query) };
  });
  route(app, endSessions, async ({ params, caller }) => {
    await signIns.endSessions(caller, params.userId);
    return { data: null, message: messages.signedOutEverywhere };
  });
  route(app, listFactorResets, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await resets.listFactorResets() };
  });
  route(app, requestFactorReset, async ({ body, caller, request }) => {
    const data = await resets.requestFactorReset(caller, body, siteOriginOf(request, siteOrigins));
    return { data, message: messages.factorResetRequested };
  });
  route(app, approveFactorReset, async ({ params, caller, request }) => {
    await resets.approveFactorReset(caller, params.resetId, siteOriginOf(request, siteOrigins));
    return { data: null, message: messages.factorResetApproved };
  });
  route(app, dropFactorReset, async ({ params, caller, request }) => {
    await resets.dropFactorReset(caller, params.resetId, siteOriginOf(request, siteOrigins));
    return { data: null, message: messages.factorResetDropped };
  });
}
