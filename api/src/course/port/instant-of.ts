import { isSchedulable } from '@vidya/contracts/rules/course/schedule';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest } from '../../http/errors.ts';

/** The instant of a schedule; null for none. Throws 400 for one that is past or too far. */
export function instantOf(publishAt: string | null): Date | null {
  if (publishAt === null) return null;
  if (!isSchedulable(publishAt, Date.now())) throw badRequest(apiMessages.schedule.outOfRange, 'ValidationError');
  return new Date(publishAt);
}
