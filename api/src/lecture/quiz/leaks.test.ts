import { type SavedAnswer, tryQuiz } from '@vidya/contracts/calls/quiz';
import { Agent } from '../../http/in-process.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addQuiz, quizTaker } from '../../testing/quiz.ts';
import { addCourse, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id, instructorName: 'Meera' })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

/** Each question with `needle` in all that learners may not read, and `shown` in all that they do. */
const questions = `// needle
// [tag:needle]
::needle:: Shown 1 {=shown # needle ~shown too # needle #### needle}

// [tag:needle]
Shown 2 {~%50%shown # needle ~%50%shown too ~shown wrong # needle #### needle}

Shown 3 {T # needle #### needle}

Shown 4 {#73196.25:0.5 shown #### needle}

Shown 5 {=needle =needle two #### needle}

Shown 6 {
>shown
>shown too
#### needle
}

Shown 7 {=shown -> shown right =shown too -> shown left #### needle}

Shown 8 {=needle =needle two #### needle} shown {=needle three} shown.
`;

const secrets = ['needle', '73196', 'isRight', 'isTrue', 'accepted', 'tolerance', 'hundredths'];

/** Every byte of every GET of this course that the site has, for one person. */
async function readAll(params: Record<string, string>, as: Agent): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const { method, url } of api.app.accessTable) {
    if (method !== 'GET' || url.includes('/docs')) continue;
    const filled = url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1');
    // oxlint-disable-next-line no-await-in-loop
    const { payload, headers } = await api.app.inject({
      method: 'GET',
      url: `${filled}?q=shown&search=shown&lectureId=${params['lectureId']}`,
      headers: as.headers,
    });
    read.set(url, `${JSON.stringify(headers)}${payload}`);
  }
  return read;
}

it('says what is right in no byte that a learner or a stranger can read, before, in and after an attempt', async () => {
  const lectureId = await addQuiz(api, { courseId, as: teacher, questions, mode: 'graded', reveal: 'never' });
  const { start, save, submit } = quizTaker(api, { courseId, lectureId }, learner);
  const params = { courseId, lectureId, attemptId: courseId, format: 'gift' };
  const strangers = [new Agent(), await api.signIn(), await api.signIn({ role: 'INSTRUCTOR' })];
  const read: unknown[] = [];
  const look = async (): Promise<void> => {
    for (const as of [await api.resume(learner), ...strangers]) read.push(...(await readAll(params, as)));
    const tried = await api.inject(tryQuiz, { params, body: { answers: [] }, as: learner });
    read.push(tried);
  };
  await look();
  const attempt = (await start()).body.Data!;
  params.attemptId = attempt._id;
  const answers: SavedAnswer[] = attempt.questions.map(({ _id: questionId, body }, sequence) => {
    const of = { questionId, sequence, isFinal: true };
    if (body.type === 'order') return { ...of, answer: { type: 'order', order: [0, 1] } };
    if (body.type === 'match') return { ...of, answer: { type: 'match', rights: [0, 1] } };
    if (body.type === 'gaps') return { ...of, answer: { type: 'gaps', texts: ['x', 'y'] } };
    if (body.type === 'choice') return { ...of, answer: { type: 'choice', chosen: [0] } };
    return { ...of, answer: { type: 'number', text: '1' } };
  });
  const fitting = answers.filter((_, at) => at !== 2 && at !== 4);
  read.push(attempt, await save(attempt, answers), await save(attempt, fitting));
  await look();
  read.push(await submit(attempt, fitting));
  await look();
  const text = JSON.stringify(read);
  expect(text).toContain('shown right');
  for (const secret of secrets)
    expect([
      secret,
      text.indexOf(secret) < 0 ? '' : text.slice(Math.max(0, text.indexOf(secret) - 300), text.indexOf(secret) + 60),
    ]).toEqual([secret, '']);
});
