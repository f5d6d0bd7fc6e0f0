import { peopleKinds, peopleSorts, roles, userStatuses } from '@vidya/contracts/calls/choices';
import type { Consequences, ListedPerson, PeopleMeta, PeopleStatistics } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { anyId, emptied, plainText } from '@vidya/contracts/shapes/fields';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';
import { z } from 'zod';
import { userFields } from '../account-shapes.ts';

const whole = z.number().int();

export const peopleFilter = z.object({
  kind: emptied(z.enum(peopleKinds)),
  status: emptied(z.enum(userStatuses)),
  q: emptied(plainText(limits.searchCharacters)),
  sort: emptied(z.enum(peopleSorts)),
});

export const peopleQuery = peopleFilter.extend({
  page: emptied(z.coerce.number().int().min(1).max(10_000_000)),
  limit: emptied(z.coerce.number().int().min(1).max(limits.peoplePerFetch)),
});

const ofEachKind = <Shape extends z.ZodType>(shape: Shape) => z.object({ students: shape, instructors: shape });

export const listedPerson: z.ZodType<ListedPerson> = userFields.extend({ lastVisit: z.string().nullable() });

export const peopleMeta: z.ZodType<PeopleMeta> = z.object({
  totals: ofEachKind(whole),
  isCapped: z.boolean().optional(),
});

export const statisticsQuery = z.object({ year: emptied(z.coerce.number().int().min(limits.firstYear).max(2200)) });

const months = z.object(Object.fromEntries(monthKeys.map((key) => [key, whole])) as Record<MonthKey, typeof whole>);

export const peopleStatistics: z.ZodType<PeopleStatistics> = z.object({
  registered: ofEachKind(whole),
  enrolled: ofEachKind(whole),
  joinedByMonth: ofEachKind(months),
});

export const userIdParams = z.object({ userId: anyId });

export const consequences: z.ZodType<Consequences> = z.object({
  activeSubscriptions: whole,
  paidPaise: whole,
  courses: whole,
  coursesHeld: whole,
  learners: whole,
});

export const roleForm = z.object({ role: z.enum(roles) });
