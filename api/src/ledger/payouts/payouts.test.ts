import { savePayoutAccount } from '@vidya/contracts/calls/ledger/payout-account';
import {
  getPayoutBatch,
  listOverpaid,
  listPayoutBatches,
  listPayouts,
  releasePayoutBatch,
  withdrawPayout,
} from '@vidya/contracts/calls/ledger/payouts';
import { earningsTexts } from '@vidya/contracts/rules/ledger/earnings-texts';
import { eq } from 'drizzle-orm';
import { payoutAccounts, payouts, taxIds } from '../../database/tables/schema-payouts.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Person } from '../../testing/api.ts';
import { ledgerBalances } from '../../testing/ledger-balances.ts';
import { openPayoutWorld } from '../../testing/payout-world.ts';
import { earningsOf } from '../balances.ts';
import { bookBatch } from './book-batch.ts';
import { nextProposal, proposeBatch } from './propose-payouts.ts';

const world = openPayoutWorld();
const propose = () => proposeBatch(world.api.db, world.api.config.payouts);
const balanceOf = async (person: Person) => (await earningsOf(world.api.db, person.id)).balancePaise;
const batches = async () => (await world.api.inject(listPayoutBatches, { as: world.admin })).body.Data!;
const own = async (as: Person) => (await world.api.inject(listPayouts, { as })).body.Data!;
const release = async (as = world.admin, change = 0) => {
  const [batch] = await batches();
  const [params, body] = [{ batchId: batch!._id }, { totalPaise: batch!.totalPaise + change }];
  return world.api.inject(releasePayoutBatch, { params, body, as });
};
const sent = async () => {
  await propose();
  await release();
  await world.api.jobs.drain();
};

it('proposes what is above the minimum and not on hold, once, and books nothing', async () => {
  const [asha, poor, fresh] = [await world.addInstructor(), await world.addInstructor(), await world.addInstructor()];
  await world.addSale(asha, 118_000);
  await world.addSale(poor, 50_000);
  await world.addSale(fresh, 118_000, 5);
  const before = await ledgerBalances(world.api.db);
  expect([await propose(), await propose()]).toEqual([1, 0]);
  expect(await ledgerBalances(world.api.db)).toEqual(before);
  // ₹1,000 without GST, less 20 % share, less 0.1 % TDS.
  expect(await own(asha)).toMatchObject([{ amountPaise: 79_900, state: 'proposed', mask: '•••• 0000', endedAt: null }]);
  expect(await own(poor)).toEqual([]);
  const [batch] = await batches();
  expect(batch).toMatchObject({ state: 'proposed', totalPaise: 79_900, count: 1, needsSecond: false, releasedBy: '' });
  const detail = (await world.api.inject(getPayoutBatch, { params: { batchId: batch!._id }, as: world.admin })).body
    .Data!;
  expect(detail.payouts).toMatchObject([
    { instructor: { fullName: 'Asha Rao' }, availablePaise: 79_900, gatewayId: '' },
  ]);
});

it('proposes nothing without a PAN, or to an account that is on hold, unverified or of a deleted person', async () => {
  const people = [];
  for (let index = 0; index < 4; index += 1) {
    people.push(await world.addInstructor());
    await world.addSale(people[index]!, 118_000);
  }
  const { db } = world.api;
  await db.update(taxIds).set({ pan: null }).where(eq(taxIds.userId, people[0]!.id));
  const account = (person: Person) => eq(payoutAccounts.userId, person.id);
  await db
    .update(payoutAccounts)
    .set({ holdUntil: new Date(Date.now() + 60_000) })
    .where(account(people[1]!));
  await db.update(payoutAccounts).set({ state: 'failed' }).where(account(people[2]!));
  await db.delete(payoutAccounts).where(account(people[3]!));
  expect(await propose()).toBe(0);
  expect(await batches()).toEqual([]);
});

it('pays: books at the release, sends once, and ends with the bank’s report and fees', async () => {
  const asha = await world.addInstructor();
  await world.addSale(asha, 118_000);
  await sent();
  expect(await balanceOf(asha)).toBe(0);
  await world.report();
  await world.report();
  await world.api.jobs.drain();
  expect(await own(asha)).toMatchObject([{ state: 'processed', utr: expect.stringMatching(/./), reason: '' }]);
  const balances = await ledgerBalances(world.api.db);
  expect(balances).toMatchObject({ bank: -79_900 - 590, gatewayFees: 500, gatewayFeesGst: 90 });
  expect([balances['payoutsInTransit'], balances['earnings Asha Rao']]).toEqual([undefined, undefined]);
  expect(world.api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [asha.email, 'Your earnings were paid out'],
  ]);
  expect((await batches())[0]).toMatchObject({ state: 'released', releasedBy: 'Meera Iyer', isOwnRelease: true });
  const entries = await world.api.db.select().from(auditLog);
  expect(entries).toMatchObject([
    { action: 'payouts.released', actorId: world.admin.id, details: { amountPaise: 79_900 } },
  ]);
  expect((await release()).status).toBe(409);
});

it('takes a second administrator for a payout to the one who releases it', async () => {
  await world.addSale(await world.addInstructor(), 118_000);
  await propose();
  await world.api.db.update(payouts).set({ instructorId: world.admin.id });
  expect(await batches()).toMatchObject([{ needsSecond: true }]);
  expect((await release()).body.Data).toMatchObject({ state: 'approved', isOwnRelease: true });
  expect((await release()).status).toBe(403);
  const second = await world.api.signIn({ role: 'ADMIN' });
  expect((await release(second)).body.Data).toMatchObject({ state: 'released', payouts: [{ state: 'released' }] });
  expect((await world.api.db.select().from(payouts))[0]!.state).toBe('proposed');
});

it.each([
  ['0001', 'failed'],
  ['0002', 'reversed'],
])('returns the money of an account …%s: %s', async (end, state) => {
  const asha = await world.addInstructor(end);
  await world.addSale(asha, 118_000);
  const before = await ledgerBalances(world.api.db);
  await sent();
  for (let isDone = false; !isDone; isDone = (await own(asha))[0]!.state === state) await world.report();
  await world.api.jobs.drain();
  expect(await ledgerBalances(world.api.db)).toEqual(before);
  expect((await own(asha))[0]!.reason).not.toBe('');
  expect(world.api.mails.filter(({ to }) => to === asha.email).map(({ subject }) => subject)).toContain(
    'A payout came back',
  );
  // Paid again with the next batch.
  expect(await propose()).toBe(1);
});

it('withdraws at the release what the balance no longer has, or what an account changed since would get', async () => {
  const [asha, ravi, left] = [await world.addInstructor(), await world.addInstructor(), await world.addInstructor()];
  const payment = await world.addSale(asha, 118_000);
  await world.addSale(ravi, 118_000);
  await world.addSale(left, 118_000);
  await propose();
  await world.refund(payment, 59_000);
  const body = {
    kind: 'upi' as const,
    holderName: 'Ravi Das',
    ifsc: '',
    accountNumber: '',
    accountNumberAgain: '',
    upi: 'a@ybl',
  };
  await world.api.inject(savePayoutAccount, { body, as: ravi });
  await release();
  await world.api.jobs.drain(bookBatch);
  const states = async (as: Person) => (await own(as)).map(({ state, reason }) => [state, reason]);
  expect([await states(asha), await states(ravi), await states(left)]).toEqual([
    [['withdrawn', earningsTexts.payoutBalanceLow]],
    [['withdrawn', earningsTexts.payoutAccountChanged]],
    [['released', '']],
  ]);
  expect([await balanceOf(asha), await balanceOf(ravi), await balanceOf(left)]).toEqual([39_950, 79_900, 0]);
});

it('pays nothing after a refund of what was paid out, until later sales fill the balance', async () => {
  const asha = await world.addInstructor();
  const payment = await world.addSale(asha, 118_000);
  await sent();
  await world.report();
  const overpaid = async () => (await world.api.inject(listOverpaid, { as: world.admin })).body.Data!;
  expect(await overpaid()).toEqual([]);
  await world.refund(payment, 118_000);
  expect([await balanceOf(asha), await propose()]).toEqual([-79_900, 0]);
  expect(await overpaid()).toEqual([{ instructor: { _id: asha.id, fullName: 'Asha Rao' }, balancePaise: -79_900 }]);
  await world.addSale(asha, 118_000);
  expect([await balanceOf(asha), await propose()]).toEqual([0, 0]);
  expect(await overpaid()).toEqual([]);
  await world.addSale(asha, 118_000);
  expect([await balanceOf(asha), await propose()]).toEqual([79_900, 1]);
});

it('withdraws a proposed payout with a reason, and no released one', async () => {
  const asha = await world.addInstructor();
  await world.addSale(asha, 118_000);
  await propose();
  const [payout] = await world.api.db.select().from(payouts);
  const withdraw = (reason: string) =>
    world.api.inject(withdrawPayout, { params: { payoutId: payout!.id }, body: { reason }, as: world.admin });
  expect((await withdraw('')).status).toBe(400);
  expect((await withdraw('Their account is being checked')).status).toBe(200);
  expect((await withdraw('Their account is being checked')).status).toBe(409);
  // The reason is for the audit log, not for the instructor.
  expect(await own(asha)).toMatchObject([{ state: 'withdrawn', reason: earningsTexts.payoutByStaff }]);
  expect((await release()).status).toBe(409);
  expect(await world.api.db.select().from(auditLog)).toMatchObject([
    { action: 'payout.withdrawn', subjectId: asha.id },
  ]);
  await propose();
  expect((await release(world.admin, 1)).status).toBe(409);
});

it.each([
  // A Monday at 6:22 and at 6:23 in India, and the evening before.
  ['week', '2026-11-30T00:52:00Z', '2026-11-30'],
  ['week', '2026-11-30T00:53:00Z', '2026-12-07'],
  ['week', '2026-11-29T20:00:00Z', '2026-11-30'],
  ['month', '2026-12-01T00:53:00Z', '2027-01-01'],
  ['month', '2026-11-30T20:00:00Z', '2026-12-01'],
] as const)('proposes next each %s: after %s on %s', (every, now, day) =>
  expect(nextProposal({ every }, Date.parse(now))).toBe(day),
);
