import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { addPerson } from '../harness/api.ts';
import { withoutIndexes } from './without-indexes.ts';

const [instructors, courses, paymentsPerLearner] = [2_000, 10_000, 8];
const days = 725;

const numbered = (name: string, where = 'true') =>
  sql.raw(`(select (row_number() over (order by id))::int - 1 as number, * from ${name} where ${where})`);

/** Migrates an empty database and adds captured payments of two years, each 50th refunded, none in the ledger. */
export async function fillPayments(database: Database, count: number): Promise<void> {
  await migrate(database);
  const { db } = database;
  await db.execute(sql`insert into users (email, full_name, role)
    select 'teacher' || n || '@bench.example', 'Asha Rao ' || n, 'INSTRUCTOR' from generate_series(1, ${instructors}::int) n`);
  await db.execute(sql`insert into courses (title, description, category, price, instructor_id, instructor_name, status)
    select 'Part ' || n, '<p>Any</p>', 'java', 500 + n % 500, person.id, person.full_name, 'published'
    from generate_series(1, ${courses}::int) n
    join ${numbered('users')} as person on person.number = n % ${instructors}::int`);
  const learners = Math.ceil(count / paymentsPerLearner);
  await db.execute(sql`insert into users (email, full_name)
    select 'buyer' || n || '@bench.example', 'Ravi Menon ' || n from generate_series(1, ${learners}::int) n`);
  await withoutIndexes(db, ['payments'], () => addPayments(database, { count, first: 1, last: count }));
  await db.execute(sql`vacuum analyze`);
}

/** Payments from `first` to `last` of a site on which `count` were made in two years, whose buyers there are. */
export async function addPayments(
  { db }: Database,
  { count, first, last }: { count: number; first: number; last: number },
) {
  const learners = Math.ceil(count / paymentsPerLearner);
  await db.execute(sql`
      insert into payments (user_id, user_name, course_id, course_title, amount_paise, refunded_paise, status,
        gateway_payment_id, created_at, updated_at, captured_at, refunded_at, expires_at)
      select person.id, person.full_name, course.id, course.title, paise, case when is_back then paise else 0 end,
        case when is_back then 'refunded' else 'captured' end, 'pay_' || n, at, at, at,
        case when is_back then at + interval '5 days' end, at + interval '1 year'
      from (
        select n, 49900 + (n % 97) * 1000 as paise, n % 50 = 0 as is_back,
          now() - interval '1 hour' - greatest(0, 1 - n::float8 / ${count}::int) * ${days}::int * interval '1 day' as at
        from generate_series(${first}::int, ${last}::int) n) as sold
      join ${numbered('users', `role = 'USER'`)} as person on person.number = (n::bigint * 7919) % ${learners}::int
      join ${numbered('courses')} as course on course.number = (n::bigint * 104729) % ${courses}::int`);
}

/** Signs an administrator in; returns the headers. */
export const addAdmin = async ({ db }: Database): Promise<Record<string, string>> =>
  (await addPerson(db, 'ADMIN')).headers;
