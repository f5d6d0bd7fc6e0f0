import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config/config.ts';
import { rowsOf } from '../database/database.ts';
import { placeOf } from '../outside/files/disk-files.ts';
import { busyMachineMs, openSeededWorld } from '../testing/seeded-world.ts';
import { testDatabase } from '../testing/test-database.ts';
import { seed } from './seed-main.ts';

const today = new Date('2026-11-20T10:00:00Z');

const world = openSeededWorld(today);

const countRows = async () => {
  const tables = [
    'users',
    'courses',
    'course_instructors',
    'sections',
    'lectures',
    'lecture_media',
    'lecture_articles',
    'quiz_versions',
    'course_pictures',
    'enrolments',
    'payments',
    'orders',
    'ratings',
    'lecture_progress',
    'payouts',
    'ledger_transactions',
    'ledger_entries',
  ];
  const counts = tables.map((table) => sql.raw(`(select count(*)::int from ${table}) as ${table}`));
  const [row] = await rowsOf<Record<string, number>>(world.database.db, sql`select ${sql.join(counts, sql`, `)}`);
  return row!;
};

it('fills an empty database', async () => {
  const counts = await countRows();
  expect(counts).toMatchObject({ users: 66, courses: 51 });
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});

it('gives each course with a landing page the preview that introduces it', async () => {
  const films = await rowsOf<{ isPreview: boolean }>(
    world.database.db,
    sql`select is_preview as "isPreview" from courses
      join lectures on lectures.id = promo_lecture_id and lectures.course_id = courses.id and is_visible`,
  );
  expect(films.length).toBeGreaterThanOrEqual(10);
  expect(films.every(({ isPreview }) => isPreview)).toBe(true);
});

it('names the co-instructors of a course as often as there are rows of them', async () => {
  const [{ named } = { named: 0 }] = await rowsOf<{ named: number }>(
    world.database.db,
    sql`select sum(jsonb_array_length(co_instructors))::int as named from courses`,
  );
  expect(await countRows()).toMatchObject({ course_instructors: named });
  expect(named).toBe(4);
});

it('puts each lecture into a section of its course, in the order of both', async () => {
  const placed = await rowsOf<{ courseId: string; position: number; isOwn: boolean; title: string; language: string }>(
    world.database.db,
    sql`select lectures.course_id as "courseId", lectures.position, sections.title, language,
        sections.course_id = lectures.course_id as "isOwn"
      from lectures join sections on sections.id = section_id join courses on courses.id = lectures.course_id
      order by lectures.course_id, sections.position, lectures.position`,
  );
  expect(placed.every(({ isOwn }) => isOwn)).toBe(true);
  for (const own of Map.groupBy(placed, ({ courseId }) => courseId).values())
    expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index + 1));
  const named = placed.filter(({ title }) => title);
  expect(new Set(named.map(({ courseId }) => courseId)).size).toBeGreaterThanOrEqual(14);
  expect(new Set(named.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
  expect(named.length).toBeLessThan(placed.length);
});

it('ends the films of courses with an article, rendered, as long as it takes to read', async () => {
  const articles = await rowsOf<{ isLast: boolean; isTimed: boolean; html: string; plain: string; parts: unknown[] }>(
    world.database.db,
    sql`select html, plain, parts, duration_seconds = read_seconds and read_seconds > 0 as "isTimed",
        is_visible and not exists (select 1 from lectures later
          where later.kind <> 'quiz' and later.course_id = lectures.course_id and later.position >= lectures.position and later.id <> lectures.id)
        as "isLast"
      from lectures join lecture_articles on lecture_id = lectures.id where kind = 'article'`,
  );
  expect(articles).toHaveLength(15);
  expect(articles.every(({ isLast, isTimed, parts }) => isLast && isTimed && parts.length > 1)).toBe(true);
  const words = articles.map(({ plain }) => plain.split(/\s+/).length);
  expect(Math.min(...words)).toBeGreaterThanOrEqual(150);
  expect(Math.max(...words)).toBeLessThanOrEqual(310);
  expect(articles.every(({ html }) => !html.includes('$$'))).toBe(true);
  expect(articles.filter(({ html }) => html.includes('<math')).length).toBeGreaterThanOrEqual(5);
  expect(articles.filter(({ html }) => html.includes('tk-')).length).toBeGreaterThanOrEqual(13);
  expect(articles.filter(({ html }) => html.includes('<picture>'))).toHaveLength(3);
  const files = await rowsOf<{ key: string }>(
    world.database.db,
    sql`select unnest(array[webp_key, avif_key]) as key from course_pictures`,
  );
  expect(files.filter(({ key }) => existsSync(placeOf(`${world.dataDir}/media`, key)))).toHaveLength(6);
});

it('asks 13 courses in two quizzes each, rendered, as long as their questions or their time', async () => {
  const quizzes = await rowsOf<{ mode: string; isTimed: boolean; questions: string; points: number; sum: number }>(
    world.database.db,
    sql`select settings ->> 'mode' as mode, questions::text, max_points as points,
        is_visible and duration_seconds >= 60 * jsonb_array_length(questions) as "isTimed",
        (select sum((one -> 'question' ->> 'points')::int)::int from jsonb_array_elements(questions) as one) as sum
      from lectures join quiz_versions on lecture_id = lectures.id where kind = 'quiz' and number = 1`,
  );
  expect(Map.groupBy(quizzes, ({ mode }) => mode).get('graded')).toHaveLength(13);
  expect(quizzes).toHaveLength(26);
  expect(quizzes.every(({ isTimed, points, sum }) => isTimed && points === sum)).toBe(true);
  expect(quizzes.filter(({ questions }) => questions.includes('<math')).length).toBeGreaterThanOrEqual(12);
});

it('brings the pictures of all courses', async () => {
  const pictures = await rowsOf<{ large: string; small: string }>(
    world.database.db,
    sql`select thumbnail as large, thumbnail_small as small from courses`,
  );
  const places = pictures
    .flatMap(({ large, small }) => [large, small])
    .map((key) => placeOf(`${world.dataDir}/images`, key));
  expect(new Set(places.filter((place) => existsSync(place))).size).toBe(2 * 51);
});

it('computes the ratings of courses', async () => {
  const [wrong] = await rowsOf<{ number: number }>(
    world.database.db,
    sql`select count(*)::int as number from courses where rating_sum <> coalesce((select sum(value) from ratings where course_id = courses.id), 0)`,
  );
  expect(wrong?.number).toBe(0);
});

it(
  'adds nothing the second time',
  async () => {
    const counts = await countRows();
    expect(await seed(world.database, world.config, { size: 'demo', today })).toBe(true);
    expect(await countRows()).toEqual(counts);
  },
  busyMachineMs,
);

it(
  'brings a deleted lecture back to a course whose sections were changed, and keeps those',
  async () => {
    const [section] = await rowsOf<{ id: string }>(
      world.database.db,
      sql`select id from sections where title <> '' and position = 2 order by id limit 1`,
    );
    const counts = await countRows();
    await world.database.db.execute(sql`delete from lectures where section_id = ${section!.id}`);
    await world.database.db.execute(sql`delete from sections where id = ${section!.id}`);
    await seed(world.database, world.config, { size: 'demo', today });
    expect(await countRows()).toMatchObject({ lectures: counts.lectures, sections: counts.sections! - 1 });
  },
  busyMachineMs,
);

it(
  'adds articles and quizzes to courses of an older seed, not to one whose lectures were moved since',
  async () => {
    const counts = await countRows();
    const deleted = await rowsOf<{ courseId: string; kind: string }>(
      world.database.db,
      sql`delete from lectures where kind in ('article', 'quiz') returning course_id as "courseId", kind`,
    );
    const { courseId } = deleted.find(({ kind }) => kind === 'quiz')!;
    const left = deleted.filter((row) => row.courseId === courseId).length;
    await world.database.db.execute(sql`
      update lectures set position = numbered.position from (
        select id, row_number() over (partition by course_id order by position) as position from lectures
      ) as numbered where numbered.id = lectures.id`);
    await world.database.db.execute(
      sql`update lectures set position = 3 - position where course_id = ${courseId} and position < 3`,
    );
    const progress = (await countRows()).lecture_progress!;
    await seed(world.database, world.config, { size: 'demo', today });
    const after = await countRows();
    expect(after).toMatchObject({ lectures: counts.lectures! - left, quiz_versions: 24 });
    expect(after.lecture_progress).toBeGreaterThan(progress);
    const shifted = await rowsOf(
      world.database.db,
      sql`select course_id from lectures group by course_id having max(position) <> count(distinct position)`,
    );
    expect(shifted).toEqual([]);
  },
  busyMachineMs,
);

it('leaves a filled database alone when it is only to fill an empty one', async () => {
  expect(await seed(world.database, world.config, { size: 'demo', ifEmpty: true })).toBe(false);
});

it(
  'leaves an empty database when it is interrupted, to be filled by the next one',
  async () => {
    const database = await testDatabase();
    const DATA_DIR = path.join(world.dataDir, 'interrupted');
    mkdirSync(DATA_DIR);
    writeFileSync(path.join(DATA_DIR, 'sandbox'), 'The gateway of the sandbox has no folder.');
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR });
    await expect(seed(database, config, { size: 'demo', ifEmpty: true, today })).rejects.toThrow(/EEXIST|ENOTDIR/);
    const [row] = await rowsOf(database.db, sql`select exists (select 1 from users) as "hasPeople"`);
    await database.close();
    expect(row).toEqual({ hasPeople: false });
  },
  busyMachineMs,
);

it('stays out of production', async () => {
  await expect(seed(world.database, { ...world.config, isProduction: true }, { size: 'demo' })).rejects.toThrow(
    'refused in production',
  );
});
