import { callAddress } from '@vidya/contracts/calls/call';
import { exportQuizReport, getQuizReport } from '@vidya/contracts/calls/quiz';
import type { Person, TestApi } from '../../testing/api.ts';
import { addQuiz, changeQuiz, quizTaker } from '../../testing/quiz.ts';
import { addCourse, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

it('says of first attempts how a question is answered, and whether it agrees with the rest', async () => {
  const lectureId = await addQuiz(api, { courseId, as: teacher, questions: 'One {T}\n\nTwo {T}\n\nThree {T}' });
  const params = { courseId, lectureId };
  const report = async () => (await api.inject(getQuizReport, { params, as: teacher })).body.Data!;
  const take = async (learner: Person, ...given: boolean[]): Promise<void> => {
    const taker = quizTaker(api, params, learner);
    const attempt = (await taker.start()).body.Data!;
    const answers = attempt.questions.map(({ _id: questionId }, at) => ({
      questionId,
      sequence: 0,
      answer: { type: 'trueFalse' as const, isTrue: given[at]! },
    }));
    await taker.submit(attempt, answers);
  };
  // The third is answered right by those who miss the others.
  const given = [
    [true, true, false],
    [true, true, false],
    [true, false, false],
    [false, false, true],
  ];
  const learners: Person[] = [];
  for (const answers of given) {
    const learner = await api.signIn();
    await enrol(api.db, { userId: learner.id, courseId });
    await take(learner, ...answers);
    learners.push(learner);
  }
  expect(await report()).toMatchObject({
    learners: 4,
    passed: 2,
    questions: [{ answered: 4, rightShare: null }, {}, {}],
  });
  const last = await api.signIn();
  await enrol(api.db, { userId: last.id, courseId });
  await take(last, true, true, true);
  // A second attempt changes nothing of what the first ones say.
  await take(learners[3]!, true, true, true);
  const { questions, ...counts } = await report();
  expect(counts).toEqual({
    outdated: 0,
    isRegrading: false,
    learners: 5,
    passed: 4,
    minutes: 0,
    marks: [0, 0, 0, null, 0, 0, null, 0, 0, null],
    passedAt: [null, null, 0],
  });
  expect(questions[0]).toMatchObject({
    type: 'trueFalse',
    seconds: 0,
    answers: [
      { text: 'True', isRight: true, share: 0.8 },
      { text: 'False', isRight: false, share: 0.2 },
    ],
  });
  const csv = await api.app.inject({ url: callAddress(exportQuizReport, params), headers: teacher.headers });
  const [, first, , third] = csv.body.split('\r\n');
  expect(first).toMatch(/^One,True or false,5,80,0,0,False,20,/);
  expect(third).toMatch(/^Three,True or false,5,40,-[\d.]+,0,False,60,"Who knows the rest/);
  expect(questions.map(({ text, rightShare }) => [text, rightShare])).toEqual([
    ['One', 0.8],
    ['Two', 0.6],
    ['Three', 0.4],
  ]);
  // Other points for the same question change nothing of what was answered.
  await changeQuiz(api, params, teacher, {
    questions: '// [points:4]\nOne {T}\n\nTwo {T}\n\nThree {T}',
  });
  expect((await report()).questions[0]).toMatchObject({ answered: 5, rightShare: 0.8 });
  expect(questions[2]!.discrimination!).toBeLessThan(0);
  expect(questions[0]!.discrimination!).toBeGreaterThan(questions[2]!.discrimination!);
});

it('shows what at least five typed, and the choices that were chosen, also after their author moved them', async () => {
  const questions = 'Capital? {=Delhi ~Mumbai ~Pune}\n\nWho wrote Gitanjali? {=Tagore}';
  const params = { courseId, lectureId: await addQuiz(api, { courseId, as: teacher, questions }) };
  const given: [times: number, city: string, author: string][] = [
    [4, 'Delhi', 'tagore'],
    [5, 'Mumbai', '<b>Premchand</b>'],
    [2, 'Mumbai', 'Only two typed this'],
    [1, 'Delhi', ' TAGORE '],
  ];
  for (const [city, author] of given.flatMap(([times, ...one]) => Array.from({ length: times }, () => one))) {
    const learner = await api.signIn();
    await enrol(api.db, { userId: learner.id, courseId });
    const taker = quizTaker(api, params, learner);
    const attempt = (await taker.start()).body.Data!;
    const [first, second] = attempt.questions;
    const choices = first!.body.type === 'choice' ? first!.body.choices : [];
    await taker.submit(attempt, [
      { questionId: first!._id, sequence: 1, answer: { type: 'choice', chosen: [choices.indexOf(city)] } },
      { questionId: second!._id, sequence: 1, answer: { type: 'text', text: author } },
    ]);
  }
  await changeQuiz(api, params, teacher, { questions: questions.replace('{=Delhi ~Mumbai', '{~Mumbai =Delhi') });
  const report = (await api.inject(getQuizReport, { params, as: teacher })).body.Data!;
  expect(report.questions.map(({ answers }) => answers)).toEqual([
    [
      { text: 'Mumbai', isRight: false, share: 7 / 12 },
      { text: 'Delhi', isRight: true, share: 5 / 12 },
      { text: 'Pune', isRight: false, share: 0 },
    ],
    [
      { text: expect.stringMatching(/^tagore$/i), isRight: true, share: 5 / 12 },
      { text: '&#60;b&#62;Premchand&#60;/b&#62;', isRight: false, share: 5 / 12 },
    ],
  ]);
});
