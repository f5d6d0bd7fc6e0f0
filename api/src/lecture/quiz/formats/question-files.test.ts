import { readQuestionFile } from '@vidya/contracts/calls/structure';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import type { Person, TestApi } from '../../../testing/api.ts';
import { addQuiz, everyType } from '../../../testing/quiz.ts';
import { addCourse } from '../../../testing/samples.ts';
import { sharedApi } from '../../../testing/shared-api.ts';

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

it.each([
  ['gift', 'text/plain; charset=utf-8', 'What you know.gift.txt'],
  ['qti', 'application/zip', 'What you know.qti.zip'],
  ['qti3', 'application/zip', 'What you know.qti3.zip'],
])('a quiz that is exported as %s comes back as it was', async (format, type, name) => {
  const lectureId = await addQuiz(api, { courseId, as: teacher });
  const url = `/api/v1/course/${courseId}/${lectureId}/quiz/questions/${format}`;
  const { headers, rawPayload } = await api.app.inject({ url, headers: teacher.headers });
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
  });
  const file = new Blob([new Uint8Array(rawPayload)]);
  const { body } = await api.inject(readQuestionFile, { params: { courseId }, body: { file }, as: teacher });
  const { questions, problems } = readQuestions(body.Data!.questions);
  expect([problems, body.Data!.refused]).toEqual([[], []]);
  expect(questions).toEqual(readQuestions(everyType).questions);
});

it('there is no export of another format, or of a lecture of another kind', async () => {
  const lectureId = await addQuiz(api, { courseId, as: teacher });
  const statusOf = async (path: string): Promise<number> =>
    (await api.app.inject({ url: `/api/v1/course/${courseId}/${path}`, headers: teacher.headers })).statusCode;
  expect(await statusOf(`${lectureId}/quiz/questions/pdf`)).toBe(404);
  expect(await statusOf(`${courseId}/quiz/questions/qti`)).toBe(404);
});

it('a text is no package because of its first letters', async () => {
  const file = new Blob(['PKI stands for {=public key infrastructure}']);
  const { body } = await api.inject(readQuestionFile, { params: { courseId }, body: { file }, as: teacher });
  expect(body.Data).toMatchObject({ count: 1, refused: [] });
});
