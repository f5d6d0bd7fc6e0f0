import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { firstNames, lastNames } from './names.ts';
import { withoutIndexes } from './without-indexes.ts';

export const paymentsPerUser = 6;
const courses = 2_000;
/** One of this many people teaches. */
const instructorEvery = 50;
/** The time of the first payment; the last one is of today. */
const since = '2024-01-01T00:00:00+05:30';

const list = (names: readonly string[]): SQL => sql`${sql.param(names)}::text[]`;

/** Names of words, not numbers, so that a name search finds some people and not all. */
const people = (users: number): SQL => sql`
  insert into users (email, full_name, role, created_at)
  select lower(first || '.' || last) || n || '@bench.vidya.example', first || ' ' || last,
    case when n % ${instructorEvery}::int = 0 then 'INSTRUCTOR' else 'USER' end,
    ${since}::timestamptz + (now() - ${since}::timestamptz) * (n::float8 / ${users}::int)
  from (
    select n, (${list(firstNames)})[1 + (n::bigint * 7919) % ${firstNames.length}::int] as first,
      (${list(lastNames)})[1 + (n::bigint * 104729 / 31) % ${lastNames.length}::int] as last
    from generate_series(1, ${users}::int) as n
  ) as named`;

const numbered = sql`
  create unlogged table numbered as
  select (row_number() over (order by created_at))::int - 1 as place, id, full_name from users where role = 'USER'`;

const taught = sql`
  insert into courses (title, description, category, level, language, price, discount, instructor_id, instructor_name, status)
  select 'Course ' || n || ' of ' || subject, 'What one learns here', 'java', 'Beginner', 'English', 500 + n % 1500, 0,
    person.id, person.full_name, 'published'
  from generate_series(1, ${courses}::int) as n
  join (select (row_number() over ())::int as place, count(*) over ()::int as many, id, full_name from users where role = 'INSTRUCTOR') as person
    on person.place = 1 + n % person.many
  join lateral (select (array['Java', 'Prompting', 'Statistics', 'Networks', 'Design'])[1 + n % 5] as subject) as named on true`;

/** Nine of ten are captured, some of them refunded; the rest is pending. Six in a row belong to one person. */
const paid = (payments: number): SQL => sql`
  insert into payments (gateway_payment_id, user_id, user_name, course_id, course_title, amount_paise, refunded_paise, method,
    status, captured_at, expires_at, created_at)
  select 'pay_' || n, person.id, person.full_name, course.id, course.title, course.price * 100,
    case when n % 33 = 0 then course.price * 100 else 0 end, (array['card', 'upi', 'netbanking'])[1 + n % 3],
    case when n % 33 = 0 then 'refunded' when n % 10 = 0 then 'created' else 'captured' end,
    case when n % 33 = 0 or n % 10 > 0 then at end, at + interval '365 days', at
  from (
    select n, ${since}::timestamptz + (now() - ${since}::timestamptz) * (n::float8 / ${payments}::int) as at
    from generate_series(1, ${payments}::int) as n
  ) as given
  join numbered as person on person.place = (given.n * 7919::bigint) % (select count(*) from numbered)
  join (select (row_number() over (order by created_at, id))::int as place, id, title, price from courses) as course
    on course.place = 1 + given.n % ${courses}::int`;

const enrolled = sql`
  insert into enrolments (user_id, course_id, status, amount_paise, started_at, expires_at)
  select distinct on (user_id, course_id) user_id, course_id, case status when 'captured' then 'active' else 'refunded' end,
    amount_paise, created_at, expires_at
  from payments where status in ('captured', 'refunded') order by user_id, course_id, created_at desc`;

const numberedInvoices = sql`
  insert into invoices (payment_id, number, financial_year, serial, issued_at, gst_rate)
  select id, 'VD/' || n, 2026, n, created_at, 18
  from (select id, created_at, (row_number() over (order by created_at, id))::int as n from payments where captured_at is not null) as p`;

/** Migrates an empty database and fills it with people, enrolments and payments; returns an administrator's id. */
export async function fill(database: Database, users: number): Promise<string> {
  await migrate(database);
  const { db } = database;
  await withoutIndexes(db, ['users', 'payments', 'enrolments', 'invoices'], async () => {
    const steps = [people(users), numbered, taught, paid(users * paymentsPerUser), enrolled, numberedInvoices];
    for (const step of steps) await db.execute(step);
  });
  await db.execute(sql`drop table numbered`);
  await db.execute(sql`vacuum analyze`);
  const admins = sql`insert into users (email, full_name, role)
    values ('admin@bench.vidya.example', 'Nandini Bose', 'ADMIN') returning id`;
  return (await rowsOf<{ id: string }>(db, admins))[0]!.id;
}
