import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { peopleKinds, peopleSorts, roles, userStatuses } from '../texts/choices.ts';
import { user } from './account.ts';
import { call } from './call.ts';
import { courseIdParams } from './course.ts';
import { anyId, countUpTo, emptied, everyMonth, formLine, personSearch, whole } from './fields.ts';

const peopleFilter = z.object({
  kind: emptied(z.enum(peopleKinds)),
  status: emptied(z.enum(userStatuses)),
  /** Part of a name or an email; one or two letters match only the start of a word. */
  q: emptied(personSearch(limits.searchCharacters)),
  sort: emptied(z.enum(peopleSorts)),
});

const peopleQuery = peopleFilter.extend({
  page: countUpTo(10_000_000),
  limit: countUpTo(limits.peoplePerFetch),
});

const ofEachKind = <Shape extends z.ZodType>(shape: Shape) => z.object({ students: shape, instructors: shape });

const listedPerson = user.extend({
  /** The last day with a session, in India ('2026-11-21'); null before the first sign-in. */
  lastVisit: z.string().nullable(),
});

const people = ofEachKind(z.array(listedPerson));

const peopleMeta = z.object({
  /** The number of matches on all pages; 0 for a kind that was not requested. */
  totals: ofEachKind(whole),
  /** A search found more than it counts: `totals` are minimums. */
  isCapped: z.boolean().optional(),
});

const statisticsQuery = z.object({ year: emptied(z.coerce.number().int().min(limits.firstYear).max(2200)) });

const peopleStatistics = z.object({
  registered: ofEachKind(whole),
  enrolled: ofEachKind(whole),
  joinedByMonth: ofEachKind(everyMonth(whole)),
  /** Of graded quizzes: the attempts that ended in the year (Indian time), by their newest results. */
  quizzes: z.object({
    attempts: whole,
    passed: whole,
    /** Of the marks, in percent of the points; null without attempts. */
    averagePercent: z.number().nullable(),
  }),
});

export const userIdParams = z.object({ userId: anyId });

const userIdForm = z.object({ userId: formLine() });

const roleForm = z.object({ role: z.enum(roles) });

const consequences = z.object({
  activeSubscriptions: whole,
  /** Their payments, without refunds. */
  paidPaise: whole,
  /** The courses they created, without archived ones. */
  courses: whole,
  /** Those of them with buyers or open orders: a deletion of the person archives them (decision A5). */
  coursesHeld: whole,
  /** People with an open enrolment in them, who keep it. */
  learners: whole,
});

/** A filter of people; empty means everybody, sorted by name. */
export type PeopleFilter = z.infer<typeof peopleFilter>;

/** Pages count from 1; max `limit` is `limits.peoplePerFetch`. */
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** A person in the administrators' lists. */
export type ListedPerson = z.infer<typeof listedPerson>;

const address = '/user/auth/people';

/** Section 7. A kind that was not requested has an empty list. */
export const fetchStudentsAndInstructors = call(
  'fetchStudentsAndInstructors',
  'GET /user/auth/fetchStudentsAndInstructors',
  { access: 'person.read', query: peopleQuery, data: people, meta: peopleMeta, example: { as: 'admin' } },
);

export const deleteUserOrInstructor = call('deleteUserOrInstructor', 'POST /user/auth/deleteUserOrInstructor', {
  access: 'person.delete',
  body: userIdForm,
  data: z.null(),
  example: { as: 'admin', body: { userId: '{learner}' } },
});

/** The consequences, in numbers, of deleting a person or changing their role. */
export type Consequences = z.infer<typeof consequences>;

export const getConsequences = call('getConsequences', `GET ${address}/:userId/consequences`, {
  access: 'person.read',
  params: userIdParams,
  data: consequences,
  example: { as: 'admin', params: { userId: '{instructor}' } },
});

/** Decision A6. Own roles and those of administrators cannot be changed. */
export const changeRole = call('changeRole', `PATCH ${address}/:userId/role`, {
  access: 'person.changeRole',
  params: userIdParams,
  body: roleForm,
  data: user,
  example: { as: 'admin', params: { userId: '{learner}' }, body: { role: 'INSTRUCTOR' } },
});

/** Returns CSV, not an envelope: use its address in a link. */
export const exportPeople = call('exportPeople', `GET ${address}/people.csv`, {
  access: 'person.export',
  query: peopleFilter,
});

/** The current numbers of people, and how many joined in each month of a year (Indian time). */
export type PeopleStatistics = z.infer<typeof peopleStatistics>;

export const getPeopleStatistics = call('getPeopleStatistics', `GET ${address}/statistics`, {
  access: 'person.read',
  query: statisticsQuery,
  data: peopleStatistics,
  example: { as: 'admin' },
});

const teacher = z.object({
  _id: z.string(),
  fullName: z.string(),
  isOwner: z.boolean(),
  /** Since when a co-instructor teaches the course; null for its owner. */
  since: z.string().nullable(),
});

const instructorInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  invitedAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});

/** Who teaches a course, its owner first. Co-instructors see no invitations. */
const courseTeam = z.object({ instructors: z.array(teacher), invitations: z.array(instructorInvitation) });

const invitationParams = courseIdParams.extend({ invitationId: anyId });
const invitationToken = z.object({ token: formLine(200) });

/**
 * What keeps the visitor of an invitation's page from accepting it: no session, a session of another address, or the
 * account of a learner.
 */
const invitationObstacles = ['signedOut', 'otherAddress', 'learner'] as const;

const openInvitation = z.object({
  courseTitle: z.string(),
  invitedBy: z.string(),
  /** The invited address. */
  email: z.string(),
  expiresAt: z.string(),
  obstacle: z.enum(invitationObstacles).nullable(),
});

export type CourseTeam = z.infer<typeof courseTeam>;
export type OpenInvitation = z.infer<typeof openInvitation>;

const team = '/course/:courseId/instructors';
const invitation = '/course/:courseId/invitations/:invitationId';

export const listInstructors = call('listInstructors', `GET ${team}`, {
  access: 'course.listInstructors',
  params: courseIdParams,
  data: courseTeam,
  example: { as: 'instructor', params: { courseId: '{course}' } },
});

/** Sends a link to an address. The response does not tell whether it has an account. */
export const inviteInstructor = call('inviteInstructor', `POST ${team}`, {
  access: 'course.invite',
  params: courseIdParams,
  body: z.object({ email: formLine() }),
  data: courseTeam,
  creates: true,
  example: { as: 'instructor', params: { courseId: '{course}' }, body: { email: 'colleague@vidya.example' } },
});

/** Sends a new link, good from now on; the one before is good no longer. */
export const resendInvitation = call('resendInvitation', `POST ${invitation}`, {
  access: 'course.invite',
  params: invitationParams,
  data: courseTeam,
  creates: true,
});

export const withdrawInvitation = call('withdrawInvitation', `DELETE ${invitation}`, {
  access: 'course.invite',
  params: invitationParams,
  data: courseTeam,
});

/** The owner removes a co-instructor, or a co-instructor leaves. */
export const removeInstructor = call('removeInstructor', `DELETE ${team}/:userId`, {
  access: 'course.removeInstructor',
  params: courseIdParams.extend({ userId: anyId }),
  data: z.null(),
});

/** What an invitation is about, for all who have its link. Throws 400 for one that is used, withdrawn or expired. */
export const readInvitation = call('readInvitation', 'POST /course/invitation', {
  access: 'public',
  body: invitationToken,
  data: openInvitation,
});

/** Once: the caller becomes a co-instructor. */
export const acceptInvitation = call('acceptInvitation', 'POST /course/invitation/accept', {
  access: 'course.acceptInvitation',
  body: invitationToken,
  data: z.object({ courseId: z.string() }),
});
