import type { ListedPerson, PeopleQuery, PeopleStatistics } from '@vidya/contracts/calls/people';
import { isEnrolled } from '@vidya/contracts/rules/enrolled';
import { limits } from '@vidya/contracts/rules/limits';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import type { PeopleKind } from '@vidya/contracts/texts/choices';
import { type MonthKey, monthInIndia, monthKeys } from '@vidya/contracts/texts/format';

export type Everybody = Record<PeopleKind, ListedPerson[]>;

const orders: Record<string, (a: ListedPerson, b: ListedPerson) => number> = {
  name: (a, b) => a.fullName.localeCompare(b.fullName, 'en', { numeric: true }),
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
};

function matching(people: ListedPerson[], { status, q = '', sort = 'name' }: PeopleQuery): ListedPerson[] {
  const body = q.toLowerCase();
  return people
    .filter((person) => status === undefined || isEnrolled(person) === (status === 'enrolled'))
    .filter(({ fullName, email }) => `${fullName} ${email}`.toLowerCase().includes(body))
    .toSorted(orders[sort]);
}

/** Mocks the server's response with one page of these people. */
export function mockPage(everybody: Everybody, { query = {} }: MockRequest) {
  const { kind, page = 1, limit = limits.peoplePerFetch, ...filter } = query as PeopleQuery;
  const found = (one: PeopleKind): ListedPerson[] => (kind && kind !== one ? [] : matching(everybody[one], filter));
  const [students, instructors] = [found('students'), found('instructors')];
  const cut = (people: ListedPerson[]): ListedPerson[] => people.slice((page - 1) * limit, page * limit);
  return responseOf(
    { students: cut(students), instructors: cut(instructors) },
    { meta: { totals: { students: students.length, instructors: instructors.length } } },
  );
}

const sampleQuizzes: PeopleStatistics['quizzes'] = { attempts: 1_204, passed: 903, averagePercent: 71.36 };

/** Mocks the server's statistics of these people; only 2026 has attempts at quizzes. */
export function mockStatistics({ students, instructors }: Everybody, { query }: MockRequest): PeopleStatistics {
  const joined = (people: ListedPerson[], month: MonthKey): number =>
    people.filter(({ createdAt }) => {
      const at = monthInIndia(createdAt);
      return at.year === query?.['year'] && at.month === month;
    }).length;
  const byMonth = (people: ListedPerson[]) =>
    Object.fromEntries(monthKeys.map((month) => [month, joined(people, month)])) as Record<MonthKey, number>;
  return {
    registered: { students: students.length, instructors: instructors.length },
    enrolled: { students: students.filter(isEnrolled).length, instructors: instructors.filter(isEnrolled).length },
    joinedByMonth: { students: byMonth(students), instructors: byMonth(instructors) },
    quizzes: query?.['year'] === 2026 ? sampleQuizzes : { attempts: 0, passed: 0, averagePercent: null },
  };
}
