import {
  listCategoryCourses,
  listCourses,
  listInstructorCourses,
  listReviews,
  suggestCourses,
} from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import { eq } from 'drizzle-orm';
import { lectureMedia, lectures } from '../database/tables/schema-lectures.ts';
import type { Agent } from '../http/in-process.ts';
import type { TestApi } from '../testing/api.ts';
import { buildWorld, callers, storeFiles, type World } from '../testing/ownership-world.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let world: World;
let storageKeys: string[];
beforeAll(async () => {
  api = await sharedApi();
  world = await buildWorld(api, await storeFiles(api));
  const youtubeLink = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  await api.db.update(lectures).set({ youtubeLink }).where(eq(lectures.id, world.sold.previewId));
  storageKeys = (await api.db.select({ key: lectureMedia.storageKey }).from(lectureMedia)).map(({ key }) => key);
});
afterAll(() => api.close());

/** Every response about courses that a visitor can get, for any caller. */
const responses: [name: string, ask: (as: Agent) => Promise<{ status: number; body: unknown }>][] = [
  ['the list', (as) => api.inject(listCourses, { as })],
  ['a page of it', (as) => api.inject(listCourses, { query: { sort: 'new', page: 1, limit: 8 }, as })],
  ['a search', (as) => api.inject(listCourses, { query: { q: 'prompting' }, as })],
  ['suggestions', (as) => api.inject(suggestCourses, { query: { q: 'prompting' }, as })],
  ['a category', (as) => api.inject(listCategoryCourses, { body: { category: 'generative-ai' }, as })],
  ['an instructor', (as) => api.inject(listInstructorCourses, { body: { instructorId: world.people.owner.id }, as })],
  ['a detail', (as) => api.inject(getCourse, { params: { courseId: world.sold.id }, as })],
  ['reviews', (as) => api.inject(listReviews, { params: { courseId: world.sold.id }, as })],
];

/** Returns all keys and texts of a response, however deep. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => [Array.isArray(value) ? '' : `${key}:`, ...wordsIn(inner)]);
}

const fileLike = /\/media\/lectures|\.(?:mp4|m4s|webm|mkv|avi|wmv|flv|mov|m3u8|mpd|vtt|srt|ts)\b|youtu\.?be/i;
const keyLike = /^(?:video|videos|files|src|youtubeLink|captions|poster|storageKey|media|hls):$/;

it.each(responses)('%s names no media of a lecture, whoever asks', async (_, ask) => {
  for (const caller of callers) {
    // oxlint-disable-next-line no-await-in-loop
    const { status, body } = await ask(await world.agentOf(caller));
    const text = wordsIn(body);
    const leaks = text.filter(
      (word) => fileLike.test(word) || keyLike.test(word) || storageKeys.some((key) => word.includes(key)),
    );
    expect([caller, status, leaks]).toEqual([caller, 200, []]);
  }
});

it('would notice one', () => {
  const leaks = [
    '/media/lectures/1/2.mp4',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/x',
    'a.m3u8',
  ];
  expect(leaks.filter((leak) => !fileLike.test(leak))).toEqual([]);
  expect(wordsIn({ lectures: [{ video: { secure_url: 'x' } }] }).some((word) => keyLike.test(word))).toBe(true);
});
