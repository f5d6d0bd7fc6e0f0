import { getProfile } from '@vidya/contracts/calls/account';
import { fetchStudentsAndInstructors } from '@vidya/contracts/calls/people';
import { login, resetPassword } from '@vidya/contracts/calls/sign-in';
import { eq } from 'drizzle-orm';
import { users } from '../../database/tables/schema-people.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { TestApi } from '../../testing/api.ts';
import { addTotp } from '../../testing/factors.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { createUsersStore } from '../users.store.ts';
import { commandOf, runAdminCommand, usage } from './admin-command.ts';
import { type Administrators, createAdministrators } from './administrators.ts';

let api: TestApi;
let people: Administrators;
beforeAll(async () => {
  api = await sharedApi();
  const { db, jobs } = api;
  people = createAdministrators({ db, jobs, users: createUsersStore(db), origin: 'https://vidya.example' });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const admin = (...args: string[]) => runAdminCommand(commandOf(args), people);
const roleOf = async (id: string) => (await api.db.select().from(users).where(eq(users.id, id)))[0]?.role;
const trace = async () =>
  (await api.db.select().from(auditLog)).map(({ actorId, action, subjectId, details }) => ({
    actorId,
    action,
    subjectId,
    details,
  }));

it('makes an account an administrator’s, with a trace of nobody and a mail', async () => {
  const learner = await api.signIn({ email: 'asha@vidya.example', passwordHash: 'a hash' });
  expect(await admin('add', ' Asha@Vidya.Example ')).toEqual([
    'asha@vidya.example is an administrator now, and gets a mail about it.',
  ]);
  expect((await api.inject(fetchStudentsAndInstructors, { as: learner })).status).toBe(200);
  const entry = {
    actorId: null,
    action: 'role.changed',
    subjectId: learner.id,
    details: { from: 'USER', to: 'ADMIN' },
  };
  expect(await trace()).toEqual([entry]);
  await api.jobs.drain();
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['asha@vidya.example', 'Your role at Vidya has changed'],
  ]);
  expect(await admin('add', 'asha@vidya.example')).toEqual(['asha@vidya.example is an administrator already.']);
  expect(await trace()).toEqual([entry]);
});

it('makes an account where there is none, whose password is chosen by a link that works once', async () => {
  const email = 'new@vidya.example';
  const lines = await admin('add', email, '--name', 'Asha Rao');
  expect(lines[0]).toBe(`There is a new administrator: ${email}.`);
  const [, userId = '', token = ''] = /^ {2}https:\/\/vidya\.example\/auth\/resetPassword\/(.+)\/(.+)$/.exec(
    lines.at(-1)!,
  )!;
  expect(await trace()).toEqual([
    { actorId: null, action: 'role.changed', subjectId: userId, details: { from: null, to: 'ADMIN' } },
  ]);
  const choose = { params: { userId, token }, body: { newPassword: 'monsoon-rain' } };
  expect((await api.inject(resetPassword, choose)).status).toBe(200);
  expect((await api.inject(resetPassword, choose)).status).toBe(400);
  const { body } = await api.inject(login, { body: { email, password: 'monsoon-rain' } });
  expect(body.Data).toMatchObject({ fullName: 'Asha Rao', role: 'ADMIN' });
  expect(await admin('add', email)).toEqual([`${email} is an administrator already.`]);
});

it('gives somebody without a password a new link when the old one ran out', async () => {
  const first = await admin('add', 'new@vidya.example');
  const second = await admin('add', 'new@vidya.example');
  expect(second.at(-1)).toMatch(/^ {2}https:\/\/vidya\.example\/auth\/resetPassword\//);
  expect(second.at(-1)).not.toBe(first.at(-1));
});

it('takes administrators away: learners they are, or instructors when they have courses', async () => {
  const last = await api.signIn({ role: 'ADMIN', email: 'last@vidya.example' });
  const plain = await api.signIn({ role: 'ADMIN', email: 'plain@vidya.example' });
  const teacher = await api.signIn({ role: 'ADMIN', email: 'teacher@vidya.example' });
  await addCourse(api.db, { instructorId: teacher.id });
  expect(await admin('remove', 'plain@vidya.example')).toEqual([
    'plain@vidya.example is a learner now, and gets a mail about it.',
  ]);
  expect((await admin('remove', 'teacher@vidya.example'))[0]).toContain('an instructor now');
  expect([await roleOf(plain.id), await roleOf(teacher.id)]).toEqual(['USER', 'INSTRUCTOR']);
  expect((await api.inject(fetchStudentsAndInstructors, { as: plain })).status).toBe(403);
  expect((await trace()).map(({ details }) => details)).toEqual([
    { from: 'ADMIN', to: 'USER' },
    { from: 'ADMIN', to: 'INSTRUCTOR' },
  ]);
  await expect(admin('remove', 'last@vidya.example')).rejects.toThrow('is the last administrator');
  await expect(admin('remove', 'plain@vidya.example')).rejects.toThrow('is no administrator');
  expect(await roleOf(last.id)).toBe('ADMIN');
});

it('leaves one when the last two are taken away at once', async () => {
  await api.signIn({ role: 'ADMIN', email: 'a@vidya.example' });
  await api.signIn({ role: 'ADMIN', email: 'b@vidya.example' });
  const both = await Promise.allSettled([admin('remove', 'a@vidya.example'), admin('remove', 'b@vidya.example')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await people.list()).length).toBe(1);
});

it('resets an account, for whom no two administrators can help', async () => {
  const person = await api.signIn({ role: 'ADMIN', email: 'alone@vidya.example', passwordHash: 'a hash' });
  await addTotp(api, person);
  const lines = await admin('reset', 'Alone@vidya.example');
  expect(lines[0]).toBe('alone@vidya.example has no passkey, app, code or password any more.');
  const [, userId = '', token = ''] = /resetPassword\/(.+)\/(.+)$/.exec(lines.at(-1)!)!;
  expect((await api.inject(getProfile, { as: person })).status).toBe(401);
  expect((await trace()).at(-1)).toMatchObject({ actorId: null, action: 'factorReset.approved', subjectId: userId });
  const choose = { params: { userId, token }, body: { newPassword: 'banyan tuesday' } };
  expect((await api.inject(resetPassword, choose)).status).toBe(200);
  const body = { email: 'alone@vidya.example', password: 'banyan tuesday' };
  expect((await api.inject(login, { body })).status).toBe(200);
  await api.jobs.drain();
  expect(api.mails.map(({ subject }) => subject)).toContain('Your account was reset');
  await expect(admin('reset', 'nobody@vidya.example')).rejects.toThrow('There is no account of nobody@vidya.example.');
});

it('lists who is there, and says what to do when nobody is', async () => {
  await expect(admin('list')).rejects.toThrow("'add' makes the first one");
  const createdAt = new Date('2025-12-31T18:30:00Z');
  await api.signIn({ role: 'ADMIN', fullName: 'Asha Rao', email: 'asha@vidya.example', createdAt });
  await api.signIn({ role: 'ADMIN', fullName: 'Former administrator', deletedAt: new Date() });
  expect(await admin('list')).toEqual(['Asha Rao <asha@vidya.example>, joined 01/01/2026']);
  expect(await admin('--help')).toEqual([usage]);
});

it.each([
  [[], 'Add, remove, reset or list?'],
  [['promote'], "'promote' is not known here."],
  [['add'], 'An e-mail address is missing'],
  [['add', 'asha'], "'asha' is no e-mail address."],
  [['add', 'a@vidya.example', 'b@vidya.example'], 'One address at a time'],
  [['add', 'a@vidya.example', '--name', 'A'], 'A name has more than 3 letters'],
  [['add', 'a@vidya.example', '--role', 'x'], "Unknown option '--role'"],
])('does not understand %j', (args, text) => {
  expect(() => commandOf(args)).toThrow(text);
});
