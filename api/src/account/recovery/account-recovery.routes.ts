import {
  approveFactorReset,
  dropFactorReset,
  endSessions,
  getAccountSignIn,
  listFactorResets,
  requestFactorReset,
} from '@vidya/contracts/calls/account-recovery';
import {
  accountQuery,
  accountSignIn,
  factorReset,
  factorResetForm,
  resetIdParams,
} from '@vidya/contracts/shapes/account-recovery';
import { userIdParams } from '@vidya/contracts/shapes/people';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { siteOriginOf } from '../../http/access/origin.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
  route(app, getAccountSignIn, {
    access: policy['person.read'],
    schema: { query: accountQuery, data: accountSignIn },
    handler: async ({ query, reply }) => {
      reply.header('cache-control', 'no-store');
      return { data: await signIns.getAccountSignIn(query) };
    },
  });
  route(app, endSessions, {
    access: policy['person.endSessions'],
    schema: { params: userIdParams, data: z.null() },
    handler: async ({ params, caller }) => {
      await signIns.endSessions(caller, params.userId);
      return { data: null, message: messages.signedOutEverywhere };
    },
  });
  route(app, listFactorResets, {
    access: policy['person.read'],
    schema: { data: z.array(factorReset) },
    handler: async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      return { data: await resets.listFactorResets() };
    },
  });
  route(app, requestFactorReset, {
    access: policy['factorReset.request'],
    schema: { body: factorResetForm, data: factorReset },
    handler: async ({ body, caller, request }) => {
      const data = await resets.requestFactorReset(caller, body, siteOriginOf(request, siteOrigins));
      return { data, message: messages.factorResetRequested };
    },
  });
  route(app, approveFactorReset, {
    access: policy['factorReset.approve'],
    schema: { params: resetIdParams, data: z.null() },
    handler: async ({ params, caller, request }) => {
      await resets.approveFactorReset(caller, params.resetId, siteOriginOf(request, siteOrigins));
      return { data: null, message: messages.factorResetApproved };
    },
  });
  route(app, dropFactorReset, {
    access: policy['factorReset.drop'],
    schema: { params: resetIdParams, data: z.null() },
    handler: async ({ params, caller, request }) => {
      await resets.dropFactorReset(caller, params.resetId, siteOriginOf(request, siteOrigins));
      return { data: null, message: messages.factorResetDropped };
    },
  });
}
