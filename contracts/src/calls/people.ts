import type { MonthKey } from '../texts/format.ts';
import type { Role, User } from './account.ts';
import { callAddress, defineCall } from './call.ts';

export const peopleKinds = ['students', 'instructors'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/** Decision A3: enrolled means an active subscription, or for instructors at least one course. */
export const userStatuses = ['enrolled', 'notEnrolled'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const peopleSorts = ['name', 'newest', 'oldest'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** A filter of people; empty means everybody, sorted by name. */
export interface PeopleFilter {
  kind?: PeopleKind;
  status?: UserStatus;
  /** Part of a name or an email; one or two letters match only the start of a word. */
  q?: string;
  sort?: PeopleSort;
}

/** Pages count from 1; max `limit` is `limits.peoplePerFetch`. */
export interface PeopleQuery extends PeopleFilter {
  page?: number;
  limit?: number;
}

/** A person in the administrators' lists. */
export interface ListedPerson extends User {
  /** The last day with a session, in India ('2026-11-21'); null before the first sign-in. */
  lastVisit: string | null;
}

export interface PeopleMeta {
  /** The number of matches on all pages; 0 for a kind that was not requested. */
  totals: Record<PeopleKind, number>;
  /** A search found more than it counts: `totals` are minimums. */
  isCapped?: boolean;
}

const people = '/user/auth/people';

/** Section 7. A kind that was not requested has an empty list. */
export const fetchStudentsAndInstructors = defineCall<{
  query: PeopleQuery;
  data: Record<PeopleKind, ListedPerson[]>;
  meta: PeopleMeta;
}>({ name: 'fetchStudentsAndInstructors', method: 'GET', path: '/user/auth/fetchStudentsAndInstructors' });

export const deleteUserOrInstructor = defineCall<{ body: { userId: string }; data: null }>({
  name: 'deleteUserOrInstructor',
  method: 'POST',
  path: '/user/auth/deleteUserOrInstructor',
});

/** The consequences, in numbers, of deleting a person or changing their role. */
export interface Consequences {
  activeSubscriptions: number;
  /** Their payments, without refunds. */
  paidPaise: number;
  /** The courses they created, without archived ones. */
  courses: number;
  /** Those of them with buyers or open orders: a deletion of the person archives them (decision A5). */
  coursesHeld: number;
  /** People with an open enrolment in them, who keep it. */
  learners: number;
}

export const getConsequences = defineCall<{ params: { userId: string }; data: Consequences }>({
  name: 'getConsequences',
  method: 'GET',
  path: `${people}/:userId/consequences`,
});

/** Decision A6. Nobody can change their own role or another administrator's. */
export const changeRole = defineCall<{ params: { userId: string }; body: { role: Role }; data: User }>({
  name: 'changeRole',
  method: 'PATCH',
  path: `${people}/:userId/role`,
});

/** Returns CSV, not an envelope: use its address in a link. */
export const exportPeople = defineCall<{ query: PeopleFilter; data: never }>({
  name: 'exportPeople',
  method: 'GET',
  path: `${people}/people.csv`,
});
export const exportPeopleAddress = (filter: PeopleFilter): string => callAddress(exportPeople, {}, filter);

/** The current numbers of people, and how many joined in each month of a year (Indian time). */
export interface PeopleStatistics {
  registered: Record<PeopleKind, number>;
  enrolled: Record<PeopleKind, number>;
  joinedByMonth: Record<PeopleKind, Record<MonthKey, number>>;
}

export const getPeopleStatistics = defineCall<{ query: { year?: number }; data: PeopleStatistics }>({
  name: 'getPeopleStatistics',
  method: 'GET',
  path: `${people}/statistics`,
});
