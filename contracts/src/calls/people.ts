import type { z } from 'zod';
import type {
  consequences,
  listedPerson,
  people,
  peopleFilter,
  peopleMeta,
  peopleQuery,
  peopleStatistics,
  roleForm,
  statisticsQuery,
  userIdForm,
} from '../shapes/people.ts';
import type { User } from './account.ts';
import { callAddress, defineCall } from './call.ts';

/** A filter of people; empty means everybody, sorted by name. */
export type PeopleFilter = z.infer<typeof peopleFilter>;

/** Pages count from 1; max `limit` is `limits.peoplePerFetch`. */
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** A person in the administrators' lists. */
export type ListedPerson = z.infer<typeof listedPerson>;

export type PeopleMeta = z.infer<typeof peopleMeta>;

const address = '/user/auth/people';

/** Section 7. A kind that was not requested has an empty list. */
export const fetchStudentsAndInstructors = defineCall<{
  query: PeopleQuery;
  data: z.infer<typeof people>;
  meta: PeopleMeta;
}>('fetchStudentsAndInstructors', 'GET /user/auth/fetchStudentsAndInstructors');

export const deleteUserOrInstructor = defineCall<{ body: z.infer<typeof userIdForm>; data: null }>(
  'deleteUserOrInstructor',
  'POST /user/auth/deleteUserOrInstructor',
);

/** The consequences, in numbers, of deleting a person or changing their role. */
export type Consequences = z.infer<typeof consequences>;

export const getConsequences = defineCall<{ params: { userId: string }; data: Consequences }>(
  'getConsequences',
  `GET ${address}/:userId/consequences`,
);

/** Decision A6. Own roles and those of administrators cannot be changed. */
export const changeRole = defineCall<{ params: { userId: string }; body: z.infer<typeof roleForm>; data: User }>(
  'changeRole',
  `PATCH ${address}/:userId/role`,
);

/** Returns CSV, not an envelope: use its address in a link. */
export const exportPeople = defineCall<{ query: PeopleFilter; data: never }>(
  'exportPeople',
  `GET ${address}/people.csv`,
);
export const exportPeopleAddress = (filter: PeopleFilter): string => callAddress(exportPeople, {}, filter);

/** The current numbers of people, and how many joined in each month of a year (Indian time). */
export type PeopleStatistics = z.infer<typeof peopleStatistics>;

export const getPeopleStatistics = defineCall<{ query: z.infer<typeof statisticsQuery>; data: PeopleStatistics }>(
  'getPeopleStatistics',
  `GET ${address}/statistics`,
);
