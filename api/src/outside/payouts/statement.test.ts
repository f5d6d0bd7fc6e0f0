import { randomUUID } from 'node:crypto';
import { between, pick, randomFrom } from '../../seed/sample/random.ts';
import { gatewaySecrets, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { createCardGateway } from '../payments/card-gateway.ts';
import { createPayoutGateway, type PayoutGateway } from './payout-gateway.ts';

let sandbox: TestGateway;
let payouts: PayoutGateway;
let cards: ReturnType<typeof createCardGateway>;
beforeAll(async () => {
  sandbox = await startGateway();
  const access = { api: sandbox.address, keyId: 'rzp_test_vidya', keySecret: gatewaySecrets.key };
  payouts = createPayoutGateway({ ...access, payoutAccount: '7878780080316316' });
  cards = createCardGateway({ ...access, webhookSecret: gatewaySecrets.webhook, checkoutScript: '' });
});
beforeEach(() => sandbox.control('reset'));
afterAll(() => sandbox.stop());

const always = { from: new Date(0), to: new Date(Date.now() + 3_600_000) };
const indianDay = (time: Date): string => new Date(time.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function buy(amountPaise: number): Promise<string> {
  const order = await cards.createOrder({ amountPaise, receipt: randomUUID(), notes: {} });
  return (await sandbox.pay(order.id)).razorpay_payment_id;
}

async function payOut(accountEnd: string, amountPaise: number) {
  const contact = await payouts.addContact({ name: 'Asha Rao', email: 'asha@vidya.example', referenceId: 'teacher-1' });
  const account = {
    kind: 'bank' as const,
    name: 'Asha Rao',
    ifsc: 'HDFC0000053',
    accountNumber: `76543212${accountEnd}`,
  };
  const fundAccountId = await payouts.addFundAccount(contact, account);
  const order = { key: randomUUID(), referenceId: randomUUID(), mode: 'NEFT' as const, narration: 'Vidya' };
  return payouts.createPayout({ ...order, fundAccountId, amountPaise });
}

it('reads a settlement with its items, fees and transfer', async () => {
  const one = await buy(100_000);
  const two = await buy(50_000);
  expect(await cards.findPayment(one)).toMatchObject({ fee: 2_360, tax: 360 });
  const refund = await cards.refundPayment({ id: two, amountPaise: 20_000 });
  await sandbox.control('settlements');
  const [settlement, ...others] = await payouts.settlements(always);
  expect(others).toEqual([]);
  expect(settlement).toEqual({
    id: expect.stringMatching(/^setl_/),
    amountPaise: 97_640 + 48_820 - 20_000,
    status: 'processed',
    utr: expect.any(String),
    createdAt: expect.any(Date),
  });
  const shared = { settlementId: settlement!.id, utr: settlement!.utr };
  expect(await payouts.settlementItems(indianDay(settlement!.createdAt))).toMatchObject([
    {
      id: one,
      type: 'payment',
      paymentId: one,
      amountPaise: 100_000,
      feePaise: 2_360,
      taxPaise: 360,
      creditPaise: 97_640,
      debitPaise: 0,
      ...shared,
    },
    { id: two, type: 'payment', paymentId: two, feePaise: 1_180, creditPaise: 48_820, ...shared },
    {
      id: refund.id,
      type: 'refund',
      paymentId: two,
      amountPaise: 20_000,
      feePaise: 0,
      creditPaise: 0,
      debitPaise: 20_000,
      ...shared,
    },
  ]);
  expect(await payouts.settlementItems('2020-02-29')).toEqual([]);
  expect(await payouts.statement(always)).toMatchObject([
    {
      kind: 'bank_transfer',
      reference: settlement!.utr,
      creditPaise: settlement!.amountPaise,
      debitPaise: 0,
      payoutId: null,
    },
  ]);
});

it('reads a statement of several pages, within its period', async () => {
  for (let index = 0; index < 205; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await sandbox.control('funds', { amount: 100 + index });
  }
  const lines = await payouts.statement(always);
  expect(lines).toHaveLength(205);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(205);
  expect(lines[0]!.creditPaise).toBe(304);
  expect(await payouts.statement({ from: new Date(0), to: new Date(Date.now() - 3_600_000) })).toEqual([]);
});

const seeds = ['monday', 'tuesday', `${Date.now()}`];
it.each(seeds)(
  'adds up after any events (seed %s): statement to balance, items to settlements',
  async (seed) => {
    const random = randomFrom(seed);
    const below = (limit: number): number => between(random, 0, limit - 1);
    const oneOf = <T>(values: readonly T[]): T => pick(random, values);
    const payments: string[] = [];
    const open: string[] = [];
    const tolerant = (work: Promise<unknown>) => work.catch(() => undefined);
    const events = [
      async () => payments.push(await buy(10_000 + below(100_000))),
      async () => tolerant(sandbox.refund(oneOf(['pay_none', ...payments]), 100 + below(10_000))),
      async () => tolerant(sandbox.control('settlements')),
      async () => sandbox.control('funds', { amount: 100 + below(50_000) }),
      async () => open.push((await payOut(oneOf(['0000', '0001', '0002', '0003']), 100 + below(60_000))).id),
      async () => open.push((await payOut('0000', 100 + below(60_000))).id),
      async () => {
        const status = oneOf(['processing', 'processed', 'reversed', 'failed', 'rejected']);
        await tolerant(sandbox.control(`payouts/${oneOf(['pout_none', ...open])}/move`, { status }));
      },
      async () => sandbox.control('payouts', { next: oneOf(['process', 'fail', 'reverse', 'reject', 'hold']) }),
      async () => sandbox.control('payouts', { lowBalance: below(2) === 1 }),
    ];
    for (let index = 0; index < 150; index += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await oneOf(events)();
    }
    const readStates = () => Promise.all(open.map((id) => payouts.findPayout(id)));
    let states = await readStates();
    for (let before = ''; before !== JSON.stringify(states); ) {
      before = JSON.stringify(states);
      // Some still move by themselves.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 50));
      // oxlint-disable-next-line no-await-in-loop
      states = await readStates();
    }

    const lines = await payouts.statement(always);
    const balance = await payouts.balance();
    expect(lines[0]!.balancePaise).toBe(balance);
    expect(sum(lines.map(({ creditPaise, debitPaise }) => creditPaise - debitPaise))).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
    // A payout that is under way or done left once; one that failed or was reversed has come back.
    for (const { id, status, amountPaise, feesPaise } of states) {
      const own = lines.filter(({ payoutId }) => payoutId === id);
      const taken = sum(own.map(({ creditPaise, debitPaise }) => debitPaise - creditPaise));
      expect([status, taken]).toEqual([
        status,
        ['processing', 'processed'].includes(status) ? amountPaise + feesPaise : 0,
      ]);
    }
    const settlements = await payouts.settlements(always);
    const days = new Set(settlements.map(({ createdAt }) => indianDay(createdAt)));
    const items = (await Promise.all([...days].map((day) => payouts.settlementItems(day)))).flat();
    for (const { id, utr, amountPaise } of settlements) {
      const own = items.filter(({ settlementId }) => settlementId === id);
      expect(sum(own.map(({ creditPaise, debitPaise }) => creditPaise - debitPaise))).toBe(amountPaise);
      expect(lines.filter(({ reference }) => reference === utr)).toMatchObject([{ creditPaise: amountPaise }]);
    }
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  },
  60_000,
);
