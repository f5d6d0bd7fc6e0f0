import {
  listCategoryCourses,
  listCourseAddresses,
  listCourses,
  listCreatedCourses,
  listInstructorCourses,
  listSubscribedCourses,
  suggestCourses,
} from '@vidya/contracts/calls/catalogue';
import { type CourseForm, createCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { listLectures } from '@vidya/contracts/calls/lecture';
import { createOrder } from '@vidya/contracts/calls/payment';
import { getPreview } from '@vidya/contracts/calls/watching';
import { limits } from '@vidya/contracts/rules/limits';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Person } from '../../testing/api.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { openShop } from '../../testing/shop.ts';

const shop = openShop();
let teacher: Person;
let holder: Person;
let courseId: string;
let lectureId: string;

beforeEach(async () => {
  const { api } = shop;
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  holder = await api.signIn();
  const given = { title: 'Monsoon harvests', thumbnail: 'a.webp', thumbnailSmall: 'b.webp' };
  courseId = (await addCourse(api.db, { instructorId: teacher.id, ...given })).id;
  lectureId = (await addLecture(api.db, { courseId, isPreview: true })).id;
  await enrol(api.db, { userId: holder.id, courseId });
});

const change = (form: Partial<CourseForm>, as: Person = teacher) =>
  shop.api.inject(updateCourse, { params: { courseId }, body: form as CourseForm, as });
const unpublish = (as?: Person) => change({ status: 'unpublished' }, as);
const order = () => shop.api.inject(createOrder, { body: { courseId }, as: shop.learner });
/** How often the course shows up in each place where a person could find it. */
const found = async () => {
  const { inject } = shop.api;
  const lists = await Promise.all([
    inject(listCourses, { query: { q: 'monsoon' } }),
    inject(listCourses, { query: {} }),
    inject(listCategoryCourses, { body: { category: 'generative-ai' } }),
    inject(listInstructorCourses, { body: { instructorId: teacher.id } }),
    inject(suggestCourses, { query: { q: 'monsoon' } }),
    inject(listCourseAddresses, { query: {} }),
  ]);
  return lists.map(({ body }) => JSON.stringify(body.Data).split(courseId).length - 1);
};

describe('an unpublished course', () => {
  it('is gone from every list, from search and from the sitemap, and comes back when it is published again', async () => {
    expect(await found()).toEqual([1, 1, 1, 1, 1, 1]);
    expect((await unpublish()).body.Data!.updatedCourse.status).toBe('unpublished');
    expect(await found()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await shop.api.inject(getCourse, { params: { courseId } })).status).toBe(404);
    expect((await shop.api.inject(getPreview, { params: { courseId, lectureId } })).status).toBe(404);
    expect((await change({ status: 'published' })).body.Data!.updatedCourse.status).toBe('published');
    expect(await found()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('stays with those who hold it, and with those who made it', async () => {
    await unpublish();
    const { inject } = shop.api;
    expect((await inject(getCourse, { params: { courseId }, as: holder })).body.Data!.status).toBe('unpublished');
    expect((await inject(listLectures, { params: { courseId }, as: holder })).body.Data!.lectures).toHaveLength(1);
    expect((await inject(listSubscribedCourses, { as: holder })).body.Data).toMatchObject([{ _id: courseId }]);
    expect((await inject(listCreatedCourses, { as: teacher })).body.Data).toMatchObject([{ status: 'unpublished' }]);
    expect((await inject(getCourse, { params: { courseId }, as: shop.learner })).status).toBe(404);
  });

  it('keeps its words, its price of nothing as well, and is edited by the rules of a whole course', async () => {
    await change({ price: 0, discount: 0 });
    await unpublish();
    expect((await change({ topic: 'Mon' })).status).toBe(400);
    expect((await change({ topic: 'Monsoon harvests, again' })).body.Data!.updatedCourse).toMatchObject({
      status: 'unpublished',
      topic: 'Monsoon harvests, again',
      price: 0,
    });
    expect((await change({ status: 'published' })).status).toBe(200);
  });

  it('is unpublished with a description of any length that editing allows', async () => {
    await change({ description: 'd'.repeat(limits.description.maxOnEdit) });
    expect((await unpublish()).body.Data!.updatedCourse.status).toBe('unpublished');
  });

  it('is unpublished by its owner and by administrators, whose doing leaves a trace', async () => {
    const rival = await shop.api.signIn({ role: 'INSTRUCTOR' });
    const admin = await shop.api.signIn({ role: 'ADMIN' });
    const responses = [await unpublish(rival), await unpublish(holder), await unpublish(admin)];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 200]);
    expect(await shop.api.db.select().from(auditLog)).toMatchObject([
      { action: 'course.changed', details: { isPublished: false, isUnpublished: true } },
    ]);
  });

  it('never was a draft, and a draft is never unpublished', async () => {
    await unpublish();
    expect((await change({ status: 'draft' })).body.Data!.updatedCourse.status).toBe('unpublished');
    const draft = { topic: 'Half a course', status: 'draft' } as CourseForm;
    const { body } = await shop.api.inject(createCourse, { body: draft, as: teacher });
    const params = { courseId: body.Data!._id };
    const form = { status: 'unpublished' } as CourseForm;
    const after = await shop.api.inject(updateCourse, { params, body: form, as: teacher });
    expect(after.body.Data!.updatedCourse.status).toBe('draft');
    const made = { topic: 'Half a course', status: 'unpublished' } as CourseForm;
    expect((await shop.api.inject(createCourse, { body: made, as: teacher })).status).toBe(400);
  });
});

it('is not to be paid any more, also where an order was opened before', async () => {
  expect((await order()).status).toBe(200);
  await unpublish();
  expect((await order()).status).toBe(404);
});
