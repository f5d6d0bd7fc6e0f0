import { z } from 'zod';
import { roles } from '../calls/choices.ts';
import { anyId, emptied, plainLine, plainText, whole } from './fields.ts';

const recoveredPerson = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
});

/** One of the two; with both the id counts. */
export const accountQuery = z.object({
  userId: emptied(anyId),
  email: emptied(plainLine(320)),
});

export const factorReset = z.object({
  _id: z.string(),
  person: recoveredPerson,
  requestedBy: recoveredPerson.pick({ _id: true, fullName: true }),
  reason: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export const accountSignIn = z.object({
  person: recoveredPerson,
  passkeys: whole,
  hasTotp: z.boolean(),
  recoveryCodesLeft: whole,
  /** Where they are signed in now. */
  devices: whole,
  factorReset: factorReset.nullable(),
});

export const factorResetForm = z.object({ userId: anyId, reason: plainText(10_000).default('') });

export const resetIdParams = z.object({ resetId: anyId });
