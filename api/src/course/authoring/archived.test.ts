import { deleteCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { createLecture, deleteLecture, retryVideo, updateLecture } from '@vidya/contracts/calls/lecture';
import { publishLectures, reorderLectures } from '@vidya/contracts/calls/structure';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';
import type { TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { publishWhatIsDue } from './publish-due.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

it('publishes none of its drafts by itself any more, and promises none', async () => {
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const learner = await api.signIn();
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
  await addLecture(api.db, { courseId, status: 'draft', publishAt: inDays(1) });
  await enrol(api.db, { userId: learner.id, courseId });
  const upcoming = async () =>
    (await api.inject(getCourse, { params: { courseId }, as: learner })).body.Data!.upcoming.length;
  expect(await upcoming()).toBe(1);
  await api.inject(deleteCourse, { params: { courseId }, as: teacher });
  expect(await publishWhatIsDue(api.db, inDays(2))).toBe(0);
  expect(await upcoming()).toBe(0);
});

it('stays as learners hold it, whatever tab is still open', async () => {
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const admin = await api.signIn({ role: 'ADMIN' });
  const learner = await api.signIn();
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
  const { id: lectureId } = await addLecture(api.db, { courseId, youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' });
  await enrol(api.db, { userId: learner.id, courseId });
  await api.inject(deleteCourse, { params: { courseId }, as: teacher });
  const [before, held] = [await api.db.select().from(lectures), await api.db.select().from(courses)];
  const form = { title: 'Other', description: '', youtubeLink: 'https://youtu.be/aqz-KE-bpKQ' };
  const words = { description: '', category: 'java', price: 1, discount: 0, level: 'Beginner', language: 'English' };
  const [course, lecture] = [{ courseId }, { courseId, lectureId }];
  for (const as of [teacher, admin]) {
    const writes = await Promise.all([
      api.inject(updateCourse, { params: course, body: { ...words, topic: 'Other' }, as }),
      api.inject(deleteCourse, { params: course, as }),
      api.inject(createLecture, { params: course, body: form, as }),
      api.inject(updateLecture, { params: lecture, body: form, as }),
      api.inject(deleteLecture, { params: lecture, as }),
      api.inject(retryVideo, { params: lecture, as }),
      api.inject(reorderLectures, { params: course, body: { lectureIds: [lectureId] }, as }),
      api.inject(publishLectures, { params: course, as }),
    ]);
    for (const { status, body } of writes)
      expect([status, body.Message]).toEqual([409, 'This Course Was Deleted: Its Learners Keep It As It Is']);
  }
  expect([await api.db.select().from(lectures), await api.db.select().from(courses)]).toEqual([before, held]);
});
