import { correctTransaction, listTransactions } from '@vidya/contracts/calls/ledger/money';
import { payByHand } from '@vidya/contracts/calls/ledger/money-corrections';
import { importMoneyFile } from '@vidya/contracts/calls/ledger/money-import';
import { sql } from 'drizzle-orm';
import { gatewaySettlements } from '../../../../database/tables/schema-payouts.ts';
import { openPayoutWorld } from '../../../../testing/payout-world.ts';
import { reconcileMoney } from '../reconcile-money.ts';

const world = openPayoutWorld();
afterEach(() => jest.restoreAllMocks());

const statementHeading = 'transaction_id,created_at,debit,credit,balance,source_type,source_id,utr';
const read = async (lines: string[], bookPaise: number) => {
  const body = { file: new Blob([lines.join('\n')]), bookPaise };
  return (await world.api.inject(importMoneyFile, { body, as: world.admin })).body.Data!;
};

it('compares a statement with payouts and with the settlements that arrived', async () => {
  const teacher = await world.addInstructor();
  await world.api.db.execute(sql`insert into payout_batches (id, state)
    values ('00000000-0000-4000-8000-000000000001', 'released')`);
  for (const [id, state, at] of [
    // It left on the day before, and the webhook came after midnight.
    ['pout_before', 'processed', '2026-06-09T19:00:00Z'],
    ['pout_sent', 'processed', '2026-06-10T08:00:00Z'],
    ['pout_back', 'reversed', '2026-06-11T08:00:00Z'],
    ['pout_late', 'reversed', '2026-06-20T08:00:00Z'],
  ])
    await world.api.db.execute(sql`insert into payouts
      (instructor_id, batch_id, amount_paise, fees_paise, fund_account_id, mask, mode, state, gateway_id, ended_at)
      values (${teacher.id}, '00000000-0000-4000-8000-000000000001', 50000, 590, 'fa_1', 'x', 'IMPS', ${state}, ${id}, ${at})`);
  await world.api.db.insert(gatewaySettlements).values([
    { id: 'setl_old1', utr: 'UTR0001', amountPaise: 115_215, settledAt: new Date('2026-06-10T08:00:00Z') },
    // It arrived before the statement begins.
    { id: 'setl_before', utr: 'UTR0000', amountPaise: 5_000, settledAt: new Date('2026-06-08T08:00:00Z') },
  ]);
  const statement = [
    statementHeading,
    'txn_1,2026-06-10 10:00:00,0,"1,152.15",2000.00,bank_transfer,bt_1,UTR0001',
    'txn_2,2026-06-10 13:00:00,505.90,0,1494.10,payout,pout_sent,UTR0003',
    'txn_3,2026-06-11 13:00:00,505.90,0,988.20,payout,pout_back,UTR0004',
    'txn_4,2026-06-11 14:00:00,0,505.90,1494.10,reversal,pout_back,',
    // It came back when the statement had ended.
    'txn_5,2026-06-11 15:00:00,505.90,0,988.20,payout,pout_late,UTR0005',
    // It left before the statement begins.
    'txn_6,2026-06-11 16:00:00,0,505.90,1494.10,reversal,pout_early,',
    'txn_7,2026-06-11 17:00:00,0,"1,00,000.00",101494.10,bank_transfer,bt_2,UTR0006',
  ];
  expect(await read(statement, 0)).toMatchObject({
    kind: 'statement',
    lines: 7,
    agreed: 3,
    different: 1,
    settlements: [],
  });
  expect(await world.openDifferences()).toEqual([
    {
      day: '2026-06-11',
      kind: 'missingHere',
      subject: 'transfer',
      reference: 'txn_7',
      herePaise: null,
      therePaise: 10_000_000,
    },
  ]);
});

it('lists a payout that was paid by hand and came back, until it is reversed', async () => {
  const teacher = await world.addInstructor();
  await world.addSale(teacher, 118_000);
  const reason = 'Made in the dashboard';
  const body = { instructorId: teacher.id, amountPaise: 50_000, reference: 'pout_byhand', reason };
  await world.api.inject(payByHand, { body, as: world.admin });
  const left = [statementHeading, 'txn_1,2026-06-10 13:00:00,500.00,0,1494.10,payout,pout_byhand,UTR0003'];
  expect(await read(left, 0)).toMatchObject({ different: 0 });
  const back = [...left, 'txn_2,2026-06-11 13:00:00,0,500.00,1994.10,reversal,pout_byhand,'];
  const difference = { subject: 'payout', reference: 'pout_byhand', herePaise: 50_000, therePaise: 0 };
  expect(await read(back, 0)).toMatchObject({ different: 1 });
  // The night does not resolve it: its gateway has nothing of that time.
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  await world.api.jobs.send(world.api.db, reconcileMoney, {});
  await world.api.jobs.drain(reconcileMoney);
  expect((await world.openDifferences()).filter(({ subject }) => subject === 'payout')).toEqual([
    { day: '2026-06-10', kind: 'different', ...difference },
  ]);
  const { body: found } = await world.api.inject(listTransactions, { query: { q: 'pout_byhand' }, as: world.admin });
  const params = { transactionId: found.Data![0]!.id };
  await world.api.inject(correctTransaction, { params, body: { reason }, as: world.admin });
  expect((await world.openDifferences()).filter(({ subject }) => subject === 'payout')).toEqual([]);
  expect(await read(back, 0)).toMatchObject({ different: 0 });
});
