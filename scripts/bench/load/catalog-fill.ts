import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { courseRow, instructorName } from './catalog-rows.ts';
import { withoutIndexes } from './without-indexes.ts';

const rowsAtOnce = 5_000;
const coursesPerInstructor = 100;

interface Query {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

const insertInstructors = `
  insert into users (email, full_name, role)
  select 'person' || n || '@bench.vidya.example', name, 'INSTRUCTOR' from unnest($1::text[]) with ordinality as u (name, n)`;

/** One course per row of the arrays, each with an instructor. */
const insertCourses = `
  insert into courses (title, description, category, level, language, price, discount, rating, rating_count, rating_sum,
    created_at, updated_at, instructor_id, instructor_name, status)
  select given.title, given.description, given.category, given.level, given.language, given.price, given.discount,
    given.rating, given.rating_count, given.rating_sum, given.created_at, given.created_at, person.id, person.full_name, 'published'
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::float8[], $9::int[],
    $10::float8[], $11::timestamptz[]) with ordinality
    as given (title, description, category, level, language, price, discount, rating, rating_count, rating_sum, created_at, n)
  join people as person on person.n = (given.n + $12::int) % $13::int`;

/** Migrates an empty database and adds `count` courses. */
export async function fill(database: Database, count: number): Promise<void> {
  await migrate(database);
  const { db } = database;
  const client = database.client as Query;
  const people = Math.ceil(count / coursesPerInstructor);
  await client.query(insertInstructors, [Array.from({ length: people }, (_, index) => instructorName(index))]);
  await db.execute(sql`create table people as select (row_number() over ())::int - 1 as n, id, full_name from users`);
  await withoutIndexes(db, ['courses'], async () => {
    for (let from = 0; from < count; from += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, offset) => courseRow(from + offset));
      const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]));
      await client.query(insertCourses, [...columns, from, people]);
    }
  });
  await db.execute(sql`select recount_courses()`);
  await db.execute(sql`drop table people`);
  await db.execute(sql`vacuum analyze`);
}
