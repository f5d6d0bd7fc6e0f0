import type { CourseTeam } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { forgotPasswordProblems } from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import type { Db } from '../../database/database.ts';
import { findRecipient, findRecipientByEmail } from '../../database/recipient.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, notFound, refuse } from '../../http/errors.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { shownEmail } from '../../outside/mail/shown-email.ts';
import { may, permitted, permittedCourse } from '../../policy/may.ts';
import type { CourseParts } from '../course-parts.ts';
import { createInstructorsStore, type TaughtCourse } from './instructors.store.ts';
import { invitationMail, leftMail, removedMail } from './invitation-mails.ts';
import { createInvitationsStore, type InvitationRow } from './invitations.store.ts';

const messages = apiMessages.instructor;
const missingCourse = texts.course.idNotFound;

interface InvitationRef {
  courseId: string;
  invitationId: string;
}

const isExpired = ({ expiresAt }: InvitationRow): boolean => expiresAt.getTime() <= Date.now();

const toInvitation = (row: InvitationRow): CourseTeam['invitations'][number] => ({
  _id: row.id,
  email: shownEmail(row.email),
  invitedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: isExpired(row),
});

export type CourseTeams = ReturnType<typeof createCourseTeams>;

/** Who teaches a course, and who is invited to. */
export function createCourseTeams({ db, jobs, onChange }: Pick<CourseParts, 'db' | 'jobs' | 'onChange'>) {
  const readTeam = async (at: Db, course: TaughtCourse, caller: Caller): Promise<CourseTeam> => {
    const others = await createInstructorsStore(at).listCoInstructors(course.id);
    const open = may('course.invite', caller, course) ? await createInvitationsStore(at).listOpen(course.id) : [];
    return {
      instructors: [
        { _id: course.instructorId, fullName: course.instructorName, isOwner: true, since: null },
        ...others.map(({ userId, fullName, since }) => ({
          _id: userId,
          fullName,
          isOwner: false,
          since: since.toISOString(),
        })),
      ],
      invitations: open.map(toInvitation),
    };
  };
  /** Runs `work` while the course is locked, for those who may invite. Returns the team after it. */
  const inviting = (courseId: string, caller: Caller, work: (tx: Db, course: TaughtCourse) => Promise<void>) =>
    db.transaction(async (tx) => {
      const course = permittedCourse('course.invite', await createInstructorsStore(tx).lockCourse(courseId), caller);
      await work(tx, course);
      return readTeam(tx, course, caller);
    });
  const refuseFull = (course: TaughtCourse, open: InvitationRow[]): void => {
    if (course.coInstructors.length + open.filter((row) => !isExpired(row)).length >= limits.coInstructors.max)
      throw badRequest(messages.tooMany);
  };
  const mailLink = async (
    tx: Db,
    {
      course,
      email,
      token,
      caller,
      origin,
    }: Record<'email' | 'token' | 'origin', string> & {
      course: TaughtCourse;
      caller: Caller;
    },
  ): Promise<void> => {
    const to = (await findRecipientByEmail(tx, email)) ?? { email, fullName: '' };
    const link = origin + paths.invitation(token);
    await jobs.send(tx, sendMail, invitationMail(to, { title: course.title, by: caller.fullName, link }));
    await auditOnBehalf(tx, { caller, course }, { action: 'course.instructorInvited' });
  };
  const findOpen = (open: InvitationRow[], id: string): InvitationRow => {
    const found = open.find((row) => row.id === id);
    if (!found) throw notFound(messages.invitationMissing);
    return found;
  };

  return {
    async listInstructors(courseId: string, caller: Caller): Promise<CourseTeam> {
      const found = await createInstructorsStore(db).findCourse(courseId);
      const course = permitted<TaughtCourse>('course.listInstructors', caller, {
        thing: found,
        missing: missingCourse,
      });
      return readTeam(db, course, caller);
    },

    /** Throws 400 for the caller's own address and a full course, 409 for an address that is invited or teaches it. */
    inviteInstructor: (
      courseId: string,
      { email: typed, origin }: Record<'email' | 'origin', string>,
      caller: Caller,
    ): Promise<CourseTeam> =>
      inviting(courseId, caller, async (tx, course) => {
        refuse(forgotPasswordProblems({ email: typed }));
        const email = emailKey(typed);
        if (email === caller.email) throw badRequest(messages.ownAddress, 'ValidationError');
        const owner = await findRecipient(tx, course.instructorId);
        if (email === owner?.email) throw conflict(messages.isOwner);
        const others = await createInstructorsStore(tx).listCoInstructors(courseId);
        if (others.some((one) => one.email === email)) throw conflict(messages.isThere);
        const invitations = createInvitationsStore(tx);
        const open = await invitations.listOpen(courseId);
        const earlier = open.find((row) => row.email === email);
        if (earlier && !isExpired(earlier)) throw conflict(messages.isInvited);
        refuseFull(course, open);
        const token = earlier
          ? await invitations.renew(earlier.id, caller.id)
          : await invitations.add({ courseId, email, invitedBy: caller.id });
        await mailLink(tx, { course, email, token, caller, origin });
      }),

    resendInvitation: (
      { courseId, invitationId }: InvitationRef,
      origin: string,
      caller: Caller,
    ): Promise<CourseTeam> =>
      inviting(courseId, caller, async (tx, course) => {
        const invitations = createInvitationsStore(tx);
        const open = await invitations.listOpen(courseId);
        const { id, email } = findOpen(open, invitationId);
        refuseFull(
          course,
          open.filter((row) => row.id !== id),
        );
        const token = await invitations.renew(id, caller.id);
        await mailLink(tx, { course, email, token, caller, origin });
      }),

    withdrawInvitation: ({ courseId, invitationId }: InvitationRef, caller: Caller): Promise<CourseTeam> =>
      inviting(courseId, caller, async (tx, course) => {
        const invitations = createInvitationsStore(tx);
        await invitations.withdraw(findOpen(await invitations.listOpen(courseId), invitationId).id);
        await auditOnBehalf(tx, { caller, course }, { action: 'course.instructorUninvited' });
      }),

    /** The owner removes a co-instructor, or one leaves. Throws 404 for people who do not teach the course. */
    async removeInstructor(courseId: string, userId: string, { caller, origin }: { caller: Caller; origin: string }) {
      const hasLeft = caller.id === userId;
      await db.transaction(async (tx) => {
        const store = createInstructorsStore(tx);
        const found = await store.lockCourse(courseId);
        const thing = found && { ...found, leaverId: userId };
        const course = permitted<NonNullable<typeof thing>>('course.removeInstructor', caller, {
          thing,
          missing: missingCourse,
        });
        const left = await findRecipient(tx, userId);
        if (!(await store.removeCoInstructor(courseId, userId))) throw notFound(messages.missing);
        await addAuditEntry(tx, {
          actorId: caller.id,
          action: 'course.instructorRemoved',
          subject: { kind: 'user', id: userId },
          details: { course: course.title, courseId, isOwnWish: hasLeft },
        });
        const owner = hasLeft ? await findRecipient(tx, course.instructorId) : null;
        if (owner) await jobs.send(tx, sendMail, leftMail(owner, { title: course.title, by: caller.fullName }));
        else if (left && !hasLeft) await jobs.send(tx, sendMail, removedMail(left, { title: course.title, origin }));
      });
      onChange();
      return hasLeft;
    },
  };
}
