import { addBankQuestions, listBank } from '@vidya/contracts/calls/bank';
import { createLecture } from '@vidya/contracts/calls/lecture';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { eq } from 'drizzle-orm';
import { courses } from '../../../database/tables/schema-courses.ts';
import { eventually } from '../../../testing/eventually.ts';
import { administer, describeOnServer } from '../../../testing/own-server-database.ts';
import { addCourse } from '../../../testing/samples.ts';
import { taughtCourse } from '../../../testing/taught-course.ts';
import { createBankStore } from './bank.store.ts';

/** Waits until a request waits for a transaction. */
const isWaiting = () =>
  eventually(async () => (await administer('select 1 from pg_locks where not granted')).length > 0);

describeOnServer('a bank on PostgreSQL', () => {
  const world = taughtCourse();

  it('leaves a quiz enough questions when it is saved while the last one is deleted', async () => {
    const { api, teacher, courseId } = world;
    const params = { courseId };
    await api.inject(addBankQuestions, { params, body: { questions: '// [tag:a]\nSun? {T}' }, as: teacher });
    const { questions } = (await api.inject(listBank, { params, as: teacher })).body.Data!;
    const quizSettings = JSON.stringify({ ...defaultQuizSettings, draws: [{ tag: 'a', count: 1, bankPoints: 1 }] });
    const body = { title: 'Sky', description: '', kind: 'quiz' as const, questions: '', quizSettings };
    const saved = await api.db.transaction(async (tx) => {
      const store = createBankStore(tx);
      await store.lockBank(courseId);
      await store.remove(courseId, questions[0]!._id);
      const saving = api.inject(createLecture, { params, body, as: teacher });
      await isWaiting();
      return { saving };
    });
    expect((await saved.saving).body.Message).toBe(quizTexts.bankShort('a', 0));
  });

  it('is missing to those who add to it while its course is deleted', async () => {
    const { api, teacher } = world;
    const params = { courseId: (await addCourse(api.db, { instructorId: teacher.id })).id };
    const { adding } = await api.db.transaction(async (tx) => {
      await tx.delete(courses).where(eq(courses.id, params.courseId));
      const body = { questions: 'Sun? {T}' };
      const waiting = { adding: api.inject(addBankQuestions, { params, body, as: teacher }) };
      await isWaiting();
      return waiting;
    });
    expect((await adding).status).toBe(404);
  });
});
