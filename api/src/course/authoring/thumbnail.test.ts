import { createCourse } from '@vidya/contracts/calls/course';
import sharp from 'sharp';
import { courses } from '../../database/tables/schema-courses.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { courseForm, plainJpeg, storedPictures } from '../../testing/course-forms.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

const create = (thumbnail: File) => api.inject(createCourse, { body: { ...courseForm, thumbnail }, as: teacher });
const notAPicture = 'Thumbnail Must Be A .jpg, .png, .jfif Or .jpeg Picture';
const plainPng = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#335' }, limitInputPixels: false })
    .png({ palette: true, colours: 2 })
    .toBuffer();

test.each([
  ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', notAPicture],
  ['HTML', () => '<!doctype html><script>alert(1)</script>', notAPicture],
  ['half a picture', async () => (await plainJpeg()).subarray(0, 900), notAPicture],
  ['a picture of 7100 × 7100', () => plainPng(7_100), 'Thumbnail Must Have At Most 50 Million Pixels'],
])('refuses %s that is called .png, and keeps nothing of it', async (_, content, message) => {
  const bytes = await content();
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const thumbnail = new File([part], '../../evil.png', { type: 'image/png' });
  expect(await create(thumbnail)).toMatchObject({ status: 400, body: { Message: message, Data: null } });
  expect([await api.db.select().from(courses), await storedPictures(api)]).toEqual([[], []]);
});
