import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPayoutCaller } from '../../testing/payout-caller.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { startTestSandbox } from '../../testing.ts';
import type { Listing } from '../ledger.ts';
import type { ReconItem, Settlement } from './new-settlement.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function begin(env: Record<string, string> = { SANDBOX_WEBHOOK_DROP: 'true' }) {
  const sandbox = await startTestSandbox(env);
  stops.push(() => sandbox.stop());
  const caller = createPayoutCaller(sandbox);
  const [year, month, day] = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10).split('-');
  return {
    caller,
    buy: async (amount: number, receipt?: string) => {
      const order = await caller.openOrder({ amount, ...(receipt && { receipt }) });
      return (await caller.pay(order.id)).razorpay_payment_id;
    },
    createSettlement: () => caller.post<Settlement>('/control/settlements'),
    recon: async (query = `year=${year}&month=${Number(month)}&day=${day}`) =>
      (await caller.get<Listing<ReconItem>>(`/v1/settlements/recon/combined?${query}&count=1000`)).body.items,
    year: Number(year),
    month,
  };
}

test('settles payments less fees and refunds, once, into the account', async () => {
  const { caller, buy, createSettlement, recon } = await begin();
  const [one, two] = [await buy(100_000, 'receipt-1'), await buy(50_000)];
  const refund = await caller.refund(two, { amount: 20_000 });
  const { body: settlement } = await createSettlement();
  // 2 % and 18 % tax of it: 2,360 and 1,180.
  expect(settlement).toEqual({
    id: expect.stringMatching(/^setl_[A-Za-z0-9]{14}$/) as string,
    entity: 'settlement',
    amount: 150_000 - 2_360 - 1_180 - 20_000,
    status: 'processed',
    fees: 0,
    tax: 0,
    utr: expect.any(String) as string,
    created_at: expect.any(Number) as number,
  });
  const settled = { settled: true, settlement_id: settlement.id, settlement_utr: settlement.utr };
  expect(await recon()).toMatchObject([
    {
      entity_id: one,
      type: 'payment',
      debit: 0,
      credit: 97_640,
      amount: 100_000,
      fee: 2_360,
      tax: 360,
      order_receipt: 'receipt-1',
      payment_id: null,
      ...settled,
    },
    { entity_id: two, type: 'payment', debit: 0, credit: 48_820, amount: 50_000, fee: 1_180, tax: 180, ...settled },
    {
      entity_id: refund.id,
      type: 'refund',
      debit: 20_000,
      credit: 0,
      amount: 20_000,
      fee: 0,
      payment_id: two,
      ...settled,
    },
  ]);
  expect(await caller.statement()).toMatchObject([
    { credit: settlement.amount, debit: 0, source: { entity: 'bank_transfer', bank_reference: settlement.utr } },
  ]);
  expect(await caller.balance()).toBe(settlement.amount);
  expect((await createSettlement()).status).toBe(400);
  expect((await caller.get(`/v1/settlements/${settlement.id}`)).body).toEqual(settlement);
  expect((await caller.get('/v1/settlements')).body).toMatchObject({ count: 1, items: [settlement] });
});

test('leaves refunds open that are more than the payments', async () => {
  const { caller, buy, createSettlement } = await begin();
  const payment = await buy(100_000);
  await createSettlement();
  await caller.refund(payment);
  expect((await createSettlement()).status).toBe(400);
  await buy(200_000);
  expect((await createSettlement()).body.amount).toBe(200_000 - 4_720 - 100_000);
});

test('finds items by day and month in Indian time, and refuses other periods', async () => {
  const { caller, buy, createSettlement, recon, year, month } = await begin();
  await buy(100_000);
  await createSettlement();
  expect(await recon(`year=${year}&month=${month}`)).toHaveLength(1);
  expect(await recon(`year=${year - 1}&month=${month}`)).toHaveLength(0);
  for (const query of ['year=26&month=1', 'year=2026&month=13', 'year=2026&month=1&day=001', 'month=1']) {
    expect([query, (await caller.get(`/v1/settlements/recon/combined?${query}`)).status]).toEqual([query, 400]);
  }
});

test('reports a settlement and pays what waited for its money', async () => {
  const receiver = await startReceiver();
  stops.push(() => receiver.stop());
  const { caller, buy, createSettlement } = await begin({ WEBHOOK_URL: receiver.url });
  await buy(100_000);
  const { id, status } = await caller.paid({ fund_account_id: (await caller.bank()).id });
  expect(status).toBe('queued');
  const { body: settlement } = await createSettlement();
  await caller.reach(id, 'processed');
  const letters = await receiver.received(8);
  expect(letters.map(({ event }) => event).toSorted()).toEqual(
    [
      'payment.authorized',
      'payment.captured',
      'order.paid',
      'payout.queued',
      'settlement.processed',
      'payout.initiated',
      'payout.processed',
      'payout.updated',
    ].toSorted(),
  );
  const letter = letters.find(({ event }) => event === 'settlement.processed')!;
  expect(JSON.parse(letter.body)).toMatchObject({
    contains: ['settlement'],
    payload: { settlement: { entity: settlement } },
  });
});

test('settles by itself what is due', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vidya-settlements-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const env = { SANDBOX_DATA_DIR: folder, SANDBOX_WEBHOOK_DROP: 'true' };
  const { buy, recon } = await begin(env);
  const paymentId = await buy(100_000);
  expect(await recon()).toEqual([]);
  await stops.pop()!();
  const { recon: laterRecon } = await begin({ ...env, SANDBOX_SETTLEMENT_AFTER_MS: '0' });
  expect(await laterRecon()).toMatchObject([{ entity_id: paymentId, settled: true }]);
});
