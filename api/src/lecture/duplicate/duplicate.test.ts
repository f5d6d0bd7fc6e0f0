import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { deleteCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { getQuiz } from '@vidya/contracts/calls/quiz';
import { addPicture, duplicateCourse } from '@vidya/contracts/calls/structure';
import { getArticle } from '@vidya/contracts/calls/watching';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia, lectures, sections } from '../../database/tables/schema-lectures.ts';
import { quizAttempts } from '../../database/tables/schema-quizzes.ts';
import type { FileStore } from '../../outside/files/file-store.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addQuiz, everyType, quizTaker } from '../../testing/quiz.ts';
import { addCourse, addLecture, addRating, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { lectureFilesOf } from '../media-store/site-stores.ts';

let api: TestApi;
let files: FileStore;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
  files = lectureFilesOf(api.config);
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const title = 'x'.repeat(178);
  courseId = (await addCourse(api.db, { instructorId: teacher.id, title, price: 799, discount: 10 })).id;
});
afterAll(() => api.close());

const duplicate = async () => {
  const { status, body } = await api.inject(duplicateCourse, { params: { courseId }, as: teacher });
  return { status, copy: body.Data!, message: body.Message };
};
const save = async (content: string, extension = 'mp4') =>
  (await files.save(Readable.from([content]), { extension })).key;
const mediaOf = (id: string) => api.db.select().from(lectureMedia).where(eq(lectureMedia.lectureId, id));

it('copies texts, structure and price as a draft, and nothing of its people', async () => {
  const learner = await api.signIn();
  await enrol(api.db, { userId: learner.id, courseId });
  await addRating(api.db, { userId: learner.id, courseId, value: 5 });
  const [loops] = await api.db
    .insert(sections)
    .values({ courseId, position: 1, title: 'Loops', goal: 'Repeat.' })
    .returning();
  const { id } = await addLecture(api.db, { courseId, sectionId: loops!.id, title: 'For', isPreview: true });
  const landing = { outcomes: 'Count to ten\nStop in time', promoLectureId: id };
  await api.db.update(courses).set(landing).where(eq(courses.id, courseId));
  await addLecture(api.db, { courseId, sectionId: loops!.id, position: 2, title: 'While', status: 'draft' });
  const { status, copy, message } = await duplicate();
  expect([status, message]).toEqual([200, 'Course Duplicated As A Draft']);
  expect(copy._id).not.toBe(courseId);
  expect(copy).toMatchObject({
    status: 'draft',
    price: 799,
    discount: 10,
    rating: 0,
    noOfRatings: 0,
    enrolledCount: 0,
    outcomes: ['Count to ten', 'Stop in time'],
    promoLectureId: copy.lectures[0]!._id,
  });
  expect(copy.topic).toBe(`Copy of ${'x'.repeat(172)}`);
  expect(copy.sections).toEqual([
    { _id: expect.any(String), title: 'Loops', goal: 'Repeat.', lectures: copy.lectures.map(({ _id }) => _id) },
  ]);
  expect(copy.sections[0]!._id).not.toBe(loops!.id);
  expect(copy.lectures).toEqual([
    expect.objectContaining({ title: 'For', isPreview: true }),
    expect.objectContaining({ title: 'While', hidden: 'draft' }),
  ]);
  const stranger = await api.inject(getCourse, { params: { courseId: copy._id }, as: learner });
  expect(stranger.status).toBe(404);
});

it('has articles with pictures of its own', async () => {
  const body = { title: 'Read', description: '', kind: 'article' as const };
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c30' } })
    .png()
    .toBuffer();
  const picture = new File([new Uint8Array(png)], 'a.png');
  const added = await api.inject(addPicture, { params: { courseId }, body: { picture }, as: teacher });
  const { pictureId } = added.body.Data!;
  const article = `<p>Look</p><img data-picture="${pictureId}" alt="A box">`;
  await api.inject(createLecture, { params: { courseId }, body: { ...body, article }, as: teacher });
  const { copy } = await duplicate();
  const place = { courseId: copy._id, lectureId: copy.lectures[0]!._id };
  const { html, source } = (await api.inject(getArticle, { params: place, as: teacher })).body.Data!;
  const [, own] = /data-picture="([^"]+)"/.exec(source!)!;
  expect(own).not.toBe(pictureId);
  expect(html).toContain(`/pictures/${own}.webp`);
  await api.inject(deleteCourse, { params: { courseId }, as: teacher });
  const { statusCode } = await api.app.inject({
    method: 'GET',
    url: `/api/v1/media/pictures/${own}.webp`,
    headers: { ...teacher.headers },
  });
  expect(statusCode).toBe(302);
});

it('shares the films; a playlist names the copy’s own rows', async () => {
  const lecture = await addLecture(api.db, { courseId });
  const film = await save('film');
  const [part] = await api.db
    .insert(lectureMedia)
    .values({ lectureId: lecture.id, kind: 'part', type: 'video/mp4', storageKey: film })
    .returning();
  const playlist = { lectureId: lecture.id, kind: 'video' as const, type: 'application/vnd.apple.mpegurl' };
  await api.db.insert(lectureMedia).values([
    { ...playlist, storageKey: await save(`#EXTM3U\n${part!.id}.mp4\n`, 'm3u8') },
    { lectureId: lecture.id, kind: 'video', type: 'video/webm', storageKey: await save('old'), retiredAt: new Date() },
  ]);
  const { copy } = await duplicate();
  const media = await mediaOf(copy.lectures[0]!._id);
  expect(media.map(({ type }) => type).toSorted()).toEqual(['application/vnd.apple.mpegurl', 'video/mp4']);
  const ownPart = media.find(({ kind }) => kind === 'part')!;
  expect(ownPart.storageKey).toBe(film);
  expect(ownPart.id).not.toBe(part!.id);
  const ownList = media.find(({ kind }) => kind === 'video')!;
  expect(await text(await files.open(ownList.storageKey))).toBe(`#EXTM3U\n${ownPart.id}.mp4\n`);
});

it('a file goes with the last course that names it', async () => {
  const lecture = await addLecture(api.db, { courseId });
  const film = await save('film');
  await api.db
    .insert(lectureMedia)
    .values({ lectureId: lecture.id, kind: 'video', type: 'video/mp4', storageKey: film });
  const { copy } = await duplicate();
  await api.inject(deleteCourse, { params: { courseId }, as: teacher });
  await api.jobs.drain();
  expect(await files.find(film)).toEqual({ bytes: 4 });
  await api.inject(deleteCourse, { params: { courseId: copy._id }, as: teacher });
  await api.jobs.drain();
  expect(await files.find(film)).toBeNull();
});

it('a film on its way stays with the original; in the copy it can be prepared again', async () => {
  const lecture = await addLecture(api.db, { courseId, state: 'processing', percent: 40 });
  await api.db.insert(lectureMedia).values({
    lectureId: lecture.id,
    kind: 'original',
    type: 'video/mp4',
    storageKey: await save('film'),
    fileName: 'a.avi',
  });
  const { copy } = await duplicate();
  const params = { courseId: copy._id };
  const [copied] = (await api.inject(listLectures, { params, as: teacher })).body.Data!.lectures;
  expect(copied).toMatchObject({ state: 'failed', percent: 0, authoring: { canRetry: true, fileName: 'a.avi' } });
  const [original] = await api.db.select().from(lectures).where(eq(lectures.id, lecture.id));
  expect(original).toMatchObject({ state: 'processing', percent: 40 });
});

it('all text columns of a course are copied', async () => {
  const { copy } = await duplicate();
  const rows = await api.db.select().from(courses);
  const [original, copied] = [courseId, copy._id].map((id) => rows.find((row) => row.id === id)!);
  const own = ['id', 'title', 'status', 'createdAt', 'updatedAt', 'facets', 'titleWords', 'searchWords'];
  const rest = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));
  expect(rest(copied!)).toEqual(rest(original!));
});

it('the copy of a course that was sold is not given away without a fresh proof', async () => {
  await api.db.update(courses).set({ status: 'published' }).where(eq(courses.id, courseId));
  const { copy } = await duplicate();
  await api.db.execute(sql`update sessions set reauthenticated_at = null`);
  const body = { price: '0' } as never;
  const cut = await api.inject(updateCourse, { params: { courseId: copy._id }, body, as: teacher });
  expect(cut).toMatchObject({ status: 403, body: { Error: 'ReauthenticationNeeded' } });
});

it('a title is cut between characters, and a missing playlist is missing in the copy', async () => {
  const title = `${'x'.repeat(171)}😀${'x'.repeat(7)}`;
  await api.db.update(courses).set({ title }).where(eq(courses.id, courseId));
  const lecture = await addLecture(api.db, { courseId });
  const gone = { kind: 'video' as const, type: 'application/vnd.apple.mpegurl', storageKey: `${'0'.repeat(64)}.m3u8` };
  await api.db.insert(lectureMedia).values({ lectureId: lecture.id, ...gone });
  const { status, copy } = await duplicate();
  expect([status, copy.topic]).toEqual([200, `Copy of ${'x'.repeat(171)}`]);
});

it('copies quizzes with their questions and settings, and none of the attempts', async () => {
  const lectureId = await addQuiz(api, { courseId, as: teacher, mode: 'graded', passPercent: 75 });
  const learner = await api.signIn();
  await enrol(api.db, { userId: learner.id, courseId });
  await quizTaker(api, { courseId, lectureId }, learner).start();
  const { copy } = await duplicate();
  const params = { courseId: copy._id, lectureId: copy.lectures[0]!._id };
  const quiz = (await api.inject(getQuiz, { params, as: teacher })).body.Data!;
  expect(quiz).toMatchObject({ source: everyType, attempts: [], settings: { mode: 'graded', passPercent: 75 } });
  expect(await api.db.select().from(quizAttempts)).toHaveLength(1);
});
