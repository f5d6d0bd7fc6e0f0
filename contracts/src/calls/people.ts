import type { MonthKey } from '../texts/format.ts';
import type { Role, User } from './account.ts';
import { callAddress, defineCall } from './call.ts';

export const peopleKinds = ['students', 'instructors'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/** Decision A3: an active subscription now, or for instructors at least one course. */
export const userStatuses = ['enrolled', 'notEnrolled'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const peopleSorts = ['name', 'newest', 'oldest'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Which people: nothing named means everybody by name. */
export interface PeopleFilter {
  kind?: PeopleKind;
  status?: UserStatus;
  /** Part of a name or of an e-mail address; one or two letters: the beginning of a word. */
  q?: string;
  sort?: PeopleSort;
}

/** A page of them, counted from 1; `limit` is at most `limits.peoplePerFetch`. */
export interface PeopleQuery extends PeopleFilter {
  page?: number;
  limit?: number;
}

/** A person as administrators see them in a list. */
export interface ListedPerson extends User {
  /** The day in India on which they were last signed in, '2026-11-21'; null before the first time. */
  lastVisit: string | null;
}

export interface PeopleMeta {
  /** How many people match, whatever the page; 0 of a kind that was not asked for. */
  totals: Record<PeopleKind, number>;
  /** A search found more than it offers: `totals` says how many at least. */
  isCapped?: boolean;
}

const people = '/user/auth/people';

/** Section 7. A kind that was not asked for is an empty list. */
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

/** What deleting a person, or changing their role, means in numbers. */
export interface Consequences {
  activeSubscriptions: number;
  /** What they paid and was not given back. */
  paidPaise: number;
  /** Courses they made that are not archived. */
  courses: number;
  /** Of these, how many somebody has bought or is buying: archived on deletion, not deleted (decision A5). */
  coursesHeld: number;
  /** How many people have an open enrolment in them, and keep it. */
  learners: number;
}

export const getConsequences = defineCall<{ params: { userId: string }; data: Consequences }>({
  name: 'getConsequences',
  method: 'GET',
  path: `${people}/:userId/consequences`,
});

/** Decision A6. Nobody changes their own role here, nor that of another administrator. */
export const changeRole = defineCall<{ params: { userId: string }; body: { role: Role }; data: User }>({
  name: 'changeRole',
  method: 'PATCH',
  path: `${people}/:userId/role`,
});

/** Answers CSV, not an envelope: its address is for a link. */
export const exportPeople = defineCall<{ query: PeopleFilter; data: never }>({
  name: 'exportPeople',
  method: 'GET',
  path: `${people}/people.csv`,
});
export const exportPeopleAddress = (filter: PeopleFilter): string => callAddress(exportPeople, {}, filter);

/** How many there are now, and how many joined in each month of a year (India's time). */
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
