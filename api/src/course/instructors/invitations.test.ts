import {
  acceptInvitation,
  inviteInstructor,
  listInstructors,
  readInvitation,
  removeInstructor,
  resendInvitation,
  withdrawInvitation,
} from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { courseInstructors, instructorInvitations } from '../../database/tables/schema-teaching.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { createInstructorsStore } from './instructors.store.ts';

const messages = apiMessages.instructor;

let api: TestApi;
let owner: Person;
let colleague: Person;
let params: { courseId: string };
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  owner = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  colleague = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Arjun Menon' });
  params = { courseId: (await addCourse(api.db, { instructorId: owner.id })).id };
});
afterAll(() => api.close());

const invite = (email: string, as: Person = owner) => api.inject(inviteInstructor, { params, body: { email }, as });
const tokenInMail = async (): Promise<string> => {
  await api.jobs.drain();
  return /\/invitation\/([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
};
const invited = async (email = colleague.email): Promise<string> => {
  expect(await invite(email)).toMatchObject({ status: 200 });
  return tokenInMail();
};
const accept = (token: string, as: Person = colleague) => api.inject(acceptInvitation, { body: { token }, as });
const read = (token: string, as?: Person) => api.inject(readInvitation, { body: { token }, ...(as && { as }) });
const team = async () => (await api.inject(listInstructors, { params, as: owner })).body.Data!;
const refusal = (status: number, Message: string) => ({ status, body: { Message, Success: false } });
const openOne = async () => (await team()).invitations[0]!._id;
const change = (is: Partial<typeof instructorInvitations.$inferInsert>) => api.db.update(instructorInvitations).set(is);

it('invites by mail, and makes an instructor who accepts a co-instructor', async () => {
  const token = await invited();
  expect(api.mails.at(-1)).toMatchObject({
    to: colleague.email,
    subject: 'An invitation to teach ‘Prompting that works’',
  });
  const [row] = await api.db.select().from(instructorInvitations);
  expect(JSON.stringify(row)).not.toContain(token);
  expect((await read(token, colleague)).body.Data).toMatchObject({
    courseTitle: 'Prompting that works',
    invitedBy: 'Meera Iyer',
    email: colleague.email,
    obstacle: null,
  });
  expect(await accept(token)).toMatchObject({ status: 200, body: { Message: messages.joined, Data: params } });
  const { instructors, invitations } = await team();
  expect(instructors.map(({ fullName, isOwner }) => [fullName, isOwner])).toEqual([
    ['Meera Iyer', true],
    ['Arjun Menon', false],
  ]);
  expect(invitations).toEqual([]);
  await api.jobs.drain();
  expect(api.mails.at(-1)).toMatchObject({
    to: owner.email,
    subject: 'Arjun Menon teaches ‘Prompting that works’ with you now',
  });
});

it('works once, even for two clicks at the same moment', async () => {
  const token = await invited();
  const [one, other] = await Promise.all([accept(token), accept(token)]);
  expect([one, other].map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
  expect(await accept(token)).toMatchObject(refusal(400, messages.alreadyJoined));
  expect(await read(token, owner)).toMatchObject(refusal(400, messages.invitationUsed));
  expect(await api.db.select().from(courseInstructors)).toHaveLength(1);
});

it('finds the address in whatever way it is written', async () => {
  await invited(`  ${colleague.email.toUpperCase()} `);
  expect((await team()).invitations).toMatchObject([{ email: colleague.email }]);
  expect(await accept(await tokenInMail())).toMatchObject({ status: 200 });
});

it('says what keeps a visitor, another account and a learner from accepting', async () => {
  const learner = await api.signIn();
  const token = await invited(learner.email);
  const obstacles = await Promise.all([read(token), read(token, colleague), read(token, learner)]);
  expect(obstacles.map(({ body }) => body.Data?.obstacle)).toEqual(['signedOut', 'otherAddress', 'learner']);
  expect(await accept(token, colleague)).toMatchObject(refusal(403, messages.otherAddress(learner.email)));
  expect(await accept(token, learner)).toMatchObject(refusal(403, messages.learner));
  expect(await api.db.select().from(courseInstructors)).toEqual([]);
});

it('invites an address without an account in the same words', async () => {
  const known = await invite(colleague.email);
  const unknown = await invite('nobody@vidya.example');
  expect([known.status, known.body.Message]).toEqual([unknown.status, unknown.body.Message]);
});

it.each([
  ['an invitation that is over', () => change({ expiresAt: new Date() }), 400, messages.invitationExpired],
  ['a withdrawn one', () => change({ withdrawnAt: new Date() }), 400, messages.invitationWithdrawn],
  [
    'one into a course that was deleted',
    () => api.db.update(courses).set({ status: 'archived' }),
    409,
    apiMessages.course.archived,
  ],
  ['one of a course that is gone', () => api.db.delete(courses), 404, messages.invitationMissing],
] as const)('refuses %s', async (_, make, status, message) => {
  const token = await invited();
  await make();
  expect(await accept(token)).toMatchObject(refusal(status, message));
  expect(await read(token, colleague)).toMatchObject(refusal(status, message));
});

it('knows no other token', async () => {
  await invited();
  expect(await accept('guess')).toMatchObject(refusal(404, messages.invitationMissing));
  expect(await accept('')).toMatchObject(refusal(404, messages.invitationMissing));
});

it('sends a new link, which ends the one before, also for one that is over', async () => {
  const older = await invited();
  await change({ expiresAt: new Date() });
  expect((await team()).invitations).toMatchObject([{ isExpired: true }]);
  const again = { params: { ...params, invitationId: await openOne() }, as: owner };
  expect((await api.inject(resendInvitation, again)).body.Data?.invitations).toMatchObject([{ isExpired: false }]);
  expect(await accept(older)).toMatchObject(refusal(404, messages.invitationMissing));
  expect(await accept(await tokenInMail())).toMatchObject({ status: 200 });
});

it('withdraws an invitation, and can invite again', async () => {
  const token = await invited();
  const at = { params: { ...params, invitationId: await openOne() }, as: owner };
  expect((await api.inject(withdrawInvitation, at)).body.Data?.invitations).toEqual([]);
  expect(await accept(token)).toMatchObject(refusal(400, messages.invitationWithdrawn));
  expect(await api.inject(withdrawInvitation, at)).toMatchObject(refusal(404, messages.invitationMissing));
  expect(await accept(await invited())).toMatchObject({ status: 200 });
});

describe('refuses to invite', () => {
  it.each([
    ['', texts.validation.emailMissing],
    ['somebody', texts.validation.emailInvalid],
  ])('%j', async (email, message) => {
    expect(await invite(email)).toMatchObject(refusal(400, message));
  });

  it('the inviting person, the owner, and who teaches the course already', async () => {
    const admin = await api.signIn({ role: 'ADMIN' });
    expect(await invite(owner.email)).toMatchObject(refusal(400, messages.ownAddress));
    expect(await invite(owner.email, admin)).toMatchObject(refusal(409, messages.isOwner));
    await accept(await invited());
    expect(await invite(colleague.email)).toMatchObject(refusal(409, messages.isThere));
  });

  it('an address that is invited already, until its invitation is over', async () => {
    await invited();
    expect(await invite(colleague.email)).toMatchObject(refusal(409, messages.isInvited));
    await change({ expiresAt: new Date() });
    expect((await invite(colleague.email)).body.Data?.invitations).toHaveLength(1);
  });

  it('more than ten, open invitations included', async () => {
    await createInstructorsStore(api.db).addCoInstructor(params.courseId, colleague.id);
    const { max } = limits.coInstructors;
    const row = { ...params, invitedBy: owner.id, expiresAt: inDays(1) };
    await api.db
      .insert(instructorInvitations)
      .values(
        Array.from({ length: max - 1 }, (_, at) => ({ ...row, email: `${at}@vidya.example`, tokenHash: String(at) })),
      );
    expect(await invite('one-more@vidya.example')).toMatchObject(refusal(400, messages.tooMany));
    await change({ expiresAt: new Date() });
    expect((await invite('one-more@vidya.example')).status).toBe(200);
  });

  it('to a course that was deleted', async () => {
    await api.db.update(courses).set({ status: 'archived' }).where(eq(courses.id, params.courseId));
    expect(await invite(colleague.email)).toMatchObject(refusal(409, apiMessages.course.archived));
  });
});

it('records who got the right to change a course and who lost it, and invitations on behalf of an owner', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  await invite(colleague.email, admin);
  await accept(await tokenInMail());
  await api.inject(removeInstructor, { params: { ...params, userId: colleague.id }, as: owner });
  const entries = await api.db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['course.instructorInvited', admin.id],
    ['course.instructorJoined', colleague.id],
    ['course.instructorRemoved', owner.id],
  ]);
});
