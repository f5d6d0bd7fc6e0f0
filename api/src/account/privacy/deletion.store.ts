import { and, eq, inArray, not, notInArray, sql } from 'drizzle-orm';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import { leaveTaughtCourses } from '../../database/co-instructors.ts';
import type { Db } from '../../database/database.ts';
import { filesOfCourses } from '../../database/files-of-courses.ts';
import { isHeldCourse } from '../../database/held-courses.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { certificates, lectureAnswers, lectureNotes, lectureQuestions } from '../../database/tables/schema-learning.ts';
import { lectureProgress } from '../../database/tables/schema-lectures.ts';
import { quizAttempts, quizExtraTimes } from '../../database/tables/schema-quizzes.ts';
import { revisions } from '../../database/tables/schema-revisions.ts';
import { enrolments, orders, payments, refundRequests } from '../../database/tables/schema-sales.ts';
import { instructorInvitations } from '../../database/tables/schema-teaching.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { discardFiles } from '../../jobs/remove-files.ts';
import { forgetPerson, lockUser, type UserRow } from '../users.store.ts';

interface Deleting {
  db: Db;
  jobs: Pick<Jobs, 'send'>;
}

const formerName = { USER: 'Former learner', INSTRUCTOR: 'Former instructor', ADMIN: 'Former administrator' };

/** Cancels enrolments, closes unpaid orders, takes the name off payments; deletes progress, certificates and texts. */
async function leaveCourses(tx: Db, userId: string): Promise<void> {
  // Locks the orders after the person, in the same order as applying a payment update, so that the two cannot deadlock.
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)).orderBy(orders.id).for('update');
  await tx
    .update(enrolments)
    .set({ status: 'cancelled' })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.status, 'active')));
  await tx.update(payments).set({ userName: formerName.USER }).where(eq(payments.userId, userId));
  await tx.update(refundRequests).set({ reason: '', answer: '' }).where(eq(refundRequests.userId, userId));
  await tx
    .update(orders)
    .set({ status: 'closed' })
    .where(and(eq(orders.userId, userId), notInArray(orders.status, ['paid', 'superseded'])));
  await tx.delete(lectureProgress).where(eq(lectureProgress.userId, userId));
  await tx.delete(quizAttempts).where(eq(quizAttempts.userId, userId));
  await tx.delete(quizExtraTimes).where(eq(quizExtraTimes.userId, userId));
  await tx.delete(certificates).where(eq(certificates.userId, userId));
  await tx.delete(lectureNotes).where(eq(lectureNotes.userId, userId));
  await tx.delete(lectureQuestions).where(eq(lectureQuestions.userId, userId));
  await tx.delete(lectureAnswers).where(eq(lectureAnswers.userId, userId));
  await tx.update(revisions).set({ savedBy: null }).where(eq(revisions.savedBy, userId));
}

/** Archives courses with learners and replaces the name there and on certificates; deletes the others with lectures. */
async function giveUpCourses(tx: Db, instructorId: string, jobs: Deleting['jobs']): Promise<void> {
  const own = eq(courses.instructorId, instructorId);
  // Blocks new orders and enrolments: a course that becomes held between the statements would be neither archived nor deleted.
  await tx.select({ id: courses.id }).from(courses).where(own).orderBy(courses.id).for('update');
  const isUnheld = and(own, not(isHeldCourse));
  await tx
    .update(courses)
    .set({ status: 'archived', publishAt: null, instructorName: formerName.INSTRUCTOR })
    .where(and(own, isHeldCourse));
  const taught = tx.select({ id: courses.id }).from(courses).where(own);
  await tx
    .update(certificates)
    .set({ instructorName: formerName.INSTRUCTOR })
    .where(inArray(certificates.courseId, taught));
  const left = await tx.select({ id: courses.id }).from(courses).where(isUnheld);
  const ids = left.map(({ id }) => id);
  for (const files of await filesOfCourses(tx, ids)) await discardFiles(jobs, tx, files);
  await tx.delete(courses).where(and(inArray(courses.id, ids), isUnheld));
}

/** Of the courses that they taught beside the owners: these stay. So do certificates, which no longer name the person. */
async function leaveTaught(tx: Db, { id, email, emailProvedAt }: UserRow): Promise<void> {
  await leaveTaughtCourses(tx, id);
  await tx.execute(sql`update certificates set co_instructors = (
      select jsonb_agg(case when named ->> 'id' = ${id} then named || ${JSON.stringify({ name: formerName.INSTRUCTOR })}::jsonb
        else named end order by place)
      from jsonb_array_elements(co_instructors) with ordinality as each(named, place))
    where co_instructors @> ${JSON.stringify([{ id }])}::jsonb`);
  // Otherwise they may be the invitations of another person, whose address this one used.
  if (emailProvedAt) await tx.delete(instructorInvitations).where(eq(instructorInvitations.email, email));
}

/** Decision A5, in a transaction with its audit entry. Returns false if the person is deleted or an administrator. */
export const deletePerson = ({ db, jobs }: Deleting, userId: string, actorId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Checks again under the lock: another request may have been faster.
    const person = await lockUser(tx, userId);
    if (!person || person.role === 'ADMIN') return false;
    await leaveCourses(tx, person.id);
    await giveUpCourses(tx, person.id, jobs);
    await leaveTaught(tx, person);
    await discardFiles(jobs, tx, { store: 'images', keys: [person.avatar] });
    await forgetPerson(tx, person.id, formerName[person.role]);
    await addAuditEntry(tx, {
      actorId,
      action: 'user.deleted',
      subject: { kind: 'user', id: person.id },
      details: { role: person.role, isOwnWish: actorId === person.id },
    });
    return true;
  });
