import { Readable } from 'node:stream';
import { createLecture, updateLecture } from '@vidya/contracts/calls/lecture';
import { searchLectures } from '@vidya/contracts/calls/watching';
import { lectureArticles, lectureMedia, lectureTranscripts } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { lectureFilesOf } from '../media-store/site-stores.ts';
import { fillSearchTexts } from './fill-search-texts.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const matches = async (q: string) =>
  (await api.inject(searchLectures, { params: { courseId }, query: { q }, as: teacher })).body.Data!.map(
    ({ source }) => source,
  );
const run = async () => {
  await api.jobs.send(api.db, fillSearchTexts, {});
  await api.jobs.drain(fillSearchTexts);
};
/** Captions as a version without the search stored them. */
async function addCaptions(text: string | null): Promise<void> {
  const lecture = await addLecture(api.db, { courseId });
  const saved =
    text === null ? null : await lectureFilesOf(api.config).save(Readable.from([text]), { extension: 'vtt' });
  const storageKey = saved?.key ?? `${'0'.repeat(64)}.vtt`;
  const captions = { kind: 'captions', type: 'text/vtt', language: 'en', label: 'English', storageKey } as const;
  await api.db.insert(lectureMedia).values({ ...captions, lectureId: lecture.id });
}
const cue = (text: string) => `WEBVTT\n\n00:00:04.000 --> 00:00:05.000\n${text}\n`;

it('fills what is not there, once, and passes over files that are missing or broken', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await addCaptions(cue('needle'));
  await addCaptions(null);
  await addCaptions('no captions');
  await addCaptions(cue('another needle'));
  expect(await matches('needle')).toEqual([]);
  await run();
  const transcript = { kind: 'transcript', atSeconds: 4, language: 'en' };
  expect(await matches('needle')).toEqual([transcript, transcript]);
  expect(warned.mock.calls.flat()).toEqual([expect.stringContaining('1 captions files are missing')]);
  const before = await api.db.select().from(lectureTranscripts);
  expect(before).toHaveLength(3);
  await run();
  expect(await api.db.select().from(lectureTranscripts)).toEqual(before);
});

it('leaves retired captions alone', async () => {
  await addCaptions(cue('needle'));
  await api.db.update(lectureMedia).set({ retiredAt: new Date() });
  await run();
  expect(await api.db.select().from(lectureTranscripts)).toEqual([]);
});

/** Saves an article as this version does, and resolves to its stored words. */
async function savedWords(article: string): Promise<string | null> {
  const [stored] = await api.db.select().from(lectureArticles);
  const body = { title: 'Read', description: '', kind: 'article' as const, article };
  const { status } = stored
    ? await api.inject(updateLecture, { params: { courseId, lectureId: stored.lectureId }, body, as: teacher })
    : await api.inject(createLecture, { params: { courseId }, body, as: teacher });
  expect(status).toBe(200);
  return (await api.db.select().from(lectureArticles))[0]!.words;
}

it('fills again what a version without words saves', async () => {
  await savedWords('<p>needle</p>');
  await api.db.update(lectureArticles).set({ source: '<p>One</p><p>thread</p>', plain: 'One\nthread' });
  expect([await matches('needle'), await matches('thread')]).toEqual([[], []]);
  await run();
  expect([await matches('needle'), await matches('thread')]).toEqual([[], [{ kind: 'article', paragraph: 2 }]]);
});

it('is not needed for an article of other signs but the same words', async () => {
  const words = await savedWords('<p>Needle and thread</p>');
  expect(words).toContain('needle');
  expect(await savedWords('<p>Needle, and <b>thread</b>!</p>')).toBe(words);
  expect(await savedWords('<p>Thread</p>')).toBe(' thread');
});

it('fills articles, and changes no date of theirs', async () => {
  const body = { title: 'Read', description: '', kind: 'article' as const, article: '<p>One</p><p>needle</p>' };
  await api.inject(createLecture, { params: { courseId }, body, as: teacher });
  const saved = await api.db.select().from(lectureArticles);
  await api.db.update(lectureArticles).set({ words: null, paragraphs: [], plain: '', updatedAt: saved[0]!.updatedAt });
  expect(await matches('needle')).toEqual([]);
  await run();
  await run();
  expect(await matches('needle')).toEqual([{ kind: 'article', paragraph: 2 }]);
  expect(await api.db.select().from(lectureArticles)).toEqual(saved);
});
