import { deleteAccount } from '@vidya/contracts/calls/account';
import { approveFactorReset, dropFactorReset, requestFactorReset } from '@vidya/contracts/calls/account-recovery';
import {
  addPasskey,
  requestPasskeyCreation,
  requestPasskeySignIn,
  signInWithPasskey,
} from '@vidya/contracts/calls/passkey';
import { login, reportSignIn, resetPassword, updatePassword } from '@vidya/contracts/calls/sign-in';
import { reauthenticate, verifySecondFactor } from '@vidya/contracts/calls/sign-in-security';
import { eq, sql } from 'drizzle-orm';
import { passwordResets, sessions, users } from '../../database/tables/schema-people.ts';
import { passkeys } from '../../database/tables/schema-sign-in.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { eventually } from '../../testing/eventually.ts';
import { addTotp, codeOf, enrolPasskey } from '../../testing/factors.ts';
import { describeOnServer } from '../../testing/own-server-database.ts';
import { addSignInReport } from '../new-browser/sign-in-reports.store.ts';
import { addResetToken } from '../sign-in/password-resets.store.ts';
import { hashPassword } from '../sign-in/passwords.ts';

const password = 'banyan tuesday';

interface Reply {
  status: number;
}

/** The embedded database runs one transaction after the other: there is nothing to wait for. */
describeOnServer('calls about one account at the same time', () => {
  let api: TestApi;
  let asha: Person;
  let secret: string;
  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(async () => {
    await api.reset();
    asha = await api.signIn({ passwordHash: await hashPassword(password) });
    ({ secret } = await addTotp(api, asha));
  });
  afterAll(() => api.close());

  const requested = async () => {
    const as = await api.signIn({ role: 'ADMIN' });
    const { body } = await api.inject(requestFactorReset, { as, body: { userId: asha.id, reason: 'Lost the phone' } });
    return body.Data!._id;
  };
  const waiting = (count: number) =>
    eventually(async () => {
      const found = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return ((await api.db.execute(found)) as { rows: unknown[] }).rows.length >= count;
    });
  /** Sends all of them while Asha’s row is locked, so that each waits with what it has locked before. */
  const together = async (...calls: (() => Promise<Reply>)[]) => {
    const sent: Promise<Reply>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.select().from(users).where(sql`id = ${asha.id}`).for('no key update');
      for (const call of calls) {
        sent.push(call());
        // oxlint-disable-next-line no-await-in-loop
        await Promise.race([waiting(sent.length), sent.at(-1)]);
      }
    });
    return (await Promise.all(sent)).map(({ status }) => status);
  };

  it('an approval and a drop: the first one wins', async () => {
    const params = { resetId: await requested() };
    const [second, third] = [await api.signIn({ role: 'ADMIN' }), await api.signIn({ role: 'ADMIN' })];
    const approve = () => api.inject(approveFactorReset, { as: second, params });
    const drop = () => api.inject(dropFactorReset, { as: third, params });
    expect(await together(approve, drop)).toEqual([200, 404]);
    await addTotp(api, (asha = await api.resume(asha)));
    params.resetId = await requested();
    expect(await together(drop, approve)).toEqual([200, 404]);
  });

  it('an approval ends what her sessions have begun', async () => {
    const params = { resetId: await requested() };
    const second = await api.signIn({ role: 'ADMIN' });
    const approve = () => api.inject(approveFactorReset, { as: second, params });
    const created = await api.inject(requestPasskeyCreation, { as: asha });
    const response = createAuthenticator().create(created.body.Data!);
    const add = () => api.inject(addPasskey, { as: asha, body: { name: '', response } });
    const body = { currPassword: password, newPassword: 'quiet banyan' };
    const change = () => api.inject(updatePassword, { as: asha, body });
    expect(await together(approve, add, change)).toEqual([200, 401, 401]);
    expect(await api.db.select().from(passkeys)).toEqual([]);
    const [row] = await api.db.select().from(users).where(eq(users.id, asha.id));
    expect(row?.passwordHash).toBeNull();
  });

  it('an approval ends sign-ins whose proofs were good', async () => {
    const params = { resetId: await requested() };
    const second = await api.signIn({ role: 'ADMIN' });
    const { authenticator } = await enrolPasskey(api, asha);
    const byCode = await api.visitor();
    await api.inject(login, { as: byCode, body: { email: asha.email, password } });
    const byPasskey = await api.visitor();
    const asked = await api.inject(requestPasskeySignIn, { as: byPasskey });
    const replies = await together(
      () => api.inject(approveFactorReset, { as: second, params }),
      () => api.inject(verifySecondFactor, { as: byCode, body: { method: 'code', code: codeOf(secret) } }),
      () => api.inject(signInWithPasskey, { as: byPasskey, body: authenticator.sign(asked.body.Data!) }),
    );
    expect(replies).toEqual([200, 400, 400]);
    expect(await api.db.select().from(sessions).where(eq(sessions.userId, asha.id))).toEqual([]);
  });

  it('a first passkey of staff comes before a password that is looked at meanwhile', async () => {
    asha = await api.signIn({ role: 'INSTRUCTOR', passwordHash: await hashPassword(password) });
    const stranger = await api.resume(asha);
    await api.db.update(sessions).set({ reauthenticatedAt: null });
    await api.inject(reauthenticate, { as: asha, body: { method: 'password', password } });
    const created = await api.inject(requestPasskeyCreation, { as: asha });
    const response = createAuthenticator().create(created.body.Data!);
    const replies = await together(
      () => api.inject(addPasskey, { as: asha, body: { name: '', response } }),
      () => api.inject(login, { body: { email: asha.email, password } }),
      () => api.inject(reauthenticate, { as: stranger, body: { method: 'password', password } }),
    );
    expect(replies).toEqual([200, 400, 400]);
  });

  it('one link for a new password, followed twice', async () => {
    const token = await addResetToken(api.db, asha.id);
    const reset = () =>
      api.inject(resetPassword, { params: { userId: asha.id, token }, body: { newPassword: 'quiet banyan' } });
    expect(await together(reset, reset)).toEqual([200, 400]);
  });

  it('two links for a new password that are made at once: one of them is good', async () => {
    const add = () => api.db.transaction((tx) => addResetToken(tx, asha.id));
    await Promise.all([add(), add(), add()]);
    expect(await api.db.select().from(passwordResets)).toHaveLength(1);
  });

  it('a deletion and “This was not me”', async () => {
    const token = await addSignInReport(api.db, { userId: asha.id, sessionId: asha.id });
    const erase = () => api.inject(deleteAccount, { as: asha });
    expect(await together(erase, () => api.inject(reportSignIn, { body: { token } }))).toEqual([200, 400]);
  });
});
