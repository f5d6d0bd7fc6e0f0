import type { Call, CallInput, CallShape } from '@vidya/contracts/calls/call';
import { deleteCourse, updateCourse } from '@vidya/contracts/calls/course';
import { answerQuestion, deleteQuestion } from '@vidya/contracts/calls/learning';
import { createLecture, deleteLecture, retryVideo, updateLecture } from '@vidya/contracts/calls/lecture';
import { setCourseParts } from '@vidya/contracts/calls/ledger/earnings';
import { createSection, duplicateCourse, importOutline, reorderLectures } from '@vidya/contracts/calls/structure';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.ts';
import { lectureQuestions } from '../../database/tables/schema-learning.ts';
import { lectureMedia, lectures } from '../../database/tables/schema-lectures.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addPackage } from '../../testing/packages.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  owner = await api.signIn({ role: 'INSTRUCTOR' });
  admin = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

const course = {
  topic: 'Prompting that works',
  description: 'Write prompts that give the same good answer twice, and know exactly why they do.',
  category: 'generative-ai',
  price: 1_499,
  discount: 40,
  level: 'Beginner',
  language: 'English',
} as const;
const lecture = { title: 'Tokens', description: '', youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' };
const body = { body: 'Because models read in order.' };

/** A person's course with a failed lecture, a lecture before it, and a question there. */
async function world(instructorId: string, given: { status?: 'draft' } = {}) {
  const { db } = api;
  const { id: courseId } = await addCourse(db, { instructorId, thumbnail: `${'b'.repeat(64)}.webp`, ...given });
  const { id: lectureId } = await addLecture(db, { courseId });
  const { id: failedId } = await addLecture(db, { courseId, position: 2, title: 'Order', state: 'failed' });
  const file = { kind: 'original' as const, type: 'video/mp4', storageKey: `${'a'.repeat(64)}.mp4`, bytes: 9 };
  await db.insert(lectureMedia).values({ lectureId: failedId, ...file });
  const learner = await api.signIn();
  const asked = { userId: learner.id, lectureId, body: 'Why?' };
  const [question] = await db.insert(lectureQuestions).values(asked).returning();
  return { courseId, instructorId, lectureId, failedId, questionId: question!.id, learner };
}
type World = Awaited<ReturnType<typeof world>>;
type Send = (w: World, as: Person) => Promise<{ status: number; body: { Message: string } }>;

const action =
  <S extends CallShape>(call: Call<S>, input: (w: World) => Partial<CallInput<S>>): Send =>
  (w, as) =>
    api.inject(call, { ...input(w), as });

const place = ({ courseId, lectureId }: World) => ({ courseId, lectureId });
const question = ({ questionId, ...w }: World) => ({ ...place({ questionId, ...w }), questionId });

const actions: [action: string, about: keyof World, details: object, send: Send][] = [
  [
    'course.changed',
    'courseId',
    { isPublished: false },
    action(updateCourse, ({ courseId }) => ({ params: { courseId }, body: course })),
  ],
  [
    'course.deleted',
    'courseId',
    { isArchived: false },
    action(deleteCourse, ({ courseId }) => ({ params: { courseId } })),
  ],
  [
    'lecture.changed',
    'lectureId',
    { lecture: 'Tokens' },
    action(updateLecture, (w) => ({ params: place(w), body: lecture })),
  ],
  [
    'lecture.deleted',
    'lectureId',
    { lecture: 'What a model sees' },
    action(deleteLecture, (w) => ({ params: place(w) })),
  ],
  [
    'lectures.reordered',
    'courseId',
    {},
    action(reorderLectures, ({ courseId, lectureId, failedId }) => ({
      params: { courseId },
      body: { lectureIds: [failedId, lectureId] },
    })),
  ],
  [
    'course.divided',
    'courseId',
    { parts: '100' },
    action(setCourseParts, ({ courseId, instructorId }) => ({
      params: { courseId },
      body: { parts: [{ instructorId, percent: 100 }] },
    })),
  ],
  ['course.duplicated', 'courseId', {}, action(duplicateCourse, ({ courseId }) => ({ params: { courseId } }))],
  [
    'sections.changed',
    'courseId',
    {},
    action(createSection, ({ courseId }) => ({ params: { courseId }, body: { title: 'Second steps', goal: '' } })),
  ],
  [
    'outline.imported',
    'courseId',
    {},
    async ({ courseId }, as) => {
      const uploadId = await addPackage(api, { userId: as.id, courseId }, `title,link\nA,${lecture.youtubeLink}\n`);
      return api.inject(importOutline, { params: { courseId }, body: { uploadId }, as });
    },
  ],
  [
    'video.retried',
    'failedId',
    { lecture: 'Order' },
    action(retryVideo, ({ courseId, failedId }) => ({ params: { courseId, lectureId: failedId } })),
  ],
  [
    'question.answered',
    'questionId',
    { lecture: 'What a model sees' },
    action(answerQuestion, (w) => ({ params: question(w), body: body })),
  ],
  [
    'question.deleted',
    'questionId',
    { lecture: 'What a model sees' },
    action(deleteQuestion, (w) => ({ params: question(w) })),
  ],
];
const entries = () => api.db.select().from(auditLog);

it.each(actions)(
  '%s leaves one entry of an administrator, and none of the owner',
  async (action, about, details, send) => {
    const theirs = await world(owner.id);
    expect(await send(theirs, owner)).toMatchObject({ status: 200 });
    expect(await entries()).toEqual([]);

    const others = await world(owner.id);
    expect(await send(others, admin)).toMatchObject({ status: 200 });
    const expected = { course: 'Prompting that works', courseId: others.courseId, ...details };
    const subjectKind = about === 'failedId' ? 'lecture' : about.replace('Id', '');
    expect(await entries()).toEqual([
      expect.objectContaining({ actorId: admin.id, action, subjectKind, subjectId: others[about], details: expected }),
    ]);
  },
);

it.each(actions)('%s leaves none at an administrator’s own course', async (_action, _about, _details, send) => {
  expect(await send(await world(admin.id), admin)).toMatchObject({ status: 200 });
  expect(await entries()).toEqual([]);
});

it.each(actions)('%s does not happen where its entry can not be written', async (_action, _about, _details, send) => {
  const w = await world(owner.id);
  const rows = async () => [
    await api.db.select({ id: lectures.id, title: lectures.title, state: lectures.state }).from(lectures),
    await rowsOf(api.db, sql`select title, status from courses`),
    await rowsOf(api.db, sql`select id from lecture_questions`),
    await rowsOf(api.db, sql`select id from lecture_answers`),
  ];
  const before = await rows();
  await api.db.execute(sql`alter table audit_log add constraint shut check (action = '') not valid`);
  try {
    expect((await send(w, admin)).status).toBe(500);
  } finally {
    await api.db.execute(sql`alter table audit_log drop constraint shut`);
  }
  expect(await rows()).toEqual(before);
  await api.jobs.drain();
  expect(api.mails).toEqual([]);
});

it('names a new lecture, and where a course was published or put away', async () => {
  const draft = await world(owner.id, { status: 'draft' });
  const { courseId } = draft;
  const created = await api.inject(createLecture, { params: { courseId }, body: lecture, as: admin });
  await api.inject(updateCourse, { params: { courseId }, body: { ...course, status: 'published' }, as: admin });
  await enrol(api.db, { userId: draft.learner.id, courseId });
  await api.inject(deleteCourse, { params: { courseId }, as: admin });
  const found = (await entries()).toSorted((a, b) => +a.createdAt - +b.createdAt);
  expect(found).toEqual([
    expect.objectContaining({ action: 'lecture.created', subjectId: created.body.Data!.lectureId }),
    expect.objectContaining({ action: 'course.changed', details: expect.objectContaining({ isPublished: true }) }),
    expect.objectContaining({ action: 'course.deleted', details: expect.objectContaining({ isArchived: true }) }),
  ]);
});
