import { createCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { deleteLecture, updateLecture } from '@vidya/contracts/calls/lecture';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { courseForm } from '../../testing/course-forms.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
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

const outcomes = 'Cut a page into parts\nName props\n• Keep state small\n\nTest like a visitor';
const update = async (courseId: string, given: object) =>
  api.inject(updateCourse, { params: { courseId }, body: { ...courseForm, ...given }, as: teacher });
const seen = async (courseId: string, as?: Person) =>
  (await api.inject(getCourse, { params: { courseId }, ...(as && { as }) })).body.Data!;
const addOwn = (given: object = {}) =>
  addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a.webp', thumbnailSmall: 'b.webp', ...given });

describe('the texts of a landing page', () => {
  it('are stored without bullets and blank lines, and served as lists', async () => {
    const { _id } = await addOwn().then(({ id }) => ({ _id: id }));
    const texts = { subtitle: ' For\u202e those who\nfold ', requirements: 'HTML\r\nA laptop', audience: '' };
    expect((await update(_id, { ...texts, outcomes })).status).toBe(200);
    expect(await seen(_id)).toMatchObject({
      subtitle: 'For those who fold',
      outcomes: ['Cut a page into parts', 'Name props', 'Keep state small', 'Test like a visitor'],
      requirements: ['HTML', 'A laptop'],
      audience: [],
      promoLectureId: null,
    });
  });

  it('stay where a request leaves them out, and go where it is empty', async () => {
    const { id } = await addOwn({ subtitle: 'For those who fold', audience: 'Everybody' });
    await update(id, { audience: '' });
    expect(await seen(id)).toMatchObject({ subtitle: 'For those who fold', audience: [] });
  });

  it('may be unfinished in a draft, not in a published course', async () => {
    const body = { ...courseForm, status: 'draft', outcomes: 'One\nTwo' } as const;
    const draft = await api.inject(createCourse, { body, as: teacher });
    expect(draft.status).toBe(200);
    const { status, body: refusal } = await update((await addOwn()).id, { outcomes: 'One\nTwo' });
    expect([status, refusal.Message]).toEqual([400, 'What You Will Learn Needs At Least 4 Lines']);
  });
});

describe('the promotional film', () => {
  let courseId: string;
  let lectureId: string;
  const filmOf = async (as?: Person) => (await seen(courseId, as)).promoLectureId;

  beforeEach(async () => {
    courseId = (await addOwn()).id;
    lectureId = (await addLecture(api.db, { courseId, isPreview: true, youtubeLink: 'https://youtu.be/1234567890a' }))
      .id;
  });

  it('is one of the previews that learners see, or none', async () => {
    expect((await update(courseId, { promoLectureId: lectureId })).status).toBe(200);
    expect(await filmOf()).toBe(lectureId);
    await update(courseId, {});
    expect(await filmOf()).toBe(lectureId);
    await update(courseId, { promoLectureId: '' });
    expect(await filmOf()).toBeNull();
  });

  it.each(['not a preview', 'a draft', 'of another course', 'no lecture', 'no id'])('is never %s', async (what) => {
    const other = await addOwn();
    const link = { youtubeLink: 'https://youtu.be/1234567890a', isPreview: true };
    const ids: Record<string, () => Promise<{ id: string }>> = {
      'not a preview': () => addLecture(api.db, { courseId, ...link, isPreview: false }),
      'a draft': () => addLecture(api.db, { courseId, ...link, status: 'draft' }),
      'of another course': () => addLecture(api.db, { courseId: other.id, ...link }),
    };
    const promoLectureId = (await ids[what]?.())?.id ?? (what === 'no id' ? "' or 1=1" : other.id);
    const { status, body } = await update(courseId, { promoLectureId });
    expect([status, body.Message]).toEqual([400, 'Promotional Film Must Be A Free Preview Of This Course']);
    expect(await filmOf()).toBeNull();
  });

  it('is not read for a course that does not exist yet', async () => {
    const body = { ...courseForm, status: 'draft', promoLectureId: lectureId } as const;
    const { status, body: created } = await api.inject(createCourse, { body, as: teacher });
    const [row] = await api.db.select().from(courses).where(eq(courses.id, created.Data!._id));
    expect([status, row!.promoLectureId]).toEqual([200, null]);
  });

  it('is none for visitors while it is no preview, and its choice stays for the teacher', async () => {
    await update(courseId, { promoLectureId: lectureId });
    const params = { courseId, lectureId };
    const form = { title: 'What a model sees', youtubeLink: 'https://youtu.be/1234567890a', isPreview: false };
    expect((await api.inject(updateLecture, { params, body: form as never, as: teacher })).status).toBe(200);
    expect(await filmOf()).toBeNull();
    expect(await filmOf(teacher)).toBe(lectureId);
    expect((await update(courseId, { promoLectureId: lectureId })).status).toBe(200);
    await api.db.update(lectures).set({ isPreview: true }).where(eq(lectures.id, lectureId));
    expect(await filmOf()).toBe(lectureId);
  });

  it('goes with its lecture, and the course stays', async () => {
    await update(courseId, { promoLectureId: lectureId });
    expect((await api.inject(deleteLecture, { params: { courseId, lectureId }, as: teacher })).status).toBe(200);
    const [row] = await api.db.select().from(courses).where(eq(courses.id, courseId));
    expect(row!.promoLectureId).toBeNull();
  });
});
