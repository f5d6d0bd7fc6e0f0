import { createLecture } from '@vidya/contracts/calls/lecture';
import { getQuiz } from '@vidya/contracts/calls/quiz';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { hostileTexts } from '@vidya/contracts/testing/hostile-texts';
import { type OutlineClient, outlineClient } from '../../testing/outline-client.ts';
import { unpacked } from '../../testing/packages.ts';
import { addQuiz, everyType } from '../../testing/quiz.ts';
import { addCourse } from '../../testing/samples.ts';
import { taughtCourse } from '../../testing/taught-course.ts';
import { xmlFault } from '../../testing/xml-fault.ts';

const world = taughtCourse();
let { api, teacher, courseId } = world;
beforeEach(() => {
  ({ api, teacher, courseId } = world);
});

const addCopy = async (): Promise<OutlineClient & { courseId: string }> => {
  const copy = (await addCourse(api.db, { instructorId: teacher.id })).id;
  return { ...outlineClient(api, teacher, copy), courseId: copy };
};
const exported = async (): Promise<Buffer> =>
  (await api.app.inject({ url: `/api/v1/course/${courseId}/outline.imscc`, headers: teacher.headers })).rawPayload;

it('a course with quizzes of every type comes back as it was, as drafts', async () => {
  const quizzes = [
    { questions: everyType, maxAttempts: 3, timeLimitMinutes: 20 },
    { questions: 'Sort {\n>one\n>two\n}\n\nMass? {#1:0.05 kg}' },
  ];
  // oxlint-disable-next-line no-await-in-loop
  for (const quiz of quizzes) await addQuiz(api, { courseId, as: teacher, ...quiz });
  const copy = await addCopy();
  const bytes = await exported();
  expect((await copy.report(bytes)).refused).toEqual([]);
  await copy.imported(bytes);
  const lectures = await copy.lectures();
  expect(lectures).toMatchObject(
    quizzes.map(() => ({ title: 'What you know', kind: 'quiz', authoring: { status: 'draft' } })),
  );
  for (const [at, { questions, ...settings }] of quizzes.entries()) {
    const params = { courseId: copy.courseId, lectureId: lectures[at]!._id };
    // oxlint-disable-next-line no-await-in-loop
    const quiz = (await api.inject(getQuiz, { params, as: teacher })).body.Data!;
    expect(readQuestions(quiz.source!).questions).toEqual(readQuestions(questions).questions);
    expect(quiz.settings).toEqual({ ...defaultQuizSettings, ...settings });
  }
});

it('the file with all questions belongs to the quiz, and is not for learners', async () => {
  const lectureId = await addQuiz(api, { courseId, as: teacher });
  const files = await unpacked(await exported());
  const folder = `quizzes/${lectureId}`;
  expect([...files.keys()]).toEqual([`${folder}/assessment.xml`, `${folder}/questions.gift.txt`, 'imsmanifest.xml']);
  const manifest = files.get('imsmanifest.xml')!;
  expect(manifest).toContain(
    `type="imsqti_xmlv1p2/imscc_xmlv1p3/assessment"><file href="${folder}/assessment.xml"/><dependency identifierref="questions-${lectureId}"/>`,
  );
  const [, own] = manifest.split(`<resource identifier="questions-${lectureId}"`);
  expect(own).toMatch(
    /^ type="associatedcontent\/imscc_xmlv1p3\/learning-application-resource"[^>]*><metadata>.*Instructor/,
  );
});

it('hostile titles and questions make packages that every system can read', async () => {
  const texts = [...hostileTexts.filter((_, at) => at % 5 === 0), 'a ]]> b', `"'&lt;`, '😀 हिन्दी'].map(cleanLine);
  const questions = writeQuestions(
    texts.map((text) => {
      const choices = [text, 'other'].map((one, at) => ({ text: one, isRight: at === 0, comment: text }));
      return { type: 'choice', text, explanation: text, points: 1, tags: [], choices };
    }),
  );
  const quizSettings = JSON.stringify(defaultQuizSettings);
  for (const title of texts.slice(-4)) {
    const body = { title, description: title, kind: 'quiz' as const, questions, quizSettings };
    // oxlint-disable-next-line no-await-in-loop
    const { body: made } = await api.inject(createLecture, { params: { courseId }, body, as: teacher });
    expect(made.Message).toMatch(/created/i);
  }
  const bytes = await exported();
  const written = [...(await unpacked(bytes))].filter(([path]) => path.endsWith('.xml'));
  expect(written.map(([, xml]) => xmlFault(xml))).toEqual(written.map(() => null));
  const copy = await addCopy();
  expect((await copy.report(bytes)).refused).toEqual([]);
  await copy.imported(bytes);
  expect((await copy.lectures()).map(({ title }) => title)).toEqual(texts.slice(-4));
});
