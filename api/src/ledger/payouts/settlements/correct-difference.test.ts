import { correctTransaction, listTransactions } from '@vidya/contracts/calls/ledger/money';
import { correctDifference, payByHand } from '@vidya/contracts/calls/ledger/money-corrections';
import { listMoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { lackOf } from '@vidya/contracts/rules/ledger/correction-rules';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { desc, sql } from 'drizzle-orm';
import { auditLog } from '../../../database/tables/schema-site.ts';
import { ledgerBalances } from '../../../testing/ledger-balances.ts';
import { openPayoutWorld } from '../../../testing/payout-world.ts';
import { reconcileMoney } from './reconcile-money.ts';

const world = openPayoutWorld();
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

const reason = 'Compared with the gateway’s dashboard';
const compared = async () => {
  await world.api.jobs.send(world.api.db, reconcileMoney, {});
  await world.api.jobs.drain(reconcileMoney);
};
const listed = async () => (await world.api.inject(listMoneyDifferences, { as: world.admin })).body.Data!.differences;
const open = async () => {
  await compared();
  return (await listed()).filter(({ resolvedAt }) => resolvedAt === null);
};
type Difference = Awaited<ReturnType<typeof listed>>[number];
const correct = ({ _id: differenceId, ...difference }: Difference, given: object = {}) =>
  world.api.inject(correctDifference, {
    params: { differenceId },
    body: { account: 'platformShare', lackPaise: lackOf(difference), reason, ...given },
    as: world.admin,
  });
const add = (given: Partial<Pick<Difference, 'kind' | 'subject' | 'reference' | 'herePaise' | 'therePaise'>>) => {
  const { kind, subject, reference, herePaise, therePaise } = {
    kind: 'missingHere',
    subject: 'fee',
    reference: 'pay_any',
    herePaise: null,
    therePaise: 500,
    ...given,
  };
  return world.api.db.execute(sql`insert into money_differences (day, kind, subject, reference, here_paise, there_paise)
    values ('2026-01-02', ${kind}, ${subject}, ${reference}, ${herePaise}, ${therePaise})`);
};

it('books what the ledger lacks in the name of the reference, which resolves it for good', async () => {
  const [funds] = await open();
  expect(funds).toMatchObject({ kind: 'missingHere', subject: 'transfer', therePaise: 100_000_000 });
  const { status, body } = await correct(funds!);
  expect([status, body.Message]).toEqual([200, moneyTexts.corrected]);
  expect(await ledgerBalances(world.api.db)).toEqual({ bank: 100_000_000, platformShare: -100_000_000 });
  expect(await listed()).toMatchObject([{ reference: funds!.reference, resolvedAt: expect.any(String) }]);
  expect(await open()).toEqual([]);
  const [audited] = await world.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt));
  expect(audited).toMatchObject({
    action: 'ledger.differenceCorrected',
    actorId: world.admin.id,
    details: { amountPaise: 100_000_000, reference: funds!.reference, account: 'platformShare', reason },
  });
  const { body: found } = await world.api.inject(listTransactions, {
    query: { q: funds!.reference },
    as: world.admin,
  });
  expect(found.Data).toMatchObject([{ cause: 'correction', reference: funds!.reference, reverses: null }]);
  const again = await correct(funds!);
  expect([again.status, again.body.Message]).toEqual([409, moneyTexts.differenceResolved]);
});

it('lists a difference again once its correction is reversed', async () => {
  const [funds] = await open();
  await correct(funds!);
  const { body } = await world.api.inject(listTransactions, { query: {}, as: world.admin });
  const params = { transactionId: body.Data![0]!.id };
  await world.api.inject(correctTransaction, { params, body: { reason }, as: world.admin });
  expect(await ledgerBalances(world.api.db)).toEqual({});
  const [again] = await open();
  expect(again).toMatchObject({ reference: funds!.reference });
  expect((await correct(again!)).status).toBe(200);
  expect(await open()).toEqual([]);
  expect(await ledgerBalances(world.api.db)).toEqual({ bank: 100_000_000, platformShare: -100_000_000 });
  const { body: found } = await world.api.inject(listTransactions, { query: { q: funds!.reference }, as: world.admin });
  expect(found.Data!.map(({ reference }) => reference)).toEqual([funds!.reference, funds!.reference]);
});

it('has a fee and its payment as two differences', async () => {
  await add({ subject: 'payment', therePaise: 11_800 });
  await add({});
  const [fee, payment] = (await listed()).toSorted((one, other) => one.subject.localeCompare(other.subject));
  expect((await correct(payment!, { account: 'refundsDue' })).status).toBe(200);
  expect((await correct(fee!, { account: 'gatewayFees' })).status).toBe(200);
  expect(await ledgerBalances(world.api.db)).toEqual({ gateway: 11_300, gatewayFees: 500, refundsDue: -11_800 });
});

it('books a settlement as one, which the gateway may report later', async () => {
  await add({ subject: 'settlement', reference: 'setl_any', therePaise: 7_000 });
  const [settlement] = await listed();
  const refused = await correct(settlement!);
  expect([refused.status, refused.body.Message]).toEqual([400, moneyTexts.accountUnfit]);
  expect((await correct(settlement!, { account: 'gateway' })).status).toBe(200);
  const { body } = await world.api.inject(listTransactions, { query: { q: 'setl_any' }, as: world.admin });
  expect(body.Data).toMatchObject([{ cause: 'settlement', reference: 'setl_any', amountPaise: 7_000 }]);
});

it('books the part that differs, with its sign', async () => {
  await add({ kind: 'different', subject: 'payout', reference: 'pout_any', herePaise: 79_900, therePaise: 80_490 });
  await add({ kind: 'different', subject: 'refund', reference: 'rfnd_any', herePaise: 5_000, therePaise: 4_000 });
  for (const difference of await listed()) expect((await correct(difference)).status).toBe(200);
  expect(await ledgerBalances(world.api.db)).toEqual({ bank: -590, gateway: 1_000, platformShare: -410 });
});

it('refuses what is unknown, changed since, or without a reason', async () => {
  await add({});
  const [fee] = await listed();
  const refusals = [
    await correct({ ...fee!, _id: '00000000-0000-4000-8000-000000000000' }),
    await correct({ ...fee!, therePaise: 501 }),
    await correct(fee!, { reason: '' }),
  ];
  await add({ subject: 'payout', reference: 'pout_zero', therePaise: 0 });
  refusals.push(await correct((await listed()).find(({ reference }) => reference === 'pout_zero')!));
  expect(refusals.map(({ status, body }) => [status, body.Message])).toEqual([
    [404, moneyTexts.differenceMissing],
    [409, moneyTexts.differenceChanged],
    [400, expect.any(String)],
    [409, moneyTexts.nothingLacking],
  ]);
  expect(await ledgerBalances(world.api.db)).toEqual({});
});

it('is resolved by a payout by hand of the same reference', async () => {
  const teacher = await world.addInstructor();
  await world.addSale(teacher, 118_000);
  await add({ subject: 'transfer', reference: 'txn_byhand', therePaise: -50_000 });
  const body = { instructorId: teacher.id, amountPaise: 50_000, reference: 'txn_byhand', reason };
  expect((await world.api.inject(payByHand, { body, as: world.admin })).status).toBe(200);
  expect(await listed()).toMatchObject([{ reference: 'txn_byhand', resolvedAt: expect.any(String) }]);
});
