import { createCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Person, TestApi } from '../../testing/api.ts';
import { courseForm, plainJpeg, storedPictures } from '../../testing/course-forms.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let admin: Person;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  admin = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

const picture = async (): Promise<File> =>
  new File([new Uint8Array(await plainJpeg())], 'cover.jpg', { type: 'image/jpeg' });
const create = (thumbnail: File) => api.inject(createCourse, { body: { ...courseForm, thumbnail }, as: teacher });
const update = (courseId: string, given: object, as: Person = teacher) =>
  api.inject(updateCourse, { params: { courseId }, body: { ...courseForm, ...given }, as });

test('tells the second of two editors, keeps what the first one saved, and lets them overwrite knowingly', async () => {
  const { id } = await addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a', thumbnailSmall: 'b' });
  const read = async (as: Person) => (await api.inject(getCourse, { params: { courseId: id }, as })).body.Data!;
  const [mine, theirs] = [await read(teacher), await read(admin)];
  expect((await update(id, { topic: 'Saved by the first', version: mine.updatedAt })).status).toBe(200);
  const late = { topic: 'Saved by the second', version: theirs.updatedAt };
  expect(await update(id, late, admin)).toMatchObject({
    status: 409,
    body: { Message: apiMessages.course.savedByOther, Error: 'Conflict', Data: null },
  });
  const now = await read(admin);
  expect(now.topic).toBe('Saved by the first');
  expect((await update(id, { ...late, version: now.updatedAt }, admin)).status).toBe(200);
  expect((await read(teacher)).topic).toBe('Saved by the second');
});

test('lets exactly one of two through that save at the same moment', async () => {
  const { id } = await addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a', thumbnailSmall: 'b' });
  const { updatedAt: version } = (await api.inject(getCourse, { params: { courseId: id } })).body.Data!;
  const responses = await Promise.all([teacher, admin].map((as) => update(id, { version }, as)));
  expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test('stores no picture of a save that came too late', async () => {
  const { _id, thumbnail } = (await create(await picture())).body.Data!;
  const before = await storedPictures(api);
  const late = await update(_id, { version: '2020-01-01T00:00:00.000Z', thumbnail: await picture() });
  await api.jobs.drain();
  expect([late.status, await storedPictures(api)]).toEqual([409, before]);
  expect((await api.app.inject({ url: thumbnail!.secure_url })).statusCode).toBe(200);
});
