import { eq, sql } from 'drizzle-orm';
import { cleanStoredTexts, cleanTexts } from './clean-stored-texts.ts';
import { rowsOf } from './database/database.ts';
import { courses, ratings } from './database/tables/schema-courses.ts';
import { lectures } from './database/tables/schema-lectures.ts';
import { users } from './database/tables/schema-people.ts';
import { textCleanings } from './database/tables/schema-site.ts';
import { storedTexts } from './stored-texts.ts';
import type { TestApi } from './testing/api.ts';
import { sharedApi } from './testing/shared-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await sharedApi();
});
afterEach(() => api.close());

const addPerson = async (fullName: string): Promise<string> => {
  const email = `${crypto.randomUUID()}@vidya.example`;
  const [row] = await api.db.insert(users).values({ email, fullName }).returning();
  return row!.id;
};
const nameOf = async (id: string) => (await api.db.select().from(users).where(eq(users.id, id)))[0]?.fullName;

const old = new Date('2026-01-02T03:04:05Z');

/** A course as it was stored before the rule, with a lecture and a rating. */
async function addCourse() {
  const instructorId = await addPerson('Ravi\u200b Rao');
  const [course] = await api.db
    .insert(courses)
    .values({
      title: 'Knit\u200bting  \u202efor all',
      description: '<p>a &#38; b\u2060</p><a href="javascript:alert(1)">c</a>',
      instructorId,
      instructorName: 'Ravi\u200b Rao',
      status: 'published',
      category: 'music',
      updatedAt: old,
    })
    .returning();
  const courseId = course!.id;
  await api.db.insert(lectures).values({ courseId, position: 1, title: 'Cafe\u0301\n1', updatedAt: old });
  await api.db.insert(ratings).values({ courseId, userId: instructorId, value: 5, comment: '\u3164', updatedAt: old });
  return courseId;
}

it('cleans what was stored before the rule, once, and changes nothing beside it', async () => {
  const courseId = await addCourse();
  await api.jobs.send(api.db, cleanTexts, {});
  await api.jobs.drain(cleanTexts);
  const [course] = await api.db.select().from(courses).where(eq(courses.id, courseId));
  expect(course).toMatchObject({ title: 'Knitting for all', instructorName: 'Ravi Rao', updatedAt: old });
  expect(course?.description).toBe('<p>a &amp; b</p><a rel="nofollow noopener noreferrer" target="_blank">c</a>');
  expect(await nameOf(course!.instructorId)).toBe('Ravi Rao');
  const [lecture] = await api.db.select().from(lectures).where(eq(lectures.courseId, courseId));
  expect(lecture).toMatchObject({ title: 'Café 1', updatedAt: old, version: 1 });
  const [rating] = await api.db.select().from(ratings).where(eq(ratings.courseId, courseId));
  expect(rating).toMatchObject({ comment: '', updatedAt: old });
});

it('lets the search follow', async () => {
  const courseId = await addCourse();
  await cleanStoredTexts(api.db);
  const matching = await rowsOf<{ id: string }>(
    api.db,
    sql`select id from courses where title_words @@ to_tsquery('english', 'knitting')`,
  );
  expect(matching).toEqual([{ id: courseId }]);
  const terms = await rowsOf<{ term: string }>(
    api.db,
    sql`select term from search_terms where term like 'knit%' and courses > 0`,
  );
  expect(terms).toEqual([{ term: 'knitting' }]);
});

it('keeps a name without any letter, and counts it', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => {});
  const ids = [await addPerson('\u200b\u3164'), await addPerson(' 🎉 \u202e'), await addPerson('कि\u200b\u202cरण')];
  await cleanStoredTexts(api.db);
  expect(await Promise.all(ids.map(nameOf))).toEqual(['\u200b\u3164', ' 🎉 \u202e', 'किरण']);
  expect(log.mock.calls).toEqual([['2 texts in users.full_name have no letters and stay as they were.']]);
  const [state] = await api.db.select().from(textCleanings).where(eq(textCleanings.name, 'users.full_name'));
  expect(state?.unchanged).toBe(2);
  log.mockRestore();
});

it('continues after a stop, and looks at nothing once it is done', async () => {
  const ids = await Promise.all(Array.from({ length: 7 }, () => addPerson('A\u200bda')));
  const stop = new AbortController();
  const [names] = storedTexts;
  let seen = 0;
  const clean = (text: string) => {
    if (++seen === 4) stop.abort();
    return names!.clean(text);
  };
  const texts = [{ ...names!, clean }];
  await expect(cleanStoredTexts(api.db, { texts, batchSize: 2, signal: stop.signal })).rejects.toThrow('aborted');
  const half = await Promise.all(ids.map(nameOf));
  expect(half.filter((name) => name === 'Ada')).toHaveLength(4);
  await cleanStoredTexts(api.db, { texts, batchSize: 2 });
  expect([...new Set(await Promise.all(ids.map(nameOf))), seen]).toEqual(['Ada', 7]);
  const late = await addPerson('A\u200bda');
  await cleanStoredTexts(api.db, { texts });
  expect([await nameOf(late), seen]).toEqual(['A\u200bda', 7]);
});
