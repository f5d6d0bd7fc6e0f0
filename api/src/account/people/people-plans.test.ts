/** @large: fills tables. */
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../database/database.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPeopleStore } from './people.store.ts';
import { createPeopleCountsStore } from './people-counts.store.ts';
import type { PeopleOfKind } from './people-filter.ts';
import { createPeopleListStore } from './people-list.store.ts';
import { createPeopleSearchStore } from './people-search.store.ts';

let database: Database;
const all = 15_000;

/** An attempt at a quiz for each enrolment, with its result, and a certificate. */
async function addMarks(db: Db): Promise<void> {
  await db.execute(sql`
    insert into certificates (user_id, course_id, code, learner_name, course_title, instructor_name)
    select user_id, course_id, 'c' || row_number() over (), '', '', '' from enrolments`);
  await db.execute(sql`
    insert into lectures (course_id, position, title, kind) select id, 1, 'Quiz', 'quiz' from courses`);
  await db.execute(sql`
    insert into quiz_versions (lecture_id, number, source, settings, questions, max_points)
    select id, 1, '', '{"mode":"graded"}', '[]', 4 from lectures`);
  await db.execute(sql`
    insert into quiz_attempts (user_id, course_id, lecture_id, version_id, number, drawn, tab_id, ended_at)
    select e.user_id, e.course_id, l.id, v.id, 1, '[]', 'tab', now() - row_number() over () * interval '1 hour'
    from enrolments e join lectures l on l.course_id = e.course_id join quiz_versions v on v.lecture_id = l.id`);
  await db.execute(sql`
    insert into quiz_results (attempt_id, cause, hundredths, max_points, is_passed, by_question)
    select id, 'submitted', 300, 4, true, '{}' from quiz_attempts`);
}

/** Enough people that a full table scan is clearly slower. */
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`
    insert into users (email, full_name, role, created_at)
    select 'person' || n || '@vidya.example', 'Person ' || translate(md5(n::text), '0123456789', 'ghijklmnop'),
      case when n % 10 = 0 then 'INSTRUCTOR' else 'USER' end, now() - n * interval '1 hour'
    from generate_series(1, ${sql.raw(String(all))}) as n`);
  await database.db.execute(sql`
    insert into courses (title, instructor_id, instructor_name, status)
    select 'Course ' || n, id, full_name, 'published' from users, generate_series(1, 2) as n
    where role = 'INSTRUCTOR' and full_name < 'Person k'`);
  await database.db.execute(sql`
    insert into enrolments (user_id, course_id, expires_at)
    select person.id, course.id, now() + interval '1 day'
    from (select id, row_number() over () as number from users where full_name < 'Person k') as person
    join (select id, row_number() over () % 900 as number from courses) as course on course.number = person.number % 900`);
  await database.db.execute(sql`
    insert into orders (receipt, user_id, course_id, amount_paise)
    select 'r' || row_number() over (), user_id, course_id, 100 from enrolments`);
  await database.db.execute(sql`
    insert into payments (user_id, user_name, course_title, amount_paise, status)
    select id, full_name, 'Course', 100, 'captured' from users`);
  await database.db.execute(sql`
    insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from users`);
  await addMarks(database.db);
  await database.db.execute(sql`vacuum analyze`);
  // A busy machine needs long.
}, timeLimit(120_000));
afterAll(() => database.close());

const someId = '6f1f1c1e-0000-4000-8000-000000000000';
const students: PeopleOfKind = { kind: 'students', status: undefined, sort: 'name' };
const page =
  (request: Partial<PeopleOfKind>, offset = 0) =>
  (db: Db) =>
    createPeopleListStore(db).listIds({ ...students, ...request, limit: 10, offset, total: 13_500 });
const search =
  (text: string, request: Partial<PeopleOfKind> = {}) =>
  (db: Db) =>
    createPeopleSearchStore(db).searchIds({ ...students, ...request }, text);
const batch = (request: Partial<PeopleOfKind>) => (db: Db) => {
  const after = { id: someId, fullName: 'Person k', createdAt: '2026-06-01 10:00:00.123456+05:30' };
  return createPeopleListStore(db).readBatch({ ...students, ...request, q: undefined, after, limit: 100 });
};

it.each<[what: string, index: string, work: (db: Db) => Promise<unknown>]>([
  ['the first page by name', 'users_role_name', page({})],
  ['the first page of newcomers', 'users_role_joined', page({ sort: 'newest' })],
  ['the last page, from its end', 'users_role_name', page({}, 13_490)],
  ['a page of those enrolled', 'enrolments_active', page({ status: 'enrolled' })],
  ['a page of those not enrolled', 'enrolments_active', page({ status: 'notEnrolled', sort: 'oldest' })],
  ['a page of those who teach', 'courses_instructor', page({ kind: 'instructors', status: 'enrolled' })],
  ['the people of a page', 'users_pkey', (db) => createPeopleListStore(db).readPeople([someId])],
  ['what they hold', 'enrolments_user_course_unique', (db) => createPeopleStore(db).enrolments([someId])],
  ['what they began to buy', 'orders_user', (db) => createPeopleStore(db).openOrders([someId])],
  ['what they teach', 'courses_instructor', (db) => createPeopleStore(db).created([someId])],
  ['a word that everybody has', 'users_role_name', search('person')],
  ['a word of few', 'users_person_form', search('person7777@')],
  ['a word of few who are enrolled', 'users_person_form', search('person777', { status: 'enrolled' })],
  ['two letters that nobody has', 'users_person_form', search('zz', { sort: 'newest' })],
  ['the next rows of a file', 'users_role_name', batch({})],
  ['the next rows of a file, the newest first', 'users_role_joined', batch({ sort: 'newest', status: 'notEnrolled' })],
  ['the marks of rows of a file', 'quiz_attempts_number_unique', batch({})],
  ['the attempts of a year', 'quiz_attempts_ended', (db) => createPeopleCountsStore(db, 0).countQuizzes(2024)],
  ['what a deletion means', 'payments_user', (db) => createPeopleCountsStore(db, 0).countConsequences(someId)],
])('%s comes from %s', async (_, index, work) => {
  const plans = await plansOf(database, work);
  expect(plans.indexes).toContainEqual(expect.stringMatching(`^${index}$`));
  expect(plans.scanned).toEqual([]);
});
