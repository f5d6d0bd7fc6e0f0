import { randomUUID } from 'node:crypto';
import { gatewaySecrets, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { createPayoutGateway, type PayoutGateway } from './payout-gateway.ts';

const payoutAccount = '7878780080316316';
let sandbox: TestGateway;
let gateway: PayoutGateway;
const connect = (changes: { timeoutMs?: number; payoutAccount?: string; api?: string } = {}): PayoutGateway =>
  createPayoutGateway({
    api: sandbox.address,
    keyId: 'rzp_test_vidya',
    keySecret: gatewaySecrets.key,
    payoutAccount,
    ...changes,
  });
beforeAll(async () => {
  sandbox = await startGateway();
  gateway = connect();
});
beforeEach(() => sandbox.control('reset'));
afterAll(() => sandbox.stop());

async function beneficiary(accountNumber = '765432123456789'): Promise<string> {
  const contact = await gateway.addContact({ name: 'Asha Rao', email: 'asha@vidya.example', referenceId: 'teacher-1' });
  return gateway.addFundAccount(contact, { kind: 'bank', name: 'Asha Rao', ifsc: 'HDFC0000053', accountNumber });
}

const request = (
  fundAccountId: string,
  changes: { key?: string; referenceId?: string; amountPaise?: number } = {},
) => ({
  key: randomUUID(),
  referenceId: 'payout-1',
  fundAccountId,
  amountPaise: 50_000,
  mode: 'IMPS' as const,
  narration: 'Vidya earnings May',
  ...changes,
});

async function until<T>(read: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const value = await read();
    if (isGood(value)) return value;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

it('adds a contact and an account once, and asks the bank whose it is', async () => {
  const id = await beneficiary();
  expect(await beneficiary()).toBe(id);
  const asked = await gateway.validateFundAccount(id);
  expect(asked).toEqual({
    id: expect.stringMatching(/^fav_/),
    fundAccountId: id,
    status: 'created',
    accountStatus: null,
    registeredName: null,
  });
  const done = await until(
    () => gateway.findValidation(asked.id),
    ({ status }) => status !== 'created',
  );
  expect(done).toMatchObject({ status: 'completed', accountStatus: 'active', registeredName: 'Asha Rao' });
});

it('pays out to a bank account and to a UPI address', async () => {
  await sandbox.control('funds', { amount: 1_000_000 });
  const started = Math.floor(Date.now() / 1000) * 1000;
  const payout = await gateway.createPayout(request(await beneficiary()));
  expect(payout).toEqual({
    id: expect.stringMatching(/^pout_/),
    fundAccountId: await beneficiary(),
    amountPaise: 50_000,
    feesPaise: 590,
    taxPaise: 90,
    status: 'processing',
    utr: null,
    referenceId: 'payout-1',
    reason: 'payout_bank_processing',
    description: expect.stringContaining('partner bank'),
    createdAt: expect.any(Date),
  });
  expect(payout.createdAt.getTime()).toBeGreaterThanOrEqual(started);
  const paid = await until(
    () => gateway.findPayout(payout.id),
    ({ status }) => status === 'processed',
  );
  expect(paid.utr).toMatch(/^\d{12}$/);
  const contact = await gateway.addContact({ name: 'Asha Rao', email: 'asha@vidya.example', referenceId: 'teacher-1' });
  const vpa = await gateway.addFundAccount(contact, { kind: 'vpa', address: 'asha@okbank' });
  await gateway.createPayout({ ...request(vpa, { referenceId: 'payout-2' }), mode: 'UPI' });
  expect(await gateway.balance()).toBe(1_000_000 - 2 * 50_590);
});

it('makes one payout of one key, however often and how much at once it is asked', async () => {
  await sandbox.control('funds', { amount: 1_000_000 });
  const id = await beneficiary();
  const key = randomUUID();
  const made = await Promise.all([1, 2, 3].map(() => gateway.createPayout(request(id, { key }))));
  expect(new Set(made.map((payout) => payout.id)).size).toBe(1);
  expect(await gateway.balance()).toBe(1_000_000 - 50_590);
  await expect(gateway.createPayout(request(id, { key, amountPaise: 50_001 }))).rejects.toMatchObject({
    name: 'GatewayFault',
    kind: 'refused',
    status: 400,
    reason: 'Different request body sent for the same Idempotency Header',
  });
});

it('does not know the outcome of a payout without a response, and finds it by reference or by its key', async () => {
  await sandbox.control('funds', { amount: 1_000_000 });
  const id = await beneficiary();
  const lost = request(id, { referenceId: 'lost-1' });
  expect(await gateway.findPayoutByReference('lost-1', id)).toBeNull();
  await sandbox.control('payouts', { loseResponse: true });
  await expect(connect({ timeoutMs: 200 }).createPayout(lost)).rejects.toMatchObject({
    name: 'GatewayFault',
    kind: 'unreachable',
    status: 0,
  });
  const found = await gateway.findPayoutByReference('lost-1', id);
  expect(found).toMatchObject({ amountPaise: 50_000, referenceId: 'lost-1' });
  expect(await gateway.createPayout(lost)).toMatchObject({ id: found!.id });
  expect(await gateway.balance()).toBe(1_000_000 - 50_590);
});

it('passes on why a payout was refused, failed or waits', async () => {
  const id = await beneficiary();
  await expect(gateway.createPayout(request(id, { amountPaise: 99 }))).rejects.toMatchObject({
    kind: 'refused',
    reason: 'The amount must be at least 100.',
  });
  await expect(connect({ payoutAccount: '12345' }).createPayout(request(id))).rejects.toMatchObject({
    kind: 'refused',
    reason: 'The RazorpayX Account number is invalid.',
  });
  expect(await gateway.createPayout(request(id))).toMatchObject({
    status: 'queued',
    reason: 'low_balance',
    feesPaise: 0,
  });
  await sandbox.control('funds', { amount: 1_000_000 });
  const { id: bad } = await gateway.createPayout(request(await beneficiary('765432120001'), { referenceId: 'bad' }));
  const failed = await until(
    () => gateway.findPayout(bad),
    ({ status }) => status === 'failed',
  );
  expect(failed).toMatchObject({ reason: 'bank_account_invalid', feesPaise: 0 });
});

it('has no balance of an account that the gateway does not know', async () => {
  await expect(connect({ payoutAccount: '12345' }).balance()).rejects.toMatchObject({ kind: 'unreadable' });
});
