import { createPayoutCaller, ownAccount } from '../../testing/payout-caller.ts';
import { type RunningSandbox, startTestSandbox } from '../../testing.ts';
import type { Listing } from '../ledger.ts';
import type { Payout } from './new-payout.ts';

let sandbox: RunningSandbox;
let caller: ReturnType<typeof createPayoutCaller>;
beforeAll(async () => {
  sandbox = await startTestSandbox({ SANDBOX_WEBHOOK_DROP: 'true' });
  caller = createPayoutCaller(sandbox);
});
beforeEach(async () => {
  await caller.post('/control/reset');
  await caller.addFunds(1_000_000);
});
afterAll(() => sandbox.stop());

test('pays out: money and fee leave with processing, the UTR comes with processed', async () => {
  const { id: accountId } = await caller.bank();
  const first = await caller.paid({
    fund_account_id: accountId,
    reference_id: 'r1',
    narration: 'Vidya May',
    notes: { a: 'b' },
  });
  expect(first).toMatchObject({
    id: expect.stringMatching(/^pout_[A-Za-z0-9]{14}$/) as string,
    entity: 'payout',
    fund_account_id: accountId,
    amount: 50_000,
    currency: 'INR',
    fees: 590,
    tax: 90,
    status: 'processing',
    utr: null,
    mode: 'IMPS',
    purpose: 'payout',
    reference_id: 'r1',
    narration: 'Vidya May',
    notes: { a: 'b' },
    debit_account_number: ownAccount,
    status_details: { source: 'gateway', reason: 'payout_bank_processing' },
  });
  expect(await caller.reach(first.id, 'processed')).toMatchObject({
    utr: expect.stringMatching(/^\d{12}$/) as string,
    status_details: { reason: 'payout_processed', source: 'beneficiary_bank' },
  });
  expect(await caller.balance()).toBe(1_000_000 - 50_590);
});

test('makes one payout of the same key and body, and refuses another body', async () => {
  const { id } = await caller.bank();
  const [one, two] = await Promise.all([1, 2].map(() => caller.paid({ fund_account_id: id }, 'same-key')));
  expect(two?.id).toBe(one?.id);
  expect(await caller.balance()).toBe(1_000_000 - 50_590);
  expect(await caller.refusedPayout({ fund_account_id: id, amount: 60_000 }, 'same-key')).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST_ERROR',
    description: 'Different request body sent for the same Idempotency Header',
  });
  expect(await caller.refusedPayout({ fund_account_id: id }, null)).toMatchObject({
    status: 400,
    description: 'Idempotency key is missing. Include idempotency header and key in the request.',
    field: 'X-Payout-Idempotency',
  });
  expect(await caller.refusedPayout({ fund_account_id: id }, 'x'.repeat(37))).toMatchObject({ status: 400 });
});

test('lists payouts by reference and state, of its own account only', async () => {
  const { id } = await caller.bank();
  const one = await caller.paid({ fund_account_id: id, reference_id: 'by-ref' });
  await caller.paid({ fund_account_id: id, reference_id: 'other' });
  const list = (query: string) => caller.get<Listing<Payout>>(`/v1/payouts?${query}`);
  const found = await list(`account_number=${ownAccount}&reference_id=by-ref`);
  expect(found.body).toMatchObject({ entity: 'collection', count: 1, items: [{ id: one.id }] });
  expect((await list(`account_number=${ownAccount}&reference_id=none`)).body).toMatchObject({ count: 0, items: [] });
  expect((await list('reference_id=by-ref')).status).toBe(400);
  expect((await list('account_number=1&reference_id=by-ref')).status).toBe(400);
});

test.each([
  [{ account_number: '1' }, 'account_number'],
  [{ amount: 99 }, 'amount'],
  [{ amount: 100.5 }, 'amount'],
  [{ amount: 50_000_001 }, 'amount'],
  [{ currency: 'USD' }, 'currency'],
  [{ mode: 'UPI' }, 'mode'],
  [{ mode: 'imps' }, 'mode'],
  [{ purpose: 'gift' }, 'purpose'],
  [{ narration: 'Vidya: May' }, 'narration'],
  [{ narration: 'x'.repeat(31) }, 'narration'],
  [{ reference_id: 'x'.repeat(41) }, 'reference_id'],
])('refuses %j', async (fields, field) => {
  const { id } = await caller.bank();
  expect(await caller.refusedPayout({ fund_account_id: id, ...fields }, 'refused-key')).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST_ERROR',
    source: 'business',
    reason: 'input_validation_failed',
    field,
  });
  // A refused request does not use its key up.
  expect((await caller.postPayout({ fund_account_id: id }, 'refused-key')).status).toBe(200);
});

test('lets a payout wait for money, and refuses one that may not wait', async () => {
  const { id } = await caller.bank();
  const large = await caller.paid({ fund_account_id: id, amount: 2_000_000 });
  expect(large).toMatchObject({
    status: 'queued',
    fees: 0,
    status_details: { reason: 'low_balance', source: 'business' },
  });
  const small = await caller.paid({ fund_account_id: id, amount: 1_000 });
  expect(small.status).toBe('processing');
  expect(
    await caller.refusedPayout({ fund_account_id: id, amount: 2_000_000, queue_if_low_balance: false }),
  ).toMatchObject({
    status: 400,
    description: 'Your account does not have enough balance to carry out the payout operation.',
  });
  expect((await caller.move(large.id, 'processing')).status).toBe(400);
  await caller.addFunds(1_100_000);
  expect(await caller.reach(large.id, 'processed')).toMatchObject({ fees: 590 });
  expect(await caller.balance()).toBe(2_100_000 - 2_000_590 - 1_590);
});

test('acts as if the account were empty, until the switch is off', async () => {
  const { id } = await caller.bank();
  await caller.switches({ lowBalance: true });
  const { id: waiting, status } = await caller.paid({ fund_account_id: id });
  expect(status).toBe('queued');
  await caller.switches({ lowBalance: false });
  await caller.reach(waiting, 'processed');
});

test('exists although its response was lost', async () => {
  const { id } = await caller.bank();
  await caller.switches({ loseResponse: true });
  const lost = fetch(`${sandbox.address}/v1/payouts`, {
    method: 'POST',
    signal: AbortSignal.timeout(100),
    headers: {
      authorization: `Basic ${btoa('rzp_test_vidya:sandbox-key-secret')}`,
      'content-type': 'application/json',
      'x-payout-idempotency': 'lost-key',
    },
    body: JSON.stringify({
      account_number: ownAccount,
      fund_account_id: id,
      amount: 700,
      currency: 'INR',
      mode: 'IMPS',
      purpose: 'payout',
      queue_if_low_balance: true,
      reference_id: 'lost',
    }),
  });
  await expect(lost).rejects.toMatchObject({ name: 'TimeoutError' });
  const { body } = await caller.get<Listing<Payout>>(`/v1/payouts?account_number=${ownAccount}&reference_id=lost`);
  expect(body).toMatchObject({ count: 1, items: [{ amount: 700 }] });
  expect((await caller.get('/control/payouts')).body).toMatchObject({ loseResponse: false });
});
