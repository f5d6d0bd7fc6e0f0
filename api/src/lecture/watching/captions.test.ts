import { createLecture, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import type { CaptionsEntry } from '@vidya/contracts/rules/text/captions';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { removeFiles } from '../../jobs/remove-files.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, stored } from '../../testing/stored-files.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
let lectureId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  lectureId = (await create({})).body.Data!.lectureId;
});
afterAll(() => api.close());

const form = { title: 'Tokens', description: '', youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' };
const vtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
const create = (given: object) =>
  api.inject(createLecture, { params: { courseId }, body: { ...form, ...given }, as: teacher });
const save = (captions?: CaptionsEntry[] | string) =>
  api.inject(updateLecture, {
    params: { courseId, lectureId },
    body: {
      ...form,
      ...(captions && { captions: typeof captions === 'string' ? captions : JSON.stringify(captions) }),
    },
    as: teacher,
  });
const captions = async () => {
  const { lectures } = (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!;
  return lectures[0]!.captions;
};
const get = (url: string, as?: Person) => api.app.inject({ url, headers: as?.headers ?? {} });

it('stores each language as a private file of ours', async () => {
  expect(
    (
      await save([
        { language: 'hi', text: vtt('<b>नमस्ते</b>') },
        { language: 'en', text: vtt('Hello') },
      ])
    ).status,
  ).toBe(200);
  const list = await captions();
  expect(list.map(({ language, label }) => `${language} ${label}`).toSorted()).toEqual(['en English', 'hi हिन्दी']);
  const hindi = list.find(({ language }) => language === 'hi')!;
  const response = await get(hindi.src, teacher);
  expect([response.headers['content-type'], response.body]).toEqual([
    'text/vtt; charset=utf-8',
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nनमस्ते\n',
  ]);
  expect((await get(hindi.src)).statusCode).toBe(401);
});

it('keeps the file of a save that came through, though its answer was lost on the way', async () => {
  const transaction = api.db.transaction.bind(api.db);
  jest.spyOn(api.db, 'transaction').mockImplementationOnce(async (...work) => {
    await transaction(...work);
    throw new Error('Connection terminated unexpectedly');
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await save([{ language: 'en', text: vtt('Hello') }])).status).toBe(503);
  jest.restoreAllMocks();
  const [english] = await captions();
  expect((await get(english!.src, teacher)).statusCode).toBe(200);
});

it('keeps, replaces and removes as the form says', async () => {
  await save([
    { language: 'en', text: vtt('one') },
    { language: 'hi', text: vtt('एक') },
    { language: 'ta', text: vtt('ஒன்று') },
  ]);
  const before = await captions();
  await save();
  expect(await captions()).toEqual(before);
  await save([{ language: 'en' }, { language: 'hi', text: vtt('दो') }, { language: 'bn' }]);
  const after = await captions();
  const of = (list: typeof before, language: string) => list.find((each) => each.language === language)?.src;
  expect(after.map(({ language }) => language).toSorted()).toEqual(['en', 'hi']);
  expect(of(after, 'en')).toBe(of(before, 'en'));
  expect((await get(of(after, 'hi')!, teacher)).body).toContain('दो');
  await save([]);
  expect(await captions()).toEqual([]);
});

it('come with a new lecture, and take a file of the greatest length', async () => {
  const text = vtt(`${'अ'.repeat(80)}\n`.repeat(2_100));
  expect(Buffer.byteLength(text)).toBeGreaterThan(480 * 1024);
  const entries = (['hi', 'mr', 'bn'] as const).map((language) => ({ language, text }));
  expect((await create({ captions: JSON.stringify(entries) })).status).toBe(200);
});

it.each([
  [
    'too long',
    [{ language: 'en', text: vtt('a'.repeat(513 * 1024)) }],
    `English: ${apiMessages.lecture.captionsTooLarge}`,
  ],
  [
    'no captions',
    [{ language: 'hi', text: '<script>alert(1)</script>' }],
    'हिन्दी: This Is Not A .vtt, .srt Or .sbv File',
  ],
  ['a language that is not on offer', [{ language: 'xx', text: vtt('x') }], 'Captions'],
  [
    'a language twice',
    [
      { language: 'en', text: vtt('x') },
      { language: 'en', text: vtt('y') },
    ],
    'Captions Must Have One Entry Per Language',
  ],
  ['no list', { language: 'en' }, 'Captions'],
])('are refused as a whole: %s', async (_, entries, message) => {
  const both = Array.isArray(entries) ? [{ language: 'ta', text: vtt('நல்ல') }, ...entries] : entries;
  const response = await save(JSON.stringify(both));
  expect([response.status, response.body.Error]).toEqual([400, 'ValidationError']);
  expect(response.body.Message).toContain(message);
  await api.jobs.drain(removeFiles);
  expect([await captions(), stored(api, 'media')]).toEqual([[], 0]);
});

it('are refused when they are no JSON, or longer than any form', async () => {
  expect((await save('not json')).status).toBe(400);
  expect((await save(JSON.stringify([{ language: 'en', text: 'a'.repeat(9 * 1024 * 1024) }]))).status).toBe(413);
});
