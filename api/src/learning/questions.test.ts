import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  type LectureQuestion,
  listQuestions,
} from '@vidya/contracts/calls/learning';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { learningLimits } from '@vidya/contracts/rules/course/learning-texts';
import { eq } from 'drizzle-orm';
import { lectureAnswers, lectureQuestions } from '../database/tables/schema-learning.ts';
import { users } from '../database/tables/schema-people.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { addCourse, addLecture, enrol } from '../testing/samples.ts';

let api: TestApi;
let teacher: Person;
let admin: Person;
let learner: Person;
let other: Person;
let at: { courseId: string; lectureId: string };

beforeAll(async () => {
  api = await startApi({ SITE_ORIGINS: 'https://vidya.example' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  admin = await api.signIn({ role: 'ADMIN' });
  learner = await api.signIn({ fullName: 'Asha Rao' });
  other = await api.signIn({ fullName: 'Nila Kumar' });
  const courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  at = { courseId, lectureId: (await addLecture(api.db, { courseId })).id };
  for (const { id: userId } of [learner, other]) await enrol(api.db, { userId, courseId });
});
afterAll(() => api.close());

const ask = (body: string, as = learner) => api.inject(askQuestion, { params: at, body: { body }, as });
const asked = async (body = 'Why does order matter?', as = learner) => (await ask(body, as)).body.Data!._id;
const answer = (questionId: string, body: string, as = teacher) =>
  api.inject(answerQuestion, { params: { ...at, questionId }, body: { body }, as });
const remove = (questionId: string, as: Person) => api.inject(deleteQuestion, { params: { ...at, questionId }, as });
const list = (as = learner, after?: string) =>
  api.inject(listQuestions, { params: at, query: { ...(after && { after }) }, as });
const listed = async (as = learner): Promise<LectureQuestion[]> => (await list(as)).body.Data!;
const mails = async () => {
  await api.jobs.drain();
  return api.mails;
};

it('tells nobody who may not answer any more', async () => {
  await api.db.update(users).set({ role: 'USER' }).where(eq(users.id, teacher.id));
  expect((await ask('Why does order matter?')).status).toBe(200);
  expect(await mails()).toEqual([]);
});

it('tells the instructor by mail, with a way to the lecture and without the asker’s name', async () => {
  await ask('Why does order matter?\n\nI tried both.');
  const [mail, ...more] = await mails();
  expect([mail!.to, mail!.subject, more]).toEqual([teacher.email, 'A question about What a model sees', []]);
  expect(mail!.text).toContain('Hello Meera Iyer,');
  expect(mail!.text).toContain('Why does order matter?\n\nI tried both.');
  expect(mail!.text).toContain(
    `https://vidya.example/viewLectures?courseId=${at.courseId}&lectureId=${at.lectureId}&tab=questions`,
  );
  expect(`${mail!.text}${mail!.html}`).not.toMatch(new RegExp(`Asha|Rao|${learner.email}|${learner.id}`));
});

it('tells the asker of each answer, and nobody else', async () => {
  const questionId = await asked();
  await mails();
  api.mails.length = 0;
  await answer(questionId, 'Because models read in order.');
  await answer(questionId, 'And stop early.', admin);
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual([learner.email, learner.email]);
  // Jobs run in no fixed order.
  const first = sent.find(({ text }) => text.includes('Because models read in order.'));
  expect(first!.text).toContain('Why does order matter?');
});

it('shows everybody on the course the question, its answers and who stands behind them', async () => {
  const questionId = await asked();
  await answer(questionId, 'Because.');
  await answer(questionId, 'And so.', admin);
  const own = await listed(learner);
  expect(own).toEqual([
    {
      _id: questionId,
      body: 'Why does order matter?',
      askedAt: expect.any(String),
      isOwn: true,
      canDelete: false,
      answers: [
        { _id: expect.any(String), by: 'instructor', body: 'Because.', answeredAt: expect.any(String) },
        { _id: expect.any(String), by: 'admin', body: 'And so.', answeredAt: expect.any(String) },
      ],
    },
  ]);
  expect(await listed(other)).toEqual([{ ...own[0], isOwn: false }]);
  expect(await listed(teacher)).toEqual([{ ...own[0], isOwn: false, canDelete: true }]);
});

it('lets the asker take a question back until it has an answer; staff remove any', async () => {
  const [open, answered] = [await asked('One?'), await asked('Two?')];
  expect((await answer(answered, 'Two.')).body.Data).toMatchObject({ canDelete: true });
  expect((await remove(open, other)).status).toBe(403);
  expect((await remove(open, learner)).status).toBe(200);
  const refused = await remove(answered, learner);
  expect([refused.status, refused.body.Message]).toEqual([409, 'An Answered Question Can Not Be Deleted']);
  expect((await remove(answered, teacher)).status).toBe(200);
  expect((await remove(answered, teacher)).status).toBe(404);
  expect(await api.db.select().from(lectureAnswers)).toEqual([]);
});

it('comes a page at a time, newest first, and says how many there are', async () => {
  const body = Array.from({ length: learningLimits.questionsAtOnce + 3 }, (_, index) => `Question ${index}?`);
  const asking = { userId: other.id, lectureId: at.lectureId };
  // All share one timestamp, so the order must be total.
  await api.db.insert(lectureQuestions).values(body.map((each) => ({ ...asking, body: each })));
  const first = await list();
  const second = await list(learner, first.body.Data!.at(-1)!._id);
  expect([first.body.Data!.length, first.body.Total]).toEqual([learningLimits.questionsAtOnce, body.length]);
  const all = [...first.body.Data!, ...second.body.Data!].map((each) => each.body);
  expect(all.toSorted()).toEqual(body.toSorted());
});

it.each([
  ['', 'Question Is Missing', 'Answer Is Missing'],
  ['x'.repeat(5_000), 'Question Is Too Long, At Most 1000 Characters', 'Answer Is Too Long, At Most 4000 Characters'],
])('refuses what is blank or too long, and mails nothing', async (body, question, reply) => {
  const questionId = await asked();
  await mails();
  api.mails.length = 0;
  const [refused, unanswered] = [await ask(body), await answer(questionId, body)];
  expect([refused.status, refused.body.Message]).toEqual([400, question]);
  expect([unanswered.status, unanswered.body.Message]).toEqual([400, reply]);
  expect(await mails()).toEqual([]);
});

it('keeps scripts text, on the page and in the mail', async () => {
  const body = '</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
  await ask(body);
  expect((await listed())[0]!.body).toBe(body);
  const { html } = (await mails())[0]!;
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/<script|<a [^>]*javascript:/i);
});

it('writes to nobody who is deleted', async () => {
  const questionId = await asked();
  await mails();
  api.mails.length = 0;
  await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, teacher.id));
  await ask('Is anybody there?');
  await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, learner.id));
  await answer(questionId, 'Yes.', admin);
  expect(await mails()).toEqual([]);
});

it('slows down whoever asks without end, and mails no more', async () => {
  const slow = await startApi({ REQUESTS_PER_MINUTE: '1000' });
  try {
    const owner = await slow.signIn({ role: 'INSTRUCTOR' });
    const asker = await slow.signIn();
    const courseId = (await addCourse(slow.db, { instructorId: owner.id })).id;
    const params = { courseId, lectureId: (await addLecture(slow.db, { courseId })).id };
    await enrol(slow.db, { userId: asker.id, courseId });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await slow.inject(askQuestion, { params, body: { body: 'Why?' }, as: asker })).status);
    }
    await slow.jobs.drain();
    expect([statuses, slow.mails.length]).toEqual([[200, 200, 200, 200, 200, 429], 5]);
  } finally {
    await slow.close();
  }
});

it('goes with whoever asked; answers go with whoever gave them', async () => {
  const [own, others] = [await asked('Mine?'), await asked('Theirs?', other)];
  await answer(own, 'Yes.');
  await answer(others, 'No.');
  await api.inject(deleteUserOrInstructor, { body: { userId: learner.id }, as: admin });
  expect((await listed(other)).map(({ body }) => body)).toEqual(['Theirs?']);
  await api.inject(deleteUserOrInstructor, { body: { userId: teacher.id }, as: admin });
  expect(await listed(other)).toEqual([expect.objectContaining({ body: 'Theirs?', answers: [], canDelete: true })]);
});
