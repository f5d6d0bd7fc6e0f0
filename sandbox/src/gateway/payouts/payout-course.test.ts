import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPayoutCaller } from '../../testing/payout-caller.ts';
import { type Letter, startReceiver } from '../../testing/receiver.ts';
import { startTestSandbox } from '../../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function begin(env: Record<string, string> = {}) {
  const receiver = await startReceiver();
  stops.push(() => receiver.stop());
  const sandbox = await startTestSandbox({ WEBHOOK_URL: receiver.url, SANDBOX_WEBHOOK_RETRY_MS: '1', ...env });
  stops.push(() => sandbox.stop());
  const caller = createPayoutCaller(sandbox);
  await caller.addFunds(1_000_000);
  return { receiver, sandbox, caller };
}

const names = (letters: Letter[]) => letters.map(({ event }) => event);
// Webhooks of one moment arrive in order, those of different moments need not.
const sorted = (letters: Letter[]) => names(letters).toSorted();
const good = ['payout.initiated', 'payout.processed', 'payout.updated'];

test('signs a webhook of each state, each with its own id and the payout of that moment', async () => {
  const { receiver, caller } = await begin({ SANDBOX_PAYOUT_STEP_MS: '20' });
  const { id } = await caller.paid({ fund_account_id: (await caller.bank()).id, reference_id: 'hook' });
  const letters = await receiver.received(3);
  expect(sorted(letters)).toEqual(good);
  expect(new Set(letters.map(({ eventId }) => eventId)).size).toBe(3);
  for (const { body, signature } of letters) {
    expect(signature).toBe(createHmac('sha256', 'sandbox-webhook-secret').update(body).digest('hex'));
  }
  const sent = (event: string) => JSON.parse(letters.find((letter) => letter.event === event)!.body) as object;
  expect(sent('payout.initiated')).toMatchObject({
    entity: 'event',
    contains: ['payout'],
    payload: { payout: { entity: { id, entity: 'payout', status: 'processing', reference_id: 'hook', utr: null } } },
  });
  expect(sent('payout.processed')).toMatchObject({ payload: { payout: { entity: { status: 'processed' } } } });
});

test.each([
  ['fail', '765432123456789', ['payout.initiated', 'payout.failed'], 0],
  ['process', '765432120001', ['payout.initiated', 'payout.failed'], 0],
  ['reverse', '765432123456789', [...good, 'payout.reversed'], 0],
  ['process', '765432120002', [...good, 'payout.reversed'], 0],
  ['reject', '765432123456789', ['payout.pending', 'payout.rejected'], 0],
  ['hold', '765432123456789', ['payout.initiated'], 50_590],
  ['process', '765432120003', ['payout.initiated'], 50_590],
])('the next payout will %s, to account %s: %j', async (next, account, events, taken) => {
  const { receiver, caller } = await begin({ SANDBOX_PAYOUT_STEP_MS: '10' });
  await caller.switches({ next });
  const { id } = await caller.bank(account);
  await caller.paid({ fund_account_id: id });
  expect(sorted(await receiver.received(events.length))).toEqual(events.toSorted());
  expect(await caller.balance()).toBe(1_000_000 - taken);
  // The switch was for one payout.
  expect((await caller.get('/control/payouts')).body).toMatchObject({ next: 'process' });
});

test('shows the reason of a failure, without a fee', async () => {
  const { caller } = await begin();
  const { id } = await caller.paid({ fund_account_id: (await caller.vpa('failure@okbank')).id, mode: 'UPI' });
  expect(await caller.reach(id, 'failed')).toMatchObject({
    fees: 0,
    tax: 0,
    utr: null,
    status_details: { source: 'beneficiary_bank', reason: 'bank_account_invalid' },
  });
});

test('sends the webhooks of a payout back to front when told to', async () => {
  const { receiver, caller } = await begin();
  await caller.post('/control/webhooks', { disorder: true, duplicates: 1 });
  await caller.paid({ fund_account_id: (await caller.bank()).id });
  expect(names(await receiver.received(6))).toEqual(good.toReversed().flatMap((name) => [name, name]));
});

test('moves by hand, and only where a payout may go', async () => {
  const { receiver, caller } = await begin();
  await caller.switches({ next: 'hold' });
  const { id } = await caller.paid({ fund_account_id: (await caller.bank()).id });
  expect((await caller.move(id, 'rejected')).status).toBe(400);
  expect((await caller.move(id, 'processed')).body).toMatchObject({ id, status: 'processed' });
  expect((await caller.move(id, 'reversed')).body).toMatchObject({ status: 'reversed' });
  expect((await caller.move(id, 'processed')).body.error.description).toContain('cannot move');
  expect(sorted(await receiver.received(4))).toEqual([...good, 'payout.reversed'].toSorted());
  expect(await caller.balance()).toBe(1_000_000);
});

test('moves from its page', async () => {
  const { sandbox, caller } = await begin({ SANDBOX_PAYOUT_STEP_MS: '3600000' });
  const { id } = await caller.paid({ fund_account_id: (await caller.bank()).id, reference_id: 'shown' });
  const page = await (await fetch(`${sandbox.address}/payouts`)).text();
  for (const text of [id, 'shown', 'Asha Rao, 765432123456789', '₹500', `/control/payouts/${id}/move`])
    expect(page).toContain(text);
  const submit = (to: string, fields: Record<string, string>) =>
    fetch(sandbox.address + to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect((await submit(`/control/payouts/${id}/move`, { status: 'processed' })).headers.get('location')).toBe(
    '/payouts',
  );
  expect(await caller.find(id)).toMatchObject({ status: 'processed' });
  expect((await submit('/control/funds', { amount: '500' })).status).toBe(303);
  expect(
    (await submit('/control/payouts', { stepMs: '5', next: 'fail', loseResponse: 'off', lowBalance: 'on' })).status,
  ).toBe(303);
  expect((await caller.get('/control/payouts')).body).toEqual({
    stepMs: 5,
    next: 'fail',
    loseResponse: false,
    lowBalance: true,
    balance: 1_000_500 - 50_590,
  });
  expect((await submit('/control/payouts', { next: 'explode' })).status).toBe(400);
});

test('goes on after a restart', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vidya-payouts-'));
  stops.push(() => rm(dataDir, { recursive: true }));
  const env = { SANDBOX_DATA_DIR: dataDir, SANDBOX_WEBHOOK_DROP: 'true' };
  const before = await startTestSandbox({ ...env, SANDBOX_PAYOUT_STEP_MS: '300' });
  const first = createPayoutCaller(before);
  await first.addFunds(100_000);
  const account = await first.bank();
  const { id } = await first.paid({ fund_account_id: account.id }, 'restart-key');
  const { body: validation } = await first.post<{ id: string }>('/v1/fund_accounts/validations', {
    account_number: '7878780080316316',
    fund_account: { id: account.id },
  });
  await before.stop();

  const { caller } = await begin(env);
  expect((await caller.paid({ fund_account_id: account.id }, 'restart-key')).id).toBe(id);
  await caller.reach(id, 'processed');
  expect(await caller.balance()).toBe(1_100_000 - 50_590);
  expect((await caller.get(`/v1/fund_accounts/validations/${validation.id}`)).body).toMatchObject({
    status: 'completed',
  });
});
