import { getPayoutAccount, savePayoutAccount } from '@vidya/contracts/calls/ledger/payout-account';
import { listAccountEvents } from '@vidya/contracts/calls/sign-in-security';
import { eq } from 'drizzle-orm';
import { payoutAccounts } from '../../../database/tables/schema-payouts.ts';
import { sessions } from '../../../database/tables/schema-people.ts';
import { webhookEvents } from '../../../database/tables/schema-sales.ts';
import { auditLog } from '../../../database/tables/schema-site.ts';
import { type Person, startApi, type TestApi } from '../../../testing/api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { deliver, startGateway, type TestGateway } from '../../../testing/gateway.ts';
import { validatePayoutAccount } from './validate-account.ts';

let gateway: TestGateway;
let api: TestApi;
let teacher: Person;
beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address });
});
beforeEach(async () => {
  await api.reset();
  await gateway.control('reset');
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const bank = (end = '0000', holderName = 'Asha Rao') => {
  const number = `76543212${end}`;
  return {
    kind: 'bank' as const,
    holderName,
    ifsc: 'hdfc0000053',
    accountNumber: number,
    accountNumberAgain: number,
    upi: '',
  };
};
const upi = (address: string) => ({
  kind: 'upi' as const,
  holderName: 'Asha Rao',
  ifsc: '',
  accountNumber: '',
  accountNumberAgain: '',
  upi: address,
});
const save = (body: ReturnType<typeof bank | typeof upi>, as = teacher) => api.inject(savePayoutAccount, { body, as });
const read = async (as = teacher) => (await api.inject(getPayoutAccount, { as })).body.Data;
const row = async () => (await api.db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, teacher.id)))[0]!;

/** Runs the job until the bank's result is there. */
async function validated(body: Parameters<typeof save>[0]) {
  await save(body);
  await api.jobs.drain(validatePayoutAccount);
  await eventually(async () => {
    const { userId, version, state } = await row();
    if (state !== 'validating') return true;
    await api.jobs.send(api.db, validatePayoutAccount, { userId, version });
    await api.jobs.drain(validatePayoutAccount);
    return false;
  });
  const account = (await read())!;
  return [account.state, account.reason];
}

it('stores an account encrypted, shows it masked, and holds payouts for three days', async () => {
  expect(await read()).toBeNull();
  const saved = (await save(bank())).body.Data!;
  expect(saved).toMatchObject({
    kind: 'bank',
    ifsc: 'HDFC0000053',
    bankName: 'HDFC Bank',
    mask: '•••• 0000',
    state: 'new',
  });
  expect(Date.parse(saved.holdUntil!) - Date.now()).toBeGreaterThan(3 * 86_400_000 - 60_000);
  expect(Math.abs(Date.parse(saved.changedAt) - Date.now())).toBeLessThan(60_000);
  expect(JSON.stringify(await row())).not.toContain('765432120000');
  expect(await read(await api.signIn({ role: 'INSTRUCTOR' }))).toBeNull();
});

it('refuses wrong details by name, learners, and a session without a recent reauthentication', async () => {
  const wrong = await save({ ...bank(), ifsc: 'HDFC' });
  expect([wrong.status, wrong.body.Message]).toEqual([400, 'Please Enter An IFSC Such As HDFC0000053']);
  expect((await save(upi('asha'))).status).toBe(400);
  expect((await save(bank(), await api.signIn())).status).toBe(403);
  await api.db.update(sessions).set({ reauthenticatedAt: null });
  expect(await save(bank())).toMatchObject({ status: 403, body: { Error: 'ReauthenticationNeeded' } });
  expect(await api.db.select().from(payoutAccounts)).toEqual([]);
});

it('tells the person by mail, in the account’s activity and in the audit log', async () => {
  await save(upi('asha@ybl'));
  await api.jobs.drain();
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [teacher.email, 'Your payout account was changed'],
  ]);
  expect(api.mails[0]!.text).toContain('as••••@ybl');
  const events = (await api.inject(listAccountEvents, { as: teacher })).body.Data!;
  expect(events).toMatchObject([{ kind: 'payoutAccountChanged', detail: 'as••••@ybl' }]);
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { actorId: teacher.id, action: 'signIn.changed', details: { event: 'payoutAccountChanged' } },
  ]);
});

it.each([
  [bank(), ['verified', '']],
  [bank('0000', 'RAO, A. Asha'), ['verified', '']],
  [bank('0001'), ['failed', 'missing']],
  [bank('0004'), ['failed', 'noResponse']],
  [bank('0005'), ['failed', 'otherHolder']],
  [upi('asha@ybl'), ['verified', '']],
  [upi('failure@ybl'), ['failed', 'missing']],
])('validates %j with the bank: %j', async (body, result) => expect(await validated(body)).toEqual(result));

const letterAbout = (entity: unknown) => ({
  event: 'fund_account.validation.completed',
  payload: { 'fund_account.validation': { entity } },
});

/** The validation of the present account, once the bank has responded. */
async function result() {
  await save(bank());
  await api.jobs.drain(validatePayoutAccount);
  const { validationId } = await row();
  const find = () => gateway.entity(`fund_accounts/validations/${validationId}`);
  await eventually(async () => (await find())['status'] !== 'created');
  return find();
}

it('asks for the result when a webhook comes, which does nothing to a later account', async () => {
  const early = await result();
  await save(bank('0005'));
  expect((await deliver(api, letterAbout(early))).statusCode).toBe(200);
  expect((await read())!.state).toBe('new');
  const entity = await result();
  expect((await read())!.state).toBe('validating');
  await deliver(api, letterAbout(entity));
  await api.jobs.drain(validatePayoutAccount);
  expect((await read())!.state).toBe('verified');
  expect((await deliver(api, letterAbout({ status: 'completed' }))).statusCode).toBe(400);
});

it('believes the gateway, not a webhook, and stores no number and no name of its holder', async () => {
  const entity = await result();
  const { validationId } = await row();
  expect(JSON.stringify(entity)).toContain('765432120000');
  await save(bank('0001'));
  await api.jobs.drain(validatePayoutAccount);
  const forged = { ...entity, id: (await row()).validationId };
  await deliver(api, letterAbout(forged));
  await deliver(api, letterAbout(entity));
  expect((await read())!.state).not.toBe('verified');
  const stored = JSON.stringify(await api.db.select().from(webhookEvents));
  expect(stored).toContain(validationId);
  expect(stored).not.toMatch(/76543212|Asha/);
});

it('does not ask twice for one account, and tries again when the gateway does not respond', async () => {
  await api.jobs.drain();
  await save(bank());
  const { version } = await row();
  await api.jobs.send(api.db, validatePayoutAccount, { userId: teacher.id, version });
  await api.jobs.drain(validatePayoutAccount);
  const first = (await row()).validationId;
  await api.jobs.send(api.db, validatePayoutAccount, { userId: teacher.id, version });
  await api.jobs.drain(validatePayoutAccount);
  expect((await row()).validationId).toBe(first);
  const apart = await startApi({ RAZORPAY_API: 'http://127.0.0.1:9' });
  try {
    const other = await apart.signIn({ role: 'INSTRUCTOR' });
    await apart.inject(savePayoutAccount, { body: bank(), as: other });
    await expect(apart.jobs.drain(validatePayoutAccount)).rejects.toThrow('no answer from the gateway');
    expect((await apart.inject(getPayoutAccount, { as: other })).body.Data!.state).toBe('new');
  } finally {
    await apart.close();
  }
});
