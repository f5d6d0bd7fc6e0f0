import { deleteAccount } from '@vidya/contracts/calls/account';
import { addNote, deleteNote, editNote, listNotes } from '@vidya/contracts/calls/learning';
import { deleteLecture } from '@vidya/contracts/calls/lecture';
import { learningLimits } from '@vidya/contracts/rules/course/learning-texts';
import { lectureNotes } from '../database/tables/schema-learning.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { addCourse, addLecture, enrol } from '../testing/samples.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let at: { courseId: string; lectureId: string };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  const courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  const lectureId = (await addLecture(api.db, { courseId, durationSeconds: 100 })).id;
  await enrol(api.db, { userId: learner.id, courseId });
  at = { courseId, lectureId };
});
afterAll(() => api.close());

const add = (body: string, atSeconds = 0, as = learner) =>
  api.inject(addNote, { params: at, body: { atSeconds, body }, as });
const list = async (as = learner) => (await api.inject(listNotes, { params: at, as })).body.Data!;
const stored = () => api.db.select().from(lectureNotes);

it('keeps notes in the order of the video, in whole seconds within it', async () => {
  await add('later', 70.9);
  await add('  earlier\0 ', 12);
  await add('behind the end', 5_000);
  const notes = await list();
  expect(notes.map(({ atSeconds, body }) => [atSeconds, body])).toEqual([
    [12, 'earlier'],
    [70, 'later'],
    [100, 'behind the end'],
  ]);
});

it('changes and removes a note', async () => {
  const noteId = (await add('first thought', 5)).body.Data!._id;
  const edited = await api.inject(editNote, { params: { ...at, noteId }, body: { body: 'second' }, as: learner });
  expect(edited.body.Data).toMatchObject({ _id: noteId, atSeconds: 5, body: 'second' });
  const gone = await api.inject(deleteNote, { params: { ...at, noteId }, as: learner });
  expect([gone.status, await list()]).toEqual([200, []]);
  const again = await api.inject(deleteNote, { params: { ...at, noteId }, as: learner });
  expect([again.status, again.body.Message]).toEqual([404, 'Note Not Found']);
});

it.each([
  ['', 'Note Is Missing'],
  [' \n ', 'Note Is Missing'],
  ['x'.repeat(learningLimits.note + 1), 'Note Is Too Long, At Most 2000 Characters'],
])('refuses a note in words, however it was sent', async (body, message) => {
  const added = await add(body);
  expect([added.status, added.body.Message]).toEqual([400, message]);
  const noteId = (await add('good')).body.Data!._id;
  const edited = await api.inject(editNote, { params: { ...at, noteId }, body: { body }, as: learner });
  expect([edited.status, edited.body.Message]).toEqual([400, message]);
  expect((await list()).map((note) => note.body)).toEqual(['good']);
});

it('takes a note of exactly the limit, white space not counted', async () => {
  expect((await add(` ${'x'.repeat(learningLimits.note)} `)).status).toBe(200);
});

it('holds so many notes beside one lecture, and no more', async () => {
  const note = { userId: learner.id, lectureId: at.lectureId, body: 'a note' };
  await api.db.insert(lectureNotes).values(Array.from({ length: learningLimits.notesPerLecture - 1 }, () => note));
  expect((await add('the last one')).status).toBe(200);
  expect((await add('one more')).status).toBe(409);
});

it('keeps what looks like a script as the text it is', async () => {
  const body = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  await add(body);
  expect((await list())[0]!.body).toBe(body);
});

it('goes with its lecture and with its writer', async () => {
  await add('mine');
  await add('the teacher’s', 0, teacher);
  expect((await api.inject(deleteAccount, { as: learner })).status).toBe(200);
  expect((await stored()).map(({ body }) => body)).toEqual(['the teacher’s']);
  await api.inject(deleteLecture, { params: at, as: teacher });
  expect(await stored()).toEqual([]);
});

it('slows down whoever writes without end', async () => {
  const slow = await startApi({ REQUESTS_PER_MINUTE: '1000' });
  try {
    const owner = await slow.signIn({ role: 'INSTRUCTOR' });
    const courseId = (await addCourse(slow.db, { instructorId: owner.id })).id;
    const params = { courseId, lectureId: (await addLecture(slow.db, { courseId })).id };
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await slow.inject(addNote, { params, body: { atSeconds: 0, body: 'a note' }, as: owner })).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  } finally {
    await slow.close();
  }
});
