import { reauthenticationCode } from '@vidya/contracts/rules/reauthentication';
import { reauthenticationMs } from '@vidya/contracts/rules/sign-in-limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { ApiProblem } from '../errors.ts';
import type { Caller } from './session.ts';

/**
 * Whether the caller proved within the last minutes that they are who the session says. Another server's clock may be
 * ahead by some of them, not by a day.
 */
export const isReauthenticated = (
  { reauthenticatedAt }: Pick<Caller, 'reauthenticatedAt'>,
  now = Date.now(),
): boolean => reauthenticatedAt !== null && Math.abs(now - reauthenticatedAt.getTime()) < reauthenticationMs;

/** The shell asks for a proof then, and sends the call again. */
export const reauthenticationNeeded = (): ApiProblem =>
  new ApiProblem(403, apiMessages.account.reauthenticationNeeded, reauthenticationCode);
