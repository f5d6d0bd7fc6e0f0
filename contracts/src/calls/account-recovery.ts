import type { z } from 'zod';
import type { accountQuery, accountSignIn, factorReset, factorResetForm } from '../shapes/account-recovery.ts';
import { defineCall } from './call.ts';

export type AccountQuery = z.infer<typeof accountQuery>;

/** An account's ways to sign in, for administrators. */
export type AccountSignIn = z.infer<typeof accountSignIn>;

/** One administrator's request to remove a person's factors: another one has to approve it. */
export type FactorReset = z.infer<typeof factorReset>;

const address = '/user/auth/factorResets';

/** Finds an account of any role, by its whole address or its id. 404 when there is none. */
export const getAccountSignIn = defineCall<{ query: AccountQuery; data: AccountSignIn }>(
  'getAccountSignIn',
  'GET /user/auth/people/signIn',
);

/** Ends all sessions of another person. */
export const endSessions = defineCall<{ params: { userId: string }; data: null }>(
  'endSessions',
  'POST /user/auth/people/:userId/endSessions',
);

/** Those that wait, the newest first. */
export const listFactorResets = defineCall<{ data: FactorReset[] }>('listFactorResets', `GET ${address}`);

/** 409 when the person has no factor, or another request waits. The person gets a mail. */
export const requestFactorReset = defineCall<{ body: z.infer<typeof factorResetForm>; data: FactorReset }>(
  'requestFactorReset',
  `POST ${address}`,
  { creates: true },
);

/** Removes the factors and the password, ends all sessions, and mails a link to choose a new password. */
export const approveFactorReset = defineCall<{ params: { resetId: string }; data: null }>(
  'approveFactorReset',
  `POST ${address}/:resetId/approve`,
);

/** For administrators, and for the person whom it is about. */
export const dropFactorReset = defineCall<{ params: { resetId: string }; data: null }>(
  'dropFactorReset',
  `DELETE ${address}/:resetId`,
);
