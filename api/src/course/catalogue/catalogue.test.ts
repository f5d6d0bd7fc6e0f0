import {
  listCategoryCourses,
  listCourses,
  listInstructorCourses,
  suggestCourses,
} from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import { users } from '../../database/tables/schema-people.ts';
import type { TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, addRating, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: { id: string };

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  const [row] = await api.db
    .insert(users)
    .values({ email: 'meera@vidya.example', fullName: 'Meera Iyer', role: 'INSTRUCTOR' })
    .returning();
  teacher = row!;
});
afterAll(() => api.close());

const add = (given: Partial<Parameters<typeof addCourse>[1]> = {}) =>
  addCourse(api.db, { instructorId: teacher.id, ...given });
const titles = async (query: object): Promise<string[]> =>
  (await api.inject(listCourses, { query })).body.Data!.map(({ topic }) => topic);

describe('listCourses', () => {
  it('orders by each tab, and the same way every time', async () => {
    await add({ title: 'Loved by few', rating: 5, ratingCount: 2, ratingSum: 10, createdAt: inDays(-3) });
    await add({ title: 'Known to many', rating: 4, ratingCount: 10, ratingSum: 40, createdAt: inDays(-2) });
    await add({ title: 'Loved by more', rating: 5, ratingCount: 3, ratingSum: 15, createdAt: inDays(-4) });
    await add({ title: 'Just arrived', createdAt: inDays(-1) });
    expect(await titles({ sort: 'mostPopular' })).toEqual([
      'Known to many',
      'Loved by more',
      'Loved by few',
      'Just arrived',
    ]);
    expect(await titles({ sort: 'topRated' })).toEqual([
      'Loved by more',
      'Loved by few',
      'Known to many',
      'Just arrived',
    ]);
    expect(await titles({ sort: 'new' })).toEqual(['Just arrived', 'Known to many', 'Loved by few', 'Loved by more']);
  });

  it('puts every course on exactly one page when all are equal, and counts them all', async () => {
    const createdAt = inDays(-1);
    for (let number = 1; number <= 19; number += 1) await add({ title: `Course ${number}`, createdAt });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => api.inject(listCourses, { query: { sort: 'mostPopular', page } })),
    );
    expect(pages.map(({ body }) => body.Data!.length)).toEqual([8, 8, 3, 0]);
    expect(pages.map(({ body }) => body.Total)).toEqual([19, 19, 19, 19]);
    expect(new Set(pages.flatMap(({ body }) => body.Data!.map(({ _id }) => _id))).size).toBe(19);
    expect((await api.inject(listCourses)).body.Data).toHaveLength(19);
  });

  it('shows neither drafts nor archived courses, and no media address', async () => {
    const shown = await add();
    await addLecture(api.db, { courseId: shown.id });
    await add({ title: 'Half-written', status: 'draft' });
    await add({ title: 'Gone', status: 'archived' });
    const { body } = await api.inject(listCourses);
    expect(body.Data).toMatchObject([
      { _id: shown.id, topic: shown.title, createdBy: 'Meera Iyer', noOfLectures: 1, userRating: 0 },
    ]);
    expect(Object.keys(body.Data![0]!)).not.toContain('lectures');
  });

  it('finds words, parts of words, misspelt words, instructors and categories', async () => {
    await add({ title: 'React from zero', category: 'web-development', description: '<p>Hooks and state</p>' });
    await add({ title: 'Kubernetes in production', category: 'cloud-computing', instructorName: 'Dev Anand' });
    await add({ title: '100% of SQL', category: 'mysql' });
    expect(await titles({ q: 'react' })).toEqual(['React from zero']);
    expect(await titles({ q: 'REAC' })).toEqual(['React from zero']);
    expect(await titles({ q: 'kubernets' })).toEqual(['Kubernetes in production']);
    expect(await titles({ q: 'hook' })).toEqual(['React from zero']);
    expect(await titles({ q: 'dev anand' })).toEqual(['Kubernetes in production']);
    expect(await titles({ q: 'cloud comp' })).toEqual(['Kubernetes in production']);
    expect(await titles({ q: '100%' })).toEqual(['100% of SQL']);
    expect(await titles({ q: '%' })).toEqual([]);
    expect(await titles({ q: `'); drop table courses; --\0` })).toEqual([]);
  });

  it('narrows by category, level, language and price', async () => {
    await add({ title: 'Free by discount', discount: 100, category: 'c++', level: 'Advance', language: 'Hindi' });
    await add({ title: 'Free by price', price: 0, discount: 0, category: 'ui-ux' });
    await add({ title: 'Almost free', price: 10, discount: 90 });
    expect((await titles({ price: 'free', sort: 'new' })).toSorted()).toEqual(['Free by discount', 'Free by price']);
    expect(await titles({ price: 'paid' })).toEqual(['Almost free']);
    expect(await titles({ category: 'C++' })).toEqual(['Free by discount']);
    expect(await titles({ category: 'UI/UX' })).toEqual(['Free by price']);
    expect(await titles({ level: 'Advance', language: 'Hindi', q: '', page: '' })).toEqual(['Free by discount']);
  });

  it.each([{ sort: 'random' }, { page: 0 }, { limit: 51 }, { page: 'two' }])('refuses %o', async (query) => {
    expect((await api.inject(listCourses, { query: query as object })).status).toBe(400);
  });

  it('sends an unchanged list to visitors only once', async () => {
    await add();
    const first = await api.inject(listCourses, { query: { page: 1 } });
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const second = await api.app.inject({ url: '/api/v1/course?page=1', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    await add({ title: 'One more' });
    expect((await api.app.inject({ url: '/api/v1/course/?page=1', headers })).statusCode).toBe(200);
  });

  it("lays the caller's own ratings over the list", async () => {
    const [rated, other] = [await add({ title: 'Rated' }), await add({ title: 'Other' })];
    const learner = await api.signIn();
    await addRating(api.db, { userId: learner.id, courseId: rated.id, value: 4.5 });
    const { body } = await api.inject(listCourses, { as: learner });
    expect(new Map(body.Data!.map(({ _id, userRating }) => [_id, userRating]))).toEqual(
      new Map([
        [rated.id, 4.5],
        [other.id, 0],
      ]),
    );
    expect(body.Total).toBe(2);
  });
});

describe('the other lists', () => {
  it('listCategoryCourses answers under Course, without a token', async () => {
    await add({ category: 'c++', title: 'Pointers' });
    await add({ category: 'java' });
    const { body } = await api.inject(listCategoryCourses, { body: { category: 'c++' } });
    expect(body.Data!.Course.map(({ topic }) => topic)).toEqual(['Pointers']);
    expect((await api.inject(listCategoryCourses, { body: { category: 'nobody-knows' } })).body.Data).toEqual({
      Course: [],
    });
  });

  it('listCourses answers the same courses of a category: pages rendered on the server begin with them', async () => {
    await add({ category: 'java', title: 'Threads' });
    await add({ category: 'java', title: 'Streams' });
    const { body: post } = await api.inject(listCategoryCourses, { body: { category: 'java' } });
    const { body: get } = await api.inject(listCourses, { query: { category: 'java' } });
    expect(post.Data!.Course).toHaveLength(2);
    expect(get.Data).toEqual(post.Data!.Course);
  });

  it('listInstructorCourses answers what that instructor has published', async () => {
    await add({ title: 'Mine' });
    await add({ title: 'Draft', status: 'draft' });
    const { body } = await api.inject(listInstructorCourses, { body: { instructorId: teacher.id } });
    expect(body.Data!.map(({ topic }) => topic)).toEqual(['Mine']);
    expect([body.Total, body.Meta]).toEqual([1, { noOfRatings: 0 }]);
    expect((await api.inject(listInstructorCourses, { body: { instructorId: 'x' } })).body.Data).toEqual([]);
  });

  it('listInstructorCourses sends the newest and counts them all', async () => {
    for (let number = 1; number <= 26; number += 1) await add({ createdAt: inDays(-number), ratingCount: number });
    const { body } = await api.inject(listInstructorCourses, { body: { instructorId: teacher.id } });
    expect(body.Data!.map(({ noOfRatings }) => noOfRatings)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    );
    expect([body.Total, body.Meta]).toEqual([26, { noOfRatings: 351 }]);
  });

  it('suggestCourses needs two characters and groups what it finds', async () => {
    const jaya = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Jaya Rao' });
    const course = await add({
      title: 'Java for banks',
      category: 'java',
      instructorName: 'Jaya Rao',
      instructorId: jaya.id,
    });
    await api.signIn({ role: 'INSTRUCTOR', fullName: 'Jay Without Courses' });
    expect((await api.inject(suggestCourses, { query: { q: 'j' } })).body.Data).toEqual([]);
    expect((await api.inject(suggestCourses, { query: { q: 'ja' } })).body.Data).toEqual([
      { kind: 'course', label: 'Java for banks', key: course.id },
      { kind: 'category', label: 'Java', key: 'java' },
      { kind: 'instructor', label: 'Jaya Rao', key: 'Jaya Rao' },
    ]);
  });
});

describe('getCourse', () => {
  it('tells all about a course but where its media are and who rated it', async () => {
    const course = await add({ description: '<p onclick="x()">Hello</p><script>1</script>' });
    const lecture = await addLecture(api.db, { courseId: course.id, youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' });
    const learner = await api.signIn();
    await addRating(api.db, { userId: learner.id, courseId: course.id, value: 4, comment: 'Clear' });
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    const { body } = await api.inject(getCourse, { params: { courseId: course.id } });
    expect(body.Data).toMatchObject({
      description: '<p>Hello</p>',
      lectures: [{ _id: lecture.id, title: lecture.title, durationSeconds: 100, isPreview: false }],
      allRatings: [{ value: 4, comment: 'Clear' }],
      enrolledCount: 1,
      enrolment: null,
    });
    expect(JSON.stringify(body)).not.toContain(learner.id);
    expect(JSON.stringify(body)).not.toContain('youtu');
  });

  it('tells a learner what they hold', async () => {
    const course = await add();
    const [learner, late, refunded] = [await api.signIn(), await api.signIn(), await api.signIn()];
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    await enrol(api.db, { userId: late.id, courseId: course.id, expiresAt: inDays(-1) });
    await enrol(api.db, { userId: refunded.id, courseId: course.id, status: 'refunded' });
    const enrolmentOf = async (as: typeof learner) =>
      (await api.inject(getCourse, { params: { courseId: course.id }, as })).body.Data!.enrolment;
    expect(await enrolmentOf(learner)).toMatchObject({ isExpired: false, progress: 0 });
    expect(await enrolmentOf(late)).toMatchObject({ isExpired: true });
    expect(await enrolmentOf(refunded)).toBeNull();
  });

  it('hides drafts from all but their owner and administrators, archived courses from all but their holders too', async () => {
    const owner = await api.resume({ ...teacher, email: '', fullName: '' });
    const [admin, rival, learner, stranger] = [
      await api.signIn({ role: 'ADMIN' }),
      await api.signIn({ role: 'INSTRUCTOR' }),
      await api.signIn(),
      await api.signIn(),
    ];
    const [draft, archived] = [await add({ status: 'draft' }), await add({ status: 'archived' })];
    await enrol(api.db, { userId: learner.id, courseId: archived.id });
    const statuses = async (courseId: string) =>
      (
        await Promise.all(
          [owner, admin, rival, learner, stranger, undefined].map((as) =>
            api.inject(getCourse, { params: { courseId }, ...(as && { as }) }),
          ),
        )
      ).map(({ status }) => status);
    expect(await statuses(draft.id)).toEqual([200, 200, 404, 404, 404, 404]);
    expect(await statuses(archived.id)).toEqual([200, 200, 404, 200, 404, 404]);
  });

  it('answers 404 for ids that are none', async () => {
    const { status, body } = await api.inject(getCourse, { params: { courseId: 'no-such-course' } });
    expect([status, body.Message]).toEqual([404, 'Error In Getting Course Details']);
  });
});
