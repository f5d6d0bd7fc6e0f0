import type { OpenInvitation } from '@vidya/contracts/calls/people';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { paths } from '@vidya/contracts/texts/paths';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import { findRecipient, lockRecipient } from '../../database/recipient.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, forbidden, notFound, unauthorised } from '../../http/errors.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { shownEmail } from '../../outside/mail/shown-email.ts';
import { may } from '../../policy/may.ts';
import type { CourseParts } from '../course-parts.ts';
import { createInstructorsStore } from './instructors.store.ts';
import { joinedMail } from './invitation-mails.ts';
import { createInvitationsStore } from './invitations.store.ts';

const messages = apiMessages.instructor;

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createInvitationsStore>['findByToken']>>>;

function obstacleOf({ email }: Found, caller: Caller | null): OpenInvitation['obstacle'] {
  if (!caller) return 'signedOut';
  const isOwn = caller.email === email;
  if (may('course.acceptInvitation', caller, { isOwn })) return null;
  return isOwn ? 'learner' : 'otherAddress';
}

/** The invited person's side of an invitation to teach a course. */
export function createInvitations({ db, jobs, onChange }: Pick<CourseParts, 'db' | 'jobs' | 'onChange'>) {
  /** The invitation of a token that is still good. Throws 404, and 400 with what became of it. */
  const findGood = async (at: Db, token: string, caller: Caller | null): Promise<Found> => {
    const found = await createInvitationsStore(at).findByToken(token);
    if (!found) throw notFound(messages.invitationMissing);
    if (found.acceptedAt)
      throw badRequest(found.email === caller?.email ? messages.alreadyJoined : messages.invitationUsed);
    if (found.withdrawnAt) throw badRequest(messages.invitationWithdrawn);
    if (found.expiresAt.getTime() <= Date.now()) throw badRequest(messages.invitationExpired);
    return found;
  };
  const findCourse = async (find: ReturnType<typeof createInstructorsStore>['findCourse'], courseId: string) => {
    const course = await find(courseId);
    if (course?.status === 'archived') throw conflict(apiMessages.course.archived);
    return course!;
  };
  return {
    async readInvitation(token: string, caller: Caller | null): Promise<OpenInvitation> {
      const found = await findGood(db, token, caller);
      const { title } = await findCourse(createInstructorsStore(db).findCourse, found.courseId);
      return {
        courseTitle: title,
        invitedBy: found.inviter.fullName,
        email: shownEmail(found.email),
        expiresAt: found.expiresAt.toISOString(),
        obstacle: obstacleOf(found, caller),
      };
    },

    /** Throws as `findGood`, and 403 for another address and for learners. Of two at once one gets the course. */
    async acceptInvitation(token: string, { caller, origin }: { caller: Caller; origin: string }): Promise<string> {
      const courseId = await db.transaction(async (tx) => {
        const { courseId } = await findGood(tx, token, caller);
        // The person first, as everywhere; then the course: invitations change only while it is locked.
        if (!(await lockRecipient(tx, caller.id))) throw unauthorised();
        const store = createInstructorsStore(tx);
        const course = await findCourse(store.lockCourse, courseId);
        const invitation = await findGood(tx, token, caller);
        const obstacle = obstacleOf(invitation, caller);
        if (obstacle)
          throw forbidden(
            obstacle === 'learner' ? messages.learner : messages.otherAddress(shownEmail(invitation.email)),
          );
        await createInvitationsStore(tx).accept(token);
        await store.addCoInstructor(courseId, caller.id);
        await addAuditEntry(tx, {
          actorId: caller.id,
          action: 'course.instructorJoined',
          subject: { kind: 'course', id: courseId },
          details: { course: course.title, courseId },
        });
        const owner = await findRecipient(tx, course.instructorId);
        const about = { title: course.title, by: caller.fullName, link: origin + paths.courseDetail(courseId) };
        if (owner) await jobs.send(tx, sendMail, joinedMail(owner, about));
        return courseId;
      });
      onChange();
      return courseId;
    },
  };
}

export type Invitations = ReturnType<typeof createInvitations>;
