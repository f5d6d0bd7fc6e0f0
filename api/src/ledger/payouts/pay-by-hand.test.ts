import { getEarnings } from '@vidya/contracts/calls/ledger/earnings';
import { correctTransaction, getMoney, listTransactions } from '@vidya/contracts/calls/ledger/money';
import { payByHand } from '@vidya/contracts/calls/ledger/money-corrections';
import { listOverpaid } from '@vidya/contracts/calls/ledger/payouts';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { desc, sql } from 'drizzle-orm';
import { auditLog } from '../../database/tables/schema-site.ts';
import { ledgerBalances } from '../../testing/ledger-balances.ts';
import { openPayoutWorld } from '../../testing/payout-world.ts';
import { earningsOf } from '../balances.ts';
import { findDifferences } from '../keeping/check-ledger.ts';
import { createBooksStore } from '../money/books.store.ts';

const world = openPayoutWorld();

const reason = 'Their bank is not reachable for the gateway';
const reference = 'HDFCN26112900001';
const pay = (instructorId: string, given: object = {}) =>
  world.api.inject(payByHand, {
    body: { instructorId, amountPaise: 50_000, reference, reason, ...given },
    as: world.admin,
  });

it('takes what was paid out at the bank from the balance, once for each reference', async () => {
  const teacher = await world.addInstructor();
  await world.addSale(teacher, 118_000);
  const before = await earningsOf(world.api.db, teacher.id);
  const { status, body } = await pay(teacher.id);
  expect([status, body.Message]).toEqual([200, moneyTexts.handPayoutBooked]);
  expect((await earningsOf(world.api.db, teacher.id)).balancePaise).toBe(before.balancePaise - 50_000);
  expect((await ledgerBalances(world.api.db))['bank']).toBe(-50_000);
  expect(await findDifferences(world.api.db)).toEqual({});
  const [audited] = await world.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt));
  expect(audited).toMatchObject({
    action: 'ledger.paidByHand',
    actorId: world.admin.id,
    subjectId: teacher.id,
    details: { amountPaise: 50_000, reference, reason },
  });
  const again = await pay(teacher.id, { amountPaise: 100 });
  expect([again.status, again.body.Message]).toEqual([409, moneyTexts.referenceUsed]);
  const { body: earnings } = await world.api.inject(getEarnings, { as: teacher });
  expect(earnings.Data).toMatchObject({ balancePaise: before.balancePaise - 50_000 });
});

it('books a reference again once its payout is reversed, each time once', async () => {
  const [wrong, right] = [await world.addInstructor('0000'), await world.addInstructor('0001', 'Ravi Das')];
  for (const one of [wrong, right]) await world.addSale(one, 118_000);
  const reverse = async () => {
    const { body } = await world.api.inject(listTransactions, { query: { q: reference }, as: world.admin });
    const params = { transactionId: body.Data![0]!.id };
    return world.api.inject(correctTransaction, { params, body: { reason }, as: world.admin });
  };
  for (const { id } of [wrong, wrong]) {
    expect((await pay(id)).status).toBe(200);
    expect((await reverse()).status).toBe(200);
  }
  expect((await pay(right.id)).status).toBe(200);
  expect((await pay(right.id)).status).toBe(409);
  const period = { from: sql`'-infinity'::timestamptz`, until: sql`'infinity'::timestamptz` };
  const journal = JSON.stringify(await createBooksStore(world.api.db).listVouchers(period, null, 100));
  expect([journal.includes(reference), journal.includes('#')]).toEqual([true, false]);
  // To reverse the first reversal would bring back the payout to the wrong person beside it.
  const { body } = await world.api.inject(listTransactions, { query: { q: reference }, as: world.admin });
  const params = { transactionId: body.Data!.at(-1)!.reversedBy! };
  const brought = await world.api.inject(correctTransaction, { params, body: { reason }, as: world.admin });
  expect([brought.status, brought.body.Message]).toEqual([409, moneyTexts.referenceUsed]);
  expect((await ledgerBalances(world.api.db))['bank']).toBe(-50_000);
});

it('refuses more than is available: what buyers may give back is not', async () => {
  const teacher = await world.addInstructor();
  await world.addSale(teacher, 118_000);
  await world.addSale(teacher, 118_000, 2);
  const { balancePaise, onHoldPaise } = await earningsOf(world.api.db, teacher.id);
  const available = balancePaise - onHoldPaise;
  const refused = await pay(teacher.id, { amountPaise: available + 1 });
  expect([refused.status, refused.body.Message]).toEqual([409, moneyTexts.aboveBalance]);
  expect((await pay(teacher.id, { amountPaise: available })).status).toBe(200);
  expect((await pay(teacher.id, { amountPaise: 1, reference: 'HDFCN26112900002' })).status).toBe(409);
});

it('two at the same time do not take a balance twice', async () => {
  const teacher = await world.addInstructor();
  await world.addSale(teacher, 118_000);
  const { balancePaise } = await earningsOf(world.api.db, teacher.id);
  const both = await Promise.all(
    ['HDFCN26112900001', 'HDFCN26112900002'].map((one) =>
      pay(teacher.id, { reference: one, amountPaise: balancePaise }),
    ),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

it('shows as overpaid after a refund of what was paid by hand only', async () => {
  const teacher = await world.addInstructor();
  const payment = await world.addSale(teacher, 118_000);
  const { balancePaise } = await earningsOf(world.api.db, teacher.id);
  expect((await pay(teacher.id, { amountPaise: balancePaise })).status).toBe(200);
  await world.refund(payment, 118_000);
  expect((await world.api.inject(listOverpaid, { as: world.admin })).body.Data).toEqual([
    { instructor: { _id: teacher.id, fullName: 'Asha Rao' }, balancePaise: -balancePaise },
  ]);
});

it('shows what is owed to deleted accounts, and pays it out', async () => {
  const teacher = await world.addInstructor();
  await world.addSale(teacher, 118_000);
  const { balancePaise: owedPaise } = await earningsOf(world.api.db, teacher.id);
  const deleted = async () => (await world.api.inject(getMoney, { as: world.admin })).body.Data!.deleted;
  expect(await deleted()).toEqual([]);
  await world.api.inject(deleteUserOrInstructor, { body: { userId: teacher.id }, as: world.admin });
  expect(await deleted()).toEqual([
    { id: teacher.id, name: 'Former instructor', owedPaise, availablePaise: owedPaise },
  ]);
  expect((await pay(teacher.id, { amountPaise: owedPaise })).status).toBe(200);
  expect(await deleted()).toEqual([]);
});

it.each([
  [{ amountPaise: 0 }, 400, moneyTexts.amountInvalid],
  [{ reference: '' }, 400, moneyTexts.referenceInvalid],
  // The number of a transaction, whose correction it would look like.
  [{ reference: '1204567' }, 400, moneyTexts.referenceInvalid],
  [{ instructorId: '00000000-0000-4000-8000-000000000000' }, 404, moneyTexts.instructorMissing],
  [{ reason: ' ' }, 400, expect.any(String)],
])('refuses %j', async (given, expected, message) => {
  const teacher = await world.addInstructor();
  await world.addSale(teacher, 118_000);
  const { status, body } = await pay(teacher.id, given);
  expect([status, body.Message]).toEqual([expected, message]);
});
