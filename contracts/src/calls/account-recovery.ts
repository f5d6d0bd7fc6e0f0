import { z } from 'zod';
import { roles } from '../texts/choices.ts';
import { call } from './call.ts';
import { anyId, emptied, plainLine, plainText, whole } from './fields.ts';
import { userIdParams } from './people.ts';

const recoveredPerson = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
});

/** One of the two; with both the id counts. */
const accountQuery = z.object({
  userId: emptied(anyId),
  email: emptied(plainLine(320)),
});

const factorReset = z.object({
  _id: z.string(),
  person: recoveredPerson,
  requestedBy: recoveredPerson.pick({ _id: true, fullName: true }),
  reason: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

const accountSignIn = z.object({
  person: recoveredPerson,
  passkeys: whole,
  hasTotp: z.boolean(),
  recoveryCodesLeft: whole,
  /** Where they are signed in now. */
  devices: whole,
  factorReset: factorReset.nullable(),
});

const factorResetForm = z.object({ userId: anyId, reason: plainText(10_000).default('') });

const resetIdParams = z.object({ resetId: anyId });

export type AccountQuery = z.infer<typeof accountQuery>;

/** An account's ways to sign in, for administrators. */
export type AccountSignIn = z.infer<typeof accountSignIn>;

/** One administrator's request to remove a person's factors: another one has to approve it. */
export type FactorReset = z.infer<typeof factorReset>;

const address = '/user/auth/factorResets';

/** Finds an account of any role, by its whole address or its id. 404 when there is none. */
export const getAccountSignIn = call('getAccountSignIn', 'GET /user/auth/people/signIn', {
  access: 'person.read',
  query: accountQuery,
  data: accountSignIn,
});

/** Ends all sessions of another person. */
export const endSessions = call('endSessions', 'POST /user/auth/people/:userId/endSessions', {
  access: 'person.endSessions',
  params: userIdParams,
  data: z.null(),
});

/** Those that wait, the newest first. */
export const listFactorResets = call('listFactorResets', `GET ${address}`, {
  access: 'person.read',
  data: z.array(factorReset),
});

/** 409 when the person has no factor, or another request waits. The person gets a mail. */
export const requestFactorReset = call('requestFactorReset', `POST ${address}`, {
  access: 'factorReset.request',
  body: factorResetForm,
  data: factorReset,
  creates: true,
});

/** Removes the factors and the password, ends all sessions, and mails a link to choose a new password. */
export const approveFactorReset = call('approveFactorReset', `POST ${address}/:resetId/approve`, {
  access: 'factorReset.approve',
  params: resetIdParams,
  data: z.null(),
});

/** For administrators, and for the person whom it is about. */
export const dropFactorReset = call('dropFactorReset', `DELETE ${address}/:resetId`, {
  access: 'factorReset.drop',
  params: resetIdParams,
  data: z.null(),
});
