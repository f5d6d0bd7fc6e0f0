import { fetchStudentsAndInstructors, getPeopleStatistics } from '@vidya/contracts/calls/people';
import { isEnrolled } from '@vidya/contracts/rules/enrolled';
import type { PeopleKind } from '@vidya/contracts/texts/choices';
import { monthInIndia, monthKeys } from '@vidya/contracts/texts/format';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN', createdAt: new Date('2025-05-05T00:00:00Z') });
});
afterAll(() => api.close());

const statistics = async (year?: number) => {
  const { status, body } = await api.inject(getPeopleStatistics, { as: admin, ...(year && { query: { year } }) });
  expect(status).toBe(200);
  return body.Data!;
};
const joinedAt = (createdAt: string, person: Parameters<TestApi['signIn']>[0] = {}) =>
  api.signIn({ ...person, createdAt: new Date(createdAt) });

it('puts people into the months of India, to the second', async () => {
  await joinedAt('2024-12-31T18:29:59.999Z', { fullName: '31 Dec 2024, 23:59:59' });
  await joinedAt('2024-12-31T18:30:00Z', { fullName: '1 Jan 2025, 00:00' });
  await joinedAt('2025-01-31T18:30:00Z', { fullName: '1 Feb 2025', role: 'INSTRUCTOR' });
  await joinedAt('2025-12-31T18:29:59.999Z', { fullName: '31 Dec 2025, 23:59:59' });
  await joinedAt('2025-12-31T18:30:00Z', { fullName: '1 Jan 2026' });
  await joinedAt('2025-06-15T00:00:00Z', { deletedAt: new Date() });
  const none = Object.fromEntries(monthKeys.map((key) => [key, 0]));
  expect((await statistics(2025)).joinedByMonth).toEqual({
    students: { ...none, Jan: 1, Dec: 1 },
    instructors: { ...none, Feb: 1 },
  });
  expect((await statistics(2024)).joinedByMonth.students).toEqual({ ...none, Dec: 1 });
  expect((await statistics(2026)).joinedByMonth.students).toEqual({ ...none, Jan: 1 });
  expect(Object.keys((await statistics(2025)).joinedByMonth.students)).toEqual([...monthKeys]);
});

it('takes the current year in India when none is named', async () => {
  await api.signIn();
  const { year, month } = monthInIndia(new Date());
  expect((await statistics()).joinedByMonth.students[month]).toBe(1);
  expect(await statistics(year)).toEqual(await statistics());
});

it.each(['2023', '2201', 'x', '2025.5'])('refuses the year %s', async (year) => {
  const query = { year: year as unknown as number };
  expect((await api.inject(getPeopleStatistics, { as: admin, query })).status).toBe(400);
});

/** Enrolments and courses of every status, spread over 400 people pseudo-randomly. */
const fillAtRandom = sql`
  with people as (
    insert into users (email, full_name, role, created_at, deleted_at)
    select 'p' || n || '@vidya.example', 'Person ' || n, case when n % 5 = 0 then 'INSTRUCTOR' else 'USER' end,
      timestamptz '2024-11-20' + n * interval '29 hours', case when n % 17 = 0 then now() end
    from generate_series(1, 400) n returning id, role),
  made as (
    insert into courses (title, instructor_id, instructor_name, status)
    select 'Course ' || n, id, 'Somebody', (array['draft', 'published', 'archived', 'archived'])[1 + (number + n) % 4]
    from (select id, row_number() over () as number from people where role = 'INSTRUCTOR') p, generate_series(1, 2) n
    where number % 3 > 0 returning id)
  insert into enrolments (user_id, course_id, status, expires_at)
  select person.id, course.id, (array['active', 'active', 'refunded', 'cancelled', 'expired'])[1 + (person.number + course.number) % 5],
    now() + (person.number * course.number % 7 - 3) * interval '1 day'
  from (select id, row_number() over () as number from people) person
  join (select id, row_number() over () as number from made) course on course.number % 40 = person.number % 40 or course.number = person.number`;

/** Decision A3 again, written independently of the product's query. */
const countedByHand = sql`
  select role, count(*)::int as registered, count(*) filter (where is_enrolled)::int as enrolled from (
    select u.id, u.role, case when u.role = 'USER'
      then bool_or(coalesce(e.status = 'active' and e.expires_at > now(), false))
      else bool_or(coalesce(c.status in ('draft', 'published'), false)) end as is_enrolled
    from users u left join enrolments e on e.user_id = u.id left join courses c on c.instructor_id = u.id
    where u.deleted_at is null and u.role <> 'ADMIN' group by u.id) as people
  group by role`;

it('agrees with SQL of another hand, with the lists, and loses nobody', async () => {
  await api.db.execute(fillAtRandom);
  const byHand = await rowsOf<{ role: string; registered: number; enrolled: number }>(api.db, countedByHand);
  const { registered, enrolled } = await statistics(2025);
  const check = async (kind: PeopleKind, role: string) => {
    const expected = byHand.find((row) => row.role === role)!;
    expect([expected.enrolled > 5, expected.registered - expected.enrolled > 5]).toEqual([true, true]);
    expect([registered[kind], enrolled[kind]]).toEqual([expected.registered, expected.enrolled]);
    const listed = async (status: 'enrolled' | 'notEnrolled') => {
      const ids: string[] = [];
      for (let page = 1; ; page += 1) {
        const query = { kind, status, page, limit: 50 };
        // oxlint-disable-next-line no-await-in-loop
        const { Data } = (await api.inject(fetchStudentsAndInstructors, { as: admin, query })).body;
        expect(Data![kind].every((user) => isEnrolled(user) === (status === 'enrolled'))).toBe(true);
        ids.push(...Data![kind].map(({ _id }) => _id));
        if (Data![kind].length < 50) return ids;
      }
    };
    const [yes, no] = [await listed('enrolled'), await listed('notEnrolled')];
    expect([yes.length, no.length]).toEqual([expected.enrolled, expected.registered - expected.enrolled]);
    expect(new Set([...yes, ...no]).size).toBe(expected.registered);
  };
  await check('students', 'USER');
  await check('instructors', 'INSTRUCTOR');
});

it('sums the months of all years up to everybody', async () => {
  await api.db.execute(fillAtRandom);
  const years = await Promise.all([2024, 2025, 2026].map(statistics));
  const sum = (kind: PeopleKind) =>
    years.flatMap(({ joinedByMonth }) => Object.values(joinedByMonth[kind])).reduce((total, each) => total + each, 0);
  expect({ students: sum('students'), instructors: sum('instructors') }).toEqual(years[0]!.registered);
});
