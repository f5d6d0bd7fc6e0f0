import { passwordResets, sessions } from './database/tables/schema-people.ts';
import { instructorInvitations } from './database/tables/schema-teaching.ts';
import { cleanUp } from './nightly-cleanup.ts';
import type { TestApi } from './testing/api.ts';
import { addCourse, inDays } from './testing/samples.ts';
import { sharedApi } from './testing/shared-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
afterAll(() => api.close());

it('sweeps expired sessions and no others', async () => {
  const person = await api.signIn();
  await api.db.insert(sessions).values({ userId: person.id, expiresAt: new Date(0) });
  await cleanUp(api.database);
  const left = await api.db.select().from(sessions);
  expect(left).toHaveLength(1);
  expect(left[0]!.expiresAt.getTime()).toBeGreaterThan(Date.now());
});

it('forgets resets of passwords after 90 days, used or not', async () => {
  const { id: userId } = await api.signIn();
  const rows = [-91, -89].map((days) => ({
    userId,
    tokenHash: `${days}`,
    createdAt: inDays(days),
    expiresAt: inDays(days),
  }));
  await api.db.insert(passwordResets).values(rows.map((row) => ({ ...row, usedAt: row.createdAt })));
  await cleanUp(api.database);
  const left = await api.db.select().from(passwordResets);
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['-89']);
});

it('forgets invitations a month after their end, so that their page can say until then what became of them', async () => {
  const owner = await api.signIn({ role: 'INSTRUCTOR' });
  const { id: courseId } = await addCourse(api.db, { instructorId: owner.id });
  const rows = [-31, -29, 7].map((days) => ({
    courseId,
    invitedBy: owner.id,
    email: `${days}@vidya.example`,
    tokenHash: String(days),
    expiresAt: inDays(days),
  }));
  await api.db.insert(instructorInvitations).values(rows);
  await cleanUp(api.database);
  const left = await api.db.select().from(instructorInvitations).orderBy(instructorInvitations.expiresAt);
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['-29', '7']);
});
