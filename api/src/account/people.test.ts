import { deleteUserOrInstructor, fetchStudentsAndInstructors, getProfile } from '@vidya/contracts/account';
import { texts } from '@vidya/contracts/texts';
import { auditLog } from '../database/schema-site.ts';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

it('lists learners and instructors apart, and no administrators', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  const learner = await api.signIn({ fullName: 'Zoya Khan' });
  const second = await api.signIn({ fullName: 'Arun Das' });
  const instructor = await api.signIn({ role: 'INSTRUCTOR' });
  const { Data } = (await api.inject(fetchStudentsAndInstructors, { as: admin })).body;
  expect(Data?.students.map((user) => user._id)).toEqual([second.id, learner.id]);
  expect(Data?.instructors.map((user) => user._id)).toEqual([instructor.id]);
});

it('deletes a learner, ends their session and writes it down', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  const learner = await api.signIn();
  const answer = await api.inject(deleteUserOrInstructor, { as: admin, body: { userId: learner.id } });
  expect(answer).toMatchObject({ status: 200, body: { Success: true, Message: texts.account.accountDeleted } });
  expect((await api.inject(getProfile, { as: learner })).body.Error).toBe('TokenExpiredError');
  expect(await api.db.select().from(auditLog)).toEqual([
    expect.objectContaining({ actorId: admin.id, subjectId: learner.id, action: 'user.deleted' }),
  ]);
  const again = await api.inject(deleteUserOrInstructor, { as: admin, body: { userId: learner.id } });
  expect(again.status).toBe(404);
});

it('refuses to delete nobody, oneself and other administrators', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  const other = await api.signIn({ role: 'ADMIN' });
  const remove = (userId: string) => api.inject(deleteUserOrInstructor, { as: admin, body: { userId } });
  expect(await remove(' ')).toMatchObject({ status: 400, body: { Message: texts.account.userIdMissing } });
  expect((await remove('someone')).status).toBe(404);
  expect(await remove(admin.id)).toMatchObject({ status: 403, body: { Message: texts.account.adminCannotDelete } });
  expect((await remove(other.id)).status).toBe(403);
});

it('believes the role in the database, not the one at sign-in', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  await api.db.execute(`update users set role = 'USER' where id = '${admin.id}'`);
  expect((await api.inject(fetchStudentsAndInstructors, { as: admin })).status).toBe(403);
});
