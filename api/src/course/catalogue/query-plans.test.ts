/** @large: fills tables. */
import { createHash } from 'node:crypto';
import type { CourseSort } from '@vidya/contracts/texts/choices';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { CourseFilters } from '../course-counts.ts';
import { createSearchStore, type SearchRequest } from '../search/search.store.ts';
import { readMatches } from '../search/search-matches.store.ts';
import { termsOf, termsOfWords } from '../search/search-question.ts';
import { resolveWord } from '../search/search-terms.store.ts';
import { type CatalogueStore, createCatalogueStore } from './catalogue.store.ts';
import { createCourseDetailStore } from './course-detail.store.ts';
import { listAddresses } from './sitemap.store.ts';

let database: Database;
const all = 15_000;

/**
 * Enough rows that a full table scan is clearly slower, with words and filters as common and rare as on a real site.
 */
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`
    insert into users (email, full_name, role)
    select 'person' || n || '@vidya.example', 'Person' || n || ' Rao', case when n % 10 = 0 then 'INSTRUCTOR' else 'USER' end
    from generate_series(1, 3000) as n`);
  await database.db.execute(sql`
    insert into courses (title, description, category, level, language, price, discount, instructor_id, instructor_name,
      rating, rating_count, rating_sum, created_at, status)
    select case when n % 3 = 0 then 'Common ' else '' end || translate(md5((n % 12000)::text), '0123456789', 'ghijklmnop'), '<p>Described at length, once' || n || '</p>',
      (array['java', 'mysql', 'c++', 'ui-ux'])[1 + n % 4], (array['Beginner', 'Intermediate', 'Advance'])[1 + n % 3],
      case when n % 100 = 0 then 'Tamil' else 'English' end, case when n % 10 = 0 then 0 else 999 end, 0,
      person.id, person.full_name, (n % 10) / 2.0, n % 97, n % 97 * (n % 10) / 2.0, now() - n * interval '1 minute', 'published'
    from generate_series(1, ${sql.raw(String(all))}) as n
    join (select row_number() over () as number, * from users where role = 'INSTRUCTOR') as person on person.number = 1 + n % 300`);
  await database.db.execute(sql`
    insert into course_instructors (course_id, user_id, position)
    select courses.id, users.id, 1 from courses join users on users.email = 'person' || (10 + rating_count * 10) || '@vidya.example'
    where users.id <> instructor_id`);
  await database.db.execute(sql`
    update courses set outcomes = 'Learn it twice' || rating_count where rating_count > 30`);
  await database.db.execute(sql`
    insert into lectures (course_id, position, title) select id, 1, 'Beginning' from courses where rating_count < 60`);
  await database.db.execute(sql`vacuum analyze`);
});
afterAll(() => database.close());

const list =
  (filters: CourseFilters, total: number, { sort, offset = 0 }: { sort?: CourseSort; offset?: number } = {}) =>
  (db: Db) =>
    createCatalogueStore(db).listIds({ filters, sort, slice: { limit: 8, offset }, total, all });
const catalogue = (work: (store: CatalogueStore) => Promise<unknown>) => (db: Db) => work(createCatalogueStore(db));
const request = (word: string, filters: CourseFilters = {}): SearchRequest => ({
  terms: termsOfWords([{ word }]),
  text: word,
  filters,
  slice: { limit: 8, offset: 0 },
});
const rareWord = createHash('md5')
  .update('77')
  .digest('hex')
  .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
const stretch = { from: '40000000-0000-0000-0000-000000000000', to: '42000000-0000-0000-0000-000000000000' };
const someId = '6f1f1c1e-0000-4000-8000-000000000000';

it.each<[what: string, index: string, work: (db: Db) => Promise<unknown>]>([
  ['the first page by popularity', 'courses_popular', list({}, all)],
  ['the first page of new courses', 'courses_new', list({}, all, { sort: 'new' })],
  ['the first page by rating', 'courses_top_rated', list({}, all, { sort: 'topRated' })],
  ['the last page, from its end', 'courses_popular', list({}, all, { offset: all - 8 })],
  ['one category', 'courses_category', list({ category: 'java' }, all / 4)],
  ['a common filter', 'courses_popular', list({ level: 'Advance' }, all / 3)],
  ['a rating at least', 'courses_top_rated', list({ ratingAtLeast: 4 }, all / 5, { sort: 'topRated' })],
  ['rare filters', 'courses_(title|search)_words', list({ language: 'Tamil', price: 'free', category: 'java' }, 40)],
  ['the cards of a page', 'courses_pkey', catalogue((store) => store.readCards([someId]))],
  ['what an instructor teaches', 'courses_instructor', catalogue((store) => store.listByInstructor(someId, 500))],
  [
    'the course of a promotional film',
    'courses_promo_lecture',
    (db) => db.update(courses).set({ promoLectureId: null }).where(eq(courses.promoLectureId, someId)),
  ],
  ['a course', 'courses_pkey', (db) => createCourseDetailStore(db).findCourse(someId)],
  [
    'a stretch of the site map',
    'courses_pkey',
    (db) => listAddresses(db, { after: stretch.from, upTo: stretch.to, limit: 50 }),
  ],
  ['a rare word', 'courses_title_words', (db) => createSearchStore(db).findBest(request(rareWord))],
  ['a word of descriptions only', 'courses_search_words', (db) => createSearchStore(db).findBest(request('once77'))],
  ['a word of landing pages only', 'courses_landing_words', (db) => createSearchStore(db).findBest(request('twice88'))],
  [
    'stop words only',
    'courses_title_stop_words',
    (db) => createSearchStore(db).findBest({ ...request('it'), terms: termsOf('IT') }),
  ],
  [
    'a term of the trade with a wish',
    'courses_(title|search)_words',
    (db) => createSearchStore(db).findBest({ ...request('dsa'), terms: termsOf('free dsa') }),
  ],
  ['a common word', 'courses_popular', (db) => createSearchStore(db).findBest(request('common'))],
  [
    'a word among rare filters',
    'courses_title_words',
    (db) => createSearchStore(db).findBest(request('common', { language: 'Tamil', price: 'free' })),
  ],
  [
    'a rare word, the newest first',
    'courses_search_words',
    (db) => createSearchStore(db).findSorted(request(rareWord), 'new'),
  ],
  [
    'the kinds that a word finds',
    'courses_search_words',
    (db) => createSearchStore(db).countMatches(termsOfWords([{ word: rareWord }])),
  ],
  [
    'a suggestion',
    'courses_title_words',
    (db) => createSearchStore(db).suggestIds([{ word: rareWord.slice(0, 9), isPrefix: true }], 5),
  ],
  [
    'a common suggestion',
    'courses_popular',
    (db) => createSearchStore(db).suggestIds([{ word: 'comm', isPrefix: true }], 5),
  ],
  ['why courses were found', 'courses_pkey', (db) => readMatches(db, [someId], [{ word: 'common' }])],
  [
    'an instructor’s name',
    'users_teachers_folded',
    (db) => createSearchStore(db).findInstructors([{ word: 'person77', isPrefix: true }], 3),
  ],
  ['a misspelt word', 'search_terms_like', (db) => resolveWord(db, `${rareWord.slice(0, 9)}zz${rareWord.slice(10)}`)],
])('%s comes from %s', async (_, index, work) => {
  const plans = await plansOf(database, work);
  expect(plans.indexes).toContainEqual(expect.stringMatching(`^${index}$`));
  expect(plans.scanned).toEqual([]);
});
