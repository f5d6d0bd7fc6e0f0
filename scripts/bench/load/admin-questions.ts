import { type Call, type CallShape, callAddress } from '@vidya/contracts/calls/call';
import { fetchAllPayments, type PaymentsRequest } from '@vidya/contracts/calls/payment';
import { fetchStudentsAndInstructors, getPeopleStatistics, type PeopleQuery } from '@vidya/contracts/calls/people';
import { monthKeys } from '@vidya/contracts/texts/format';
import type { Ask } from '../harness/load.ts';
import { paymentsPerUser } from './admin-fill.ts';
import { firstNames, lastNames } from './names.ts';
import type { Question } from './sizes.ts';

const maxGrowth = 3;
const years = [2024, 2025, 2026] as const;
const sorts = ['name', 'newest', 'oldest'] as const;
const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;
const get = <S extends CallShape>(call: Call<S>, query: object): Ask => ({ path: callAddress(call, {}, query) });
const paymentsOf = (body: object): Ask => ({ path: callAddress(fetchAllPayments), body });
const anyOf = (n: number, all: number): number => 1 + ((n * 7_919) % all);

const people = (name: string, query: (n: number, users: number) => PeopleQuery): Question => ({
  name,
  ask: (n, users) => get(fetchStudentsAndInstructors, { kind: 'students', limit: 5, page: 1, ...query(n, users) }),
  maxGrowth,
});

type Page = Partial<PaymentsRequest> & { skip?: number };
const payments = (name: string, page: (n: number, users: number) => Page): Question => ({
  name,
  ask: (n, users) => paymentsOf({ year: 2025, month: nth(monthKeys, n), ...page(n, users) }),
  maxGrowth,
});

export const questions: readonly Question[] = [
  { name: 'statistics: people', ask: (n) => get(getPeopleStatistics, { year: nth(years, n) }), maxGrowth },
  { name: 'statistics: payments of a year', ask: (n) => paymentsOf({ year: nth(years, n) }), maxGrowth },
  people('students, enrolled', (n) => ({ status: 'enrolled', sort: nth(sorts, n), page: 1 + (n % 10) })),
  people('students, not enrolled', (n) => ({ status: 'notEnrolled', sort: nth(sorts, n), limit: 10 })),
  people('instructors, enrolled', (n) => ({ kind: 'instructors', status: 'enrolled', page: 1 + (n % 10) })),
  people('instructors, not enrolled', (n) => ({ kind: 'instructors', status: 'notEnrolled', page: 1 + (n % 10) })),
  people('people, an address', (n, users) => ({ q: `${anyOf(n, users)}@bench` })),
  people('people, a full name', (n) => ({ q: `${nth(firstNames, n)} ${nth(lastNames, n * 3)}`, status: 'enrolled' })),
  people('people, a common name', (n) => ({ q: nth(firstNames, n), status: 'enrolled', sort: nth(sorts, n) })),
  people('people, in all addresses', (n) => ({ q: 'bench.vidya', status: nth(['enrolled', 'notEnrolled'], n) })),
  people('people, nobody', (n) => ({ q: `qqxzv${n}` })),
  payments('payments, a month', () => ({})),
  payments('payments, load more', (n) => ({ skip: 50 * (1 + (n % 10)) })),
  payments('payments, pending', () => ({ status: 'pending' })),
  payments('payments, refunded', () => ({ status: 'refunded' })),
  payments('payments, one by its id', (n, users) => ({ q: `pay_${anyOf(n, users * paymentsPerUser)}` })),
  payments('payments, an address', (n, users) => ({ q: `${anyOf(n, users)}@bench` })),
  payments('payments, a common name', (n) => ({ q: nth(firstNames, n) })),
  payments('payments, a course', (n) => ({ q: `Course ${1 + (n % 2_000)} of` })),
  payments('payments, common words', (n) => ({ q: nth(['Prompting', 'Statistics'], n) })),
  payments('payments, nothing like it', (n) => ({ q: `qqxzv${n}` })),
];
