import { correctTransaction, listTransactions } from '@vidya/contracts/calls/ledger/money';
import { listMoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { listPayoutBatches, releasePayoutBatch } from '@vidya/contracts/calls/ledger/payouts';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { eq, sql } from 'drizzle-orm';
import { moneyDifferences, payouts } from '../../../database/tables/schema-payouts.ts';
import { createPayoutGateway } from '../../../outside/payouts/payout-gateway.ts';
import { deliver } from '../../../testing/gateway.ts';
import { ledgerBalances } from '../../../testing/ledger-balances.ts';
import { openPayoutWorld } from '../../../testing/payout-world.ts';
import { purchase } from '../../../testing/purchase.ts';
import { addCourse } from '../../../testing/samples.ts';
import { type NewTransaction, writeTransactions } from '../../booking/write-transactions.ts';
import { platformEntry } from '../payout-entries.ts';
import { proposeBatch } from '../propose-payouts.ts';
import { bookSettlements } from './book-settlements.ts';
import { moneyReconciler, reconcileMoney } from './reconcile-money.ts';

const dayMs = 86_400_000;
const world = openPayoutWorld();
afterEach(() => jest.restoreAllMocks());

const buy = async () => {
  const teacher = await world.api.signIn({ role: 'INSTRUCTOR', fullName: 'Ravi Das' });
  const { id: courseId } = await addCourse(world.api.db, { instructorId: teacher.id });
  return purchase(world.api, world.gateway, { as: await world.api.signIn(), courseId });
};
const compared = async () => {
  await world.api.jobs.send(world.api.db, reconcileMoney, {});
  await world.api.jobs.drain(reconcileMoney);
  return (await world.api.inject(listMoneyDifferences, { as: world.admin })).body.Data!;
};
const open = async () =>
  (await compared()).differences
    .filter(({ resolvedAt }) => resolvedAt === null)
    .map(({ kind, subject, reference, herePaise, therePaise }) => ({
      kind,
      subject,
      reference,
      herePaise,
      therePaise,
    }));
const settled = async () => {
  await world.gateway.control('settlements');
  const { items } = (await world.gateway.entity('settlements')) as unknown as {
    items: { id: string; amount: number }[];
  };
  return items[0]!;
};
/** The funds that the world added are a transfer that nobody booked: the accountant's correction. */
const correctFunds = async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const [funds] = await open();
  expect(funds).toEqual({
    kind: 'missingHere',
    subject: 'transfer',
    reference: expect.stringMatching(/^txn_/),
    herePaise: null,
    therePaise: 100_000_000,
  });
  const transactions: NewTransaction[] = [
    {
      cause: 'correction',
      causeId: funds!.reference,
      at: new Date(),
      amountPaise: 100_000_000,
      lines: [
        platformEntry('bank', 'correction', 100_000_000),
        platformEntry('platformShare', 'correction', -100_000_000),
      ],
    },
  ];
  await world.api.db.transaction((tx) => writeTransactions(tx, transactions));
};

it('books a settlement once, by webhook or at night, and the day agrees', async () => {
  await correctFunds();
  const [one, two] = [await buy(), await buy()];
  const refund = await world.gateway.refund(two.gatewayPaymentId!, 5_000);
  const payment = await world.gateway.payment(two.gatewayPaymentId!);
  await deliver(world.api, {
    event: 'refund.processed',
    payload: { payment: { entity: payment }, refund: { entity: refund } },
  });
  const settlement = await settled();
  const letter = { event: 'settlement.processed', payload: { settlement: { entity: settlement } } };
  await deliver(world.api, letter);
  await deliver(world.api, letter);
  await world.api.jobs.drain(bookSettlements);
  const balances = await ledgerBalances(world.api.db);
  expect([balances['gateway'], balances['bank']]).toEqual([undefined, 100_000_000 + settlement.amount]);
  expect(await open()).toEqual([]);
  const { days, differences } = await compared();
  // Two payments, two fees, a refund, a settlement, and its transfer.
  expect(days).toHaveLength(12);
  expect(days[0]).toMatchObject({ agreed: 7, different: 0 });
  expect(differences).toMatchObject([{ subject: 'transfer', resolvedAt: expect.any(String) }]);
  expect(await ledgerBalances(world.api.db)).toEqual(balances);
  expect(one.amountPaise).toBeGreaterThan(0);
});

it('books at night what no webhook reported, with the fees that no payment had', async () => {
  await correctFunds();
  const payment = await buy();
  // As if the webhook had no fee.
  await world.api.db.execute(sql`alter table ledger_entries disable trigger all`);
  await world.api.db.execute(sql`alter table ledger_transactions disable trigger all`);
  await world.api.db.execute(
    sql`delete from ledger_entries e using ledger_transactions t where t.id = e.transaction_id and t.cause = 'fee'`,
  );
  await world.api.db.execute(sql`delete from ledger_transactions where cause = 'fee'`);
  await world.api.db.execute(sql`alter table ledger_entries enable trigger all`);
  await world.api.db.execute(sql`alter table ledger_transactions enable trigger all`);
  const { amount } = await settled();
  expect(await open()).toEqual([]);
  const balances = await ledgerBalances(world.api.db);
  expect([balances['gateway'], balances['bank']]).toEqual([undefined, 100_000_000 + amount]);
  expect(balances['gatewayFees']! + balances['gatewayFeesGst']!).toBe(payment.amountPaise - amount);
});

it('counts a fee whose reversal is reversed', async () => {
  await correctFunds();
  await buy();
  await settled();
  const { body } = await world.api.inject(listTransactions, { query: { cause: 'fee' }, as: world.admin });
  const reverse = async (transactionId: string) => {
    const request = { params: { transactionId }, body: { reason: 'By mistake' }, as: world.admin };
    return (await world.api.inject(correctTransaction, request)).body.Data!.id;
  };
  const reversal = await reverse(body.Data![0]!.id);
  expect(await open()).toMatchObject([{ kind: 'missingHere', subject: 'fee' }]);
  await reverse(reversal);
  expect(await open()).toEqual([]);
});

it('finds what is missing here or there, says what to do, and sees when it is resolved', async () => {
  await correctFunds();
  const payment = await buy();
  const { id: orderId } = await (async () => {
    const response = await fetch(`${world.gateway.address}/v1/orders`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('rzp_test_vidya:sandbox-key-secret')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount: 70_000, currency: 'INR', receipt: 'by hand' }),
    });
    return (await response.json()) as { id: string };
  })();
  const { razorpay_payment_id: stray } = await world.gateway.pay(orderId);
  await settled();
  expect(await open()).toEqual([
    { kind: 'missingHere', subject: 'payment', reference: stray, herePaise: null, therePaise: 70_000 },
  ]);
  const late = await world.addSale(await world.addInstructor(), 118_000, 9);
  await world.api.db.execute(sql`update payments set gateway_payment_id = 'pay_late' where id = ${late}`);
  const differences = await open();
  expect(differences).toHaveLength(2);
  expect(differences).toContainEqual({
    kind: 'missingThere',
    subject: 'payment',
    reference: 'pay_late',
    herePaise: 118_000,
    therePaise: null,
  });
  const { differences: listed } = await compared();
  expect(listed.find(({ reference }) => reference === stray)!.advice).toMatch(/^Money came for a payment/);
  expect(payment.gatewayPaymentId).not.toBe(stray);
  await world.api.db.execute(sql`update payments set gateway_payment_id = null where id = ${late}`);
  expect((await open()).map(({ reference }) => reference)).toEqual([stray]);
});

it('leaves open what was never settled once its day is no longer due as a whole', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { db, config } = world.api;
  const payment = await world.addSale(await world.addInstructor(), 118_000, 9);
  const captured = new Date(`${dayInIndia(Date.now() - 9 * dayMs)}T01:00:00+05:30`);
  await db.execute(sql`update payments set gateway_payment_id = 'pay_lost', captured_at = ${captured.toISOString()}
    where id = ${payment}`);
  await db.execute(sql`alter table ledger_transactions disable trigger all`);
  await db.execute(sql`update ledger_transactions set at = ${captured.toISOString()} where payment_id = ${payment}`);
  await db.execute(sql`alter table ledger_transactions enable trigger all`);
  const reconcile = moneyReconciler({
    db,
    gateway: createPayoutGateway(config.gateway),
    metrics: { count: jest.fn() },
  });
  for (const days of [10, 11]) {
    await reconcile(new Date(captured.getTime() + days * dayMs + 4 * 3_600_000));
    const [lost] = await db.select().from(moneyDifferences).where(eq(moneyDifferences.reference, 'pay_lost'));
    expect([days, lost]).toMatchObject([days, { kind: 'missingThere', resolvedAt: null }]);
  }
});

it('compares payouts with the account’s statement', async () => {
  await correctFunds();
  for (const end of ['0000', '0001', '0003']) await world.addSale(await world.addInstructor(end), 118_000);
  await proposeBatch(world.api.db, world.api.config.payouts);
  const [batch] = (await world.api.inject(listPayoutBatches, { as: world.admin })).body.Data!;
  const release = { params: { batchId: batch!._id }, body: { totalPaise: batch!.totalPaise }, as: world.admin };
  await world.api.inject(releasePayoutBatch, release);
  await world.api.jobs.drain();
  const states = async () => (await world.api.db.select().from(payouts)).map(({ state }) => state).toSorted();
  while ((await states()).join() !== 'failed,processed,processing') await world.report();
  const { days } = await compared();
  expect([days[0]!.agreed, await open()]).toEqual([2, []]);
  await world.api.db.execute(sql`update payouts set fees_paise = 0 where state = 'processed'`);
  expect(await open()).toMatchObject([{ kind: 'different', subject: 'payout', herePaise: 79_900, therePaise: 80_490 }]);
});

it('counts all open differences, and lists the newest', async () => {
  await world.api.db.execute(sql`insert into money_differences (day, kind, subject, reference)
    select '2026-11-30', 'missingThere', 'payment', 'pay_' || n from generate_series(1, 201) n`);
  const { openCount, differences } = (await world.api.inject(listMoneyDifferences, { as: world.admin })).body.Data!;
  expect([openCount, differences.length]).toEqual([201, 200]);
});
