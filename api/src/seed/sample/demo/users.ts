import { dayInIndia } from '@vidya/contracts/texts/format';
import { addDays, HISTORY_START, latest, momentBetween } from '../dates.ts';
import type { SeedUser } from '../demo-data.ts';
import { LEARNERS } from '../people/learners.ts';
import type { PersonDraft } from '../people/person.ts';
import { STAFF } from '../people/staff.ts';
import { idFor } from '../random.ts';

/** All people, staff first; joining dates are spread from the first day of the history to `until`. */
export const buildUsers = (until: Date): SeedUser[] => [...STAFF, ...LEARNERS].map((person) => toUser(person, until));

const quietDays = 45;

function toUser({ joined, contact = '', linkedin = '', address = '', ...person }: PersonDraft, until: Date): SeedUser {
  const createdAt = momentBetween(HISTORY_START, until, joined);
  // A repeatable number between 0 and 45 days, spread evenly over people whose joining dates are close.
  const quiet = ((joined * 7_919) % 1) * quietDays;
  return {
    id: userId(person.email),
    ...person,
    contact,
    linkedin,
    address,
    createdAt,
    lastVisitOn: dayInIndia(latest(createdAt, addDays(until, -quiet))),
  };
}

export const userId = (email: string): string => idFor(`user:${email}`);
