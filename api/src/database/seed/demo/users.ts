import { HISTORY_START, momentBetween } from '../dates.ts';
import type { SeedUser } from '../demo-data.ts';
import { LEARNERS } from '../people/learners.ts';
import { STAFF, type PersonDraft } from '../people/staff.ts';
import { idFor } from '../random.ts';

/** Everybody, staff first; joining dates are spread from the first day of the history to `until`. */
export function buildUsers(until: Date): SeedUser[] {
  return [...STAFF, ...LEARNERS].map((person) => toUser(person, until));
}

function toUser({ joined, contact = '', linkedin = '', address = '', ...person }: PersonDraft, until: Date): SeedUser {
  return {
    id: userId(person.email),
    ...person,
    contact,
    linkedin,
    address,
    createdAt: momentBetween(HISTORY_START, until, joined),
  };
}

export function userId(email: string): string {
  return idFor(`user:${email}`);
}
