/** @large: fills tables. */
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../database/database.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createReviewStore, type ReviewStore } from './review.store.ts';

let database: Database;
const idOf = (number: number): string => `6f1f1c1e-0000-4000-8000-00000000000${number}`;
const [popular, other] = [idOf(1), idOf(2)];

/** Nine courses that everybody rated; one learner in twenty left a comment. */
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`
    insert into users (email, full_name) select 'person' || n || '@vidya.example', 'Asha Rao' from generate_series(1, 3000) as n`);
  await database.db.execute(sql`
    insert into courses (id, title, instructor_id, instructor_name, status)
    select course.id::uuid, 'Prompting that works', person.id, person.full_name, 'published'
    from (select ${idOf(0).slice(0, -1)} || n as id from generate_series(1, 9) as n) as course, (select * from users limit 1) as person`);
  await database.db.execute(sql`
    insert into ratings (user_id, course_id, value, comment, updated_at)
    select person.id, courses.id, 0.5 + (number % 10) / 2.0, case when number % 20 = 0 then 'Clear' else '' end,
      now() - number * interval '1 minute'
    from courses, (select id, row_number() over () as number from users) as person`);
  await database.db.execute(sql`vacuum analyze`);
});
afterAll(() => database.close());

const reviews = (work: (store: ReviewStore) => Promise<unknown>) => (db: Db) => work(createReviewStore(db));

it.each<[what: string, index: string, work: (db: Db) => Promise<unknown>]>([
  ['the newest ratings', 'ratings_course', reviews((store) => store.listNewest(popular))],
  ['the newest words', 'ratings_with_comment', reviews((store) => store.listCommented(popular))],
  ['the words behind a rating', 'ratings_with_comment', reviews((store) => store.listCommented(popular, other))],
  ['how ratings spread', 'ratings_course_value', reviews((store) => store.countByStars(popular))],
  ['one’s own rating', 'ratings_user_course_unique', reviews((store) => store.ownValue(popular, other))],
])('%s are read from %s', async (_, index, work) => {
  const plans = await plansOf(database, work);
  expect(plans.indexes).toContain(index);
  expect(plans.scanned).toEqual([]);
});
