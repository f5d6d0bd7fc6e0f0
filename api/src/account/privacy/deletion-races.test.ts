import { createCourse } from '@vidya/contracts/calls/course';
import { addNote, answerQuestion, askQuestion } from '@vidya/contracts/calls/learning';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { eq, sql } from 'drizzle-orm';
import { createCertificateStore } from '../../certificate/certificate.store.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { certificates, lectureAnswers, lectureNotes, lectureQuestions } from '../../database/tables/schema-learning.ts';
import { users } from '../../database/tables/schema-people.ts';
import { orders } from '../../database/tables/schema-sales.ts';
import type { Person } from '../../testing/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { describeOnServer } from '../../testing/own-server-database.ts';
import { addLecture } from '../../testing/samples.ts';
import { taughtCourse } from '../../testing/taught-course.ts';

/** The embedded database runs one transaction after the other. */
describeOnServer('the deletion of an account, and another request', () => {
  const world = taughtCourse();
  const waiting = (count: number) =>
    eventually(async () => {
      const blocked = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return ((await world.api.db.execute(blocked)) as { rows: unknown[] }).rows.length >= count;
    });
  const remove = async ({ id: userId }: Person) => {
    const as = await world.api.signIn({ role: 'ADMIN' });
    return () => world.api.inject(deleteUserOrInstructor, { body: { userId }, as });
  };
  /** Deletes the person while the request is past its session; returns both statuses. */
  const afterDeletion = async (person: Person, call: () => Promise<{ status: number }>) => {
    const removal = await remove(person);
    const sent: Promise<{ status: number }>[] = [];
    await world.api.db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('no key update');
      for (const each of [removal, call]) {
        sent.push(each());
        // oxlint-disable-next-line no-await-in-loop
        await Promise.race([waiting(sent.length), sent.at(-1)]);
      }
    });
    return (await Promise.all(sent)).map(({ status }) => status);
  };

  it('archives a course that a learner orders in this moment', async () => {
    const { api, teacher, courseId } = world;
    const buyer = await api.signIn();
    await api.db.execute(sql`delete from enrolments`);
    const removal = await remove(teacher);
    const { removing } = await api.db.transaction(async (tx) => {
      await tx.insert(orders).values({ userId: buyer.id, courseId, amountPaise: 89_900, receipt: 'in-this-moment' });
      const begun = { removing: removal() };
      await waiting(1);
      return begun;
    });
    expect((await removing).status).toBe(200);
    expect(await api.db.select().from(courses)).toMatchObject([
      { status: 'archived', instructorName: 'Former instructor' },
    ]);
  });

  it('lets an instructor who is gone publish no course', async () => {
    const { api, teacher } = world;
    const body = { topic: 'Half a course', status: 'draft' } as never;
    expect(await afterDeletion(teacher, () => api.inject(createCourse, { body, as: teacher }))).toEqual([200, 401]);
    expect(await api.db.select().from(courses).where(eq(courses.title, 'Half a course'))).toEqual([]);
  });

  it('stores no note, question, answer or certificate of a person who is gone', async () => {
    const { api, teacher, courseId } = world;
    const params = { courseId, lectureId: (await addLecture(api.db, { courseId })).id };
    const asker = world.learner;
    const question = (await api.inject(askQuestion, { params, body: { body: 'Why tokens?' }, as: asker })).body.Data!;
    const answer = () =>
      api.inject(answerQuestion, {
        params: { ...params, questionId: question._id },
        body: { body: 'Words.' },
        as: teacher,
      });
    expect(await afterDeletion(teacher, answer)).toEqual([200, 401]);
    expect(await api.db.select().from(lectureAnswers)).toEqual([]);
    const body = { body: 'Read this again', atSeconds: 1 };
    expect(await afterDeletion(asker, () => api.inject(addNote, { params, body, as: asker }))).toEqual([200, 401]);
    const names = { learnerName: 'Asha', courseTitle: 'Prompting', instructorName: 'Meera' };
    await createCertificateStore(api.db).add({ userId: asker.id, courseId, code: 'CODE-GONE', ...names });
    // oxlint-disable-next-line no-await-in-loop
    for (const table of [lectureNotes, lectureQuestions, certificates])
      expect(await api.db.select().from(table)).toEqual([]);
  });
});
