import { addBankQuestions, listBank } from '@vidya/contracts/calls/bank';
import { createLecture } from '@vidya/contracts/calls/lecture';
import { addPicture, duplicateCourse } from '@vidya/contracts/calls/structure';
import { writePicture } from '@vidya/contracts/rules/quiz/picture-mark';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import sharp from 'sharp';
import { coursePictures } from '../../database/tables/schema-lectures.ts';
import { addQuiz, quizTaker } from '../../testing/quiz.ts';
import { addCourse } from '../../testing/samples.ts';
import { taughtCourse } from '../../testing/taught-course.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

async function picture(of = courseId): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const body = { picture: new Blob([new Uint8Array(bytes)]) };
  const { body: answer } = await api.inject(addPicture, { params: { courseId: of }, body, as: teacher });
  return answer.Data!.pictureId;
}

it('shows pictures of the course in the text of a question and in its choices', async () => {
  const id = await picture();
  const questions = `Which one?\n${writePicture('Map "of" <Bihar>', id)} {=${writePicture('', id)} ~Patna \`${writePicture('code', id)}\`}`;
  const lectureId = await addQuiz(api, { courseId, as: teacher, questions });
  const { start } = quizTaker(api, { courseId, lectureId }, learner);
  const [question] = (await start()).body.Data!.questions;
  expect(question!.text).toMatch(/^<p>Which one\?<\/p><p><picture><source /);
  expect(question!.text).toContain(
    `src="/api/v1/media/pictures/${id}.webp" width="64" height="32" alt="Map &#34;of&#34; &#60;Bihar&#62;"`,
  );
  const choices = question!.body.type === 'choice' ? question!.body.choices.join() : '';
  expect(choices.match(/<img /g)).toHaveLength(1);
  expect(choices).toContain('alt=""');
  const address = `${API_BASE}/media/pictures/${id}.webp`;
  const statuses = [learner, teacher].map(
    async (as) => (await api.app.inject({ url: address, headers: as.headers })).statusCode,
  );
  expect([...(await Promise.all(statuses)), (await api.app.inject(address)).statusCode]).toEqual([302, 302, 401]);
});

it('reads no marks in what a picture shows', async () => {
  const id = await picture();
  const questions = `**Look ${writePicture('The **for** `loop` of $$x$$', id)} well** {T}`;
  const lectureId = await addQuiz(api, { courseId, as: teacher, questions });
  const { start } = quizTaker(api, { courseId, lectureId }, learner);
  const [question] = (await start()).body.Data!.questions;
  expect(question!.text).toContain('alt="The **for** `loop` of $$x$$"');
  expect(question!.text).toMatch(/^<strong>Look .* well<\/strong>$/);
});

it('refuses a picture of another course', async () => {
  const other = (await addCourse(api.db, { instructorId: teacher.id })).id;
  const questions = `Which? ${writePicture('Map', await picture(other))} {T}`;
  const body = { title: 'Quiz', description: '', kind: 'quiz' as const, questions };
  const refused = await api.inject(createLecture, { params: { courseId }, body, as: teacher });
  expect([refused.status, refused.body.Message]).toEqual([400, quizTexts.pictureMissing]);
  const added = await api.inject(addBankQuestions, { params: { courseId }, body: { questions }, as: teacher });
  expect(added.body.Message).toBe(quizTexts.pictureMissing);
});

it('goes with the copy of a course, and is written out as what it shows', async () => {
  const questions = `Which? ${writePicture('Map of Bihar', await picture())} {T}`;
  const lectureId = await addQuiz(api, { courseId, as: teacher, questions });
  await api.inject(addBankQuestions, { params: { courseId }, body: { questions }, as: teacher });
  const copy = (await api.inject(duplicateCourse, { params: { courseId }, as: teacher })).body.Data!._id;
  const { body } = await api.inject(listBank, { params: { courseId: copy }, as: teacher });
  const ids = await api.db.select({ id: coursePictures.id, of: coursePictures.courseId }).from(coursePictures);
  const copied = ids.find(({ of }) => of === copy)!.id;
  expect(body.Data!.questions[0]).toMatchObject({
    source: expect.stringContaining(`](${copied})`) as string,
    text: expect.stringContaining(`/${copied}.webp`) as string,
  });
  const url = `${API_BASE}/course/${courseId}/${lectureId}/quiz/questions/gift`;
  expect((await api.app.inject({ url, headers: teacher.headers })).body).toContain('Which? [Map of Bihar]');
});
