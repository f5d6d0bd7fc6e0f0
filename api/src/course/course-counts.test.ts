import { listCourses } from '@vidya/contracts/calls/catalogue';
import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { languages, levels, ratingFloors } from '@vidya/contracts/texts/choices';
import { eq, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../database/database.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { randomFrom } from '../seed/sample/random.ts';
import type { TestApi } from '../testing/api.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { CourseFilters } from './course-counts.ts';

let api: TestApi;
let teacher: { id: string };
const random = randomFrom('course-counts');
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
const ids: string[] = [];

const anyCourse = () => ({
  title: `${pick(['Loops', 'Lists', 'Sets'])} ${pick(['slowly', 'at work'])}`,
  category: pick(['java', 'c++', 'mysql']),
  level: pick(levels),
  language: pick(languages.slice(0, 3)),
  price: pick([0, 10, 1_499]),
  discount: pick([0, 50, 91, 100]),
  rating: pick([0, 2.9, 3, 3.4, 4.2, 4.5, 5]),
  ratingSum: Math.floor(random() * 9),
  status: pick(['published', 'published', 'published', 'draft', 'archived'] as const),
  instructorId: teacher.id,
  instructorName: pick(['Meera Iyer', 'मीरा']),
});

beforeAll(async () => {
  api = await sharedApi();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const rows = await api.db
    .insert(courses)
    .values(Array.from({ length: 300 }, anyCourse))
    .returning({ id: courses.id });
  ids.push(...rows.map(({ id }) => id));
});
afterAll(() => api.close());

/** Returns the number of rows that exist in only one of the two. */
const differences = async (stored: string, counted: string): Promise<number> => {
  const [row] = await rowsOf<{ wrong: number }>(
    api.db,
    sql.raw(`with kept as (${stored}), counted as (${counted})
      select ((select count(*) from (select * from kept except select * from counted) as a)
      + (select count(*) from (select * from counted except select * from kept) as b))::int as wrong`),
  );
  return row!.wrong;
};

it('stays right through every kind of change', async () => {
  await api.db
    .update(courses)
    .set({ status: 'archived' })
    .where(inArray(courses.id, ids.slice(0, 40)));
  await api.db
    .update(courses)
    .set({ title: 'Trees', rating: 4.6, price: 0 })
    .where(inArray(courses.id, ids.slice(30, 90)));
  await api.db
    .update(courses)
    .set({ status: 'published' })
    .where(inArray(courses.id, ids.slice(20, 60)));
  await api.db.update(courses).set({ instructorName: 'Dev Anand' }).where(eq(courses.category, 'java'));
  await api.db.delete(courses).where(inArray(courses.id, ids.slice(100, 130)));
  const counts = await differences(
    'select * from course_counts where courses <> 0',
    `select category, level, language, is_free, rating_floor, count(*)::int from courses
     where status = 'published' group by 1, 2, 3, 4, 5`,
  );
  const terms = await differences(
    'select term, courses from search_terms where courses <> 0',
    `select term, count(*)::int from courses, course_terms(title, instructor_name, category, language) as term
     where status = 'published' group by 1`,
  );
  expect([counts, terms]).toEqual([0, 0]);
});

const read = () => api.db.select().from(courses).where(eq(courses.status, 'published'));
type Row = Awaited<ReturnType<typeof read>>[number];

const passes = (row: Row, { category, level, language, price, ratingAtLeast }: CourseFilters): boolean =>
  (!category || row.category === category) &&
  (!level || row.level === level) &&
  (!language || row.language === language) &&
  (!price || (price === 'free') === (finalPrice(row) === 0)) &&
  (!ratingAtLeast || row.rating >= ratingAtLeast);

const anyFilters = (): CourseFilters => ({
  ...(random() < 0.4 && { category: pick(['java', 'c++', 'mysql', 'ui-ux']) }),
  ...(random() < 0.4 && { level: pick(levels) }),
  ...(random() < 0.4 && { language: pick(languages.slice(0, 4)) }),
  ...(random() < 0.4 && { price: pick(['free', 'paid'] as const) }),
  ...(random() < 0.4 && { ratingAtLeast: pick(ratingFloors) }),
});

const byPopularity = (one: Row, other: Row): number =>
  other.ratingSum - one.ratingSum ||
  other.ratingCount - one.ratingCount ||
  other.createdAt.getTime() - one.createdAt.getTime() ||
  (one.id < other.id ? 1 : -1);

it.each(Array.from({ length: 40 }, (_, number) => [number + 1]))(
  'filters, counts and pages as going through all courses would (%i)',
  async () => {
    const filters = anyFilters();
    const all = (await read()).toSorted(byPopularity);
    const wanted = all.filter((row) => passes(row, filters));
    const page = 1 + Math.floor(random() * Math.ceil(wanted.length / 8 + 1));
    const { body } = await api.inject(listCourses, { query: { ...filters, counts: true, page } });
    expect(body.Data!.map(({ _id }) => _id)).toEqual(wanted.slice((page - 1) * 8, page * 8).map(({ id }) => id));
    expect(body.Total).toBe(wanted.length);
    const count = (change: CourseFilters) => all.filter((row) => passes(row, { ...filters, ...change })).length;
    const { counts } = body.Meta as { counts: Record<string, Record<string, number>> };
    for (const level of levels) expect(counts['level']![level] ?? 0).toBe(count({ level }));
    for (const category of ['java', 'ui-ux']) expect(counts['category']![category] ?? 0).toBe(count({ category }));
    for (const floor of ratingFloors)
      expect(counts['ratingAtLeast']![floor] ?? 0).toBe(count({ ratingAtLeast: floor }));
    for (const price of ['free', 'paid'] as const) expect(counts['price']![price] ?? 0).toBe(count({ price }));
  },
);
