import { z } from 'zod';
import { peopleKinds, peopleSorts, roles, userStatuses } from '../calls/choices.ts';
import { limits } from '../rules/limits.ts';
import { user } from './account.ts';
import { anyId, countUpTo, emptied, everyMonth, formLine, personSearch, whole } from './fields.ts';

export const peopleFilter = z.object({
  kind: emptied(z.enum(peopleKinds)),
  status: emptied(z.enum(userStatuses)),
  /** Part of a name or an email; one or two letters match only the start of a word. */
  q: emptied(personSearch(limits.searchCharacters)),
  sort: emptied(z.enum(peopleSorts)),
});

export const peopleQuery = peopleFilter.extend({
  page: countUpTo(10_000_000),
  limit: countUpTo(limits.peoplePerFetch),
});

const ofEachKind = <Shape extends z.ZodType>(shape: Shape) => z.object({ students: shape, instructors: shape });

export const listedPerson = user.extend({
  /** The last day with a session, in India ('2026-11-21'); null before the first sign-in. */
  lastVisit: z.string().nullable(),
});

export const people = ofEachKind(z.array(listedPerson));

export const peopleMeta = z.object({
  /** The number of matches on all pages; 0 for a kind that was not requested. */
  totals: ofEachKind(whole),
  /** A search found more than it counts: `totals` are minimums. */
  isCapped: z.boolean().optional(),
});

export const statisticsQuery = z.object({ year: emptied(z.coerce.number().int().min(limits.firstYear).max(2200)) });

export const peopleStatistics = z.object({
  registered: ofEachKind(whole),
  enrolled: ofEachKind(whole),
  joinedByMonth: ofEachKind(everyMonth(whole)),
});

export const userIdParams = z.object({ userId: anyId });
export const userIdForm = z.object({ userId: formLine() });
export const roleForm = z.object({ role: z.enum(roles) });

export const consequences = z.object({
  activeSubscriptions: whole,
  /** Their payments, without refunds. */
  paidPaise: whole,
  /** The courses they created, without archived ones. */
  courses: whole,
  /** Those of them with buyers or open orders: a deletion of the person archives them (decision A5). */
  coursesHeld: whole,
  /** People with an open enrolment in them, who keep it. */
  learners: whole,
});
