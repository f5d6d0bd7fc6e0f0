import { correctDifference } from '@vidya/contracts/calls/ledger/money-corrections';
import { listMoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { importMoneyFile } from '@vidya/contracts/calls/ledger/money-import';
import { moneyFileTexts as say } from '@vidya/contracts/rules/ledger/money-file';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { desc, sql } from 'drizzle-orm';
import { gatewaySettlements } from '../../../../database/tables/schema-payouts.ts';
import { auditLog } from '../../../../database/tables/schema-site.ts';
import { ledgerBalances } from '../../../../testing/ledger-balances.ts';
import { openPayoutWorld } from '../../../../testing/payout-world.ts';
import { findDifferences } from '../../../keeping/check-ledger.ts';

const world = openPayoutWorld();

/** As the dashboard heads its report: amounts in rupees, the fee without its tax. */
const reportHeading =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr';
const payLine = (id: string, given = 'setl_old1,2026-06-10T13:33:57,UTR0001') =>
  `payment,${id},1180.00,INR,23.60,4.25,0.00,1152.15,${given}`;
const refundLine = 'refund,rfnd_old,100.00,INR,0,0,100.00,0,setl_old1,2026-06-10T13:33:57,UTR0001';
/** As the API names them: amounts in paise, the fee with its tax. */
const apiHeading = 'entity_id,type,debit,credit,amount,currency,fee,tax,settlement_id,settled_at,settlement_utr';

const send = (text: string | Buffer, bookPaise?: number) =>
  world.api.inject(importMoneyFile, {
    body: {
      file: new Blob([typeof text === 'string' ? text : new Uint8Array(text)]),
      ...(bookPaise !== undefined && { bookPaise }),
    },
    as: world.admin,
  });
const read = async (lines: string[], bookPaise?: number) => (await send(lines.join('\n'), bookPaise)).body.Data!;
/** Long before the days that the gateway is asked about. */
const sale = async (gatewayId: string) => {
  const id = await world.addSale(await world.addInstructor(), 118_000, 180);
  await world.api.db.execute(sql`update payments set gateway_payment_id = ${gatewayId} where id = ${id}`);
};

it('shows what a report would do, books what was seen, and nothing when it comes again', async () => {
  await sale('pay_old');
  const report = [reportHeading, payLine('pay_old')];
  const preview = await read(report);
  const expected = {
    kind: 'settlements',
    lines: 1,
    firstDay: '2026-06-10',
    lastDay: '2026-06-10',
    agreed: 3,
    different: 0,
    settlements: [{ reference: 'setl_old1', day: '2026-06-10', paise: 115_215 }],
    bookPaise: 115_215,
    isBooked: false,
    problems: [],
    problemCount: 0,
  };
  expect(preview).toEqual(expected);
  const before = await ledgerBalances(world.api.db);
  expect([before['bank'], await world.api.db.select().from(gatewaySettlements)]).toEqual([undefined, []]);
  const changed = await send(report.join('\n'), 5);
  expect([changed.status, changed.body.Message]).toEqual([409, say.changed]);
  const { body } = await send(report.join('\n'), 115_215);
  expect([body.Data, body.Message]).toEqual([{ ...expected, isBooked: true }, say.booked]);
  const after = await ledgerBalances(world.api.db);
  expect(after).toMatchObject({ bank: 115_215, gatewayFees: 2_360, gatewayFeesGst: 425 });
  expect(after['gateway']).toBeUndefined();
  expect(await findDifferences(world.api.db)).toEqual({});
  const [audited] = await world.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt));
  expect(audited).toMatchObject({
    action: 'ledger.fileImported',
    details: { kind: 'settlements', lines: 1, amountPaise: 115_215 },
  });
  expect(await read(report, 0)).toMatchObject({ settlements: [], bookPaise: 0, agreed: 3, different: 0 });
  expect(await ledgerBalances(world.api.db)).toEqual(after);
});

it('reads a file with the API’s columns, in paise', async () => {
  await sale('pay_old');
  const line = 'pay_old,payment,0,115215,118000,INR,2785,425,setl_old1,1781099637,UTR0001';
  expect(await read([apiHeading, line])).toMatchObject({ agreed: 3, bookPaise: 115_215, lastDay: '2026-06-10' });
  const wide = await send(Buffer.from(`\uFEFF${apiHeading}\r\n${line}`, 'utf16le'));
  expect(wide.body.Data).toMatchObject({ agreed: 3, problems: [] });
  const decimals = await read([apiHeading, line.replace('118000', '1180.00')]);
  expect(decimals.problems).toEqual([{ line: 2, message: say.amount('amount', 'paise') }]);
});

it('lists what differs, which a correction resolves, and which other files leave alone', async () => {
  await sale('pay_old');
  const report = [reportHeading, payLine('pay_old'), refundLine, payLine('pay_stray')];
  expect(await read(report)).toMatchObject({ agreed: 3, different: 2 });
  expect(await world.openDifferences()).toEqual([]);
  await read(report, 220_430);
  const day = '2026-06-10';
  const refund = { day, subject: 'refund', reference: 'rfnd_old', herePaise: null, therePaise: 10_000 };
  const stray = { day, subject: 'payment', reference: 'pay_stray', herePaise: null, therePaise: 118_000 };
  expect(await world.openDifferences()).toEqual([
    { kind: 'missingHere', ...stray },
    { kind: 'missingHere', ...refund },
  ]);
  await read([reportHeading, payLine('pay_old', 'setl_two,2026-06-12T10:00:00,UTR0002')], 115_215);
  expect(await world.openDifferences()).toHaveLength(2);
  const { body } = await world.api.inject(listMoneyDifferences, { as: world.admin });
  const { _id: differenceId } = body.Data!.differences.find(({ reference }) => reference === 'rfnd_old')!;
  const correction = { account: 'refundsDue' as const, lackPaise: 10_000, reason: 'Refunded in the dashboard' };
  const done = await world.api.inject(correctDifference, {
    params: { differenceId },
    body: correction,
    as: world.admin,
  });
  expect(done.body.Message).toBe(moneyTexts.corrected);
  expect(await read(report, 0)).toMatchObject({ different: 1 });
  expect(await world.openDifferences()).toEqual([{ kind: 'missingHere', ...stray }]);
});

it('misses in a report of weeks what was captured well before its end', async () => {
  const captured = (gatewayId: string, daysAgo: number) =>
    world.api.db.execute(sql`update payments set gateway_payment_id = ${gatewayId} where captured_at
      between now() - ${daysAgo + 1}::int * interval '1 day' and now() - ${daysAgo - 1}::int * interval '1 day'`);
  const teacher = await world.addInstructor();
  for (const [gatewayId, daysAgo] of [
    ['pay_gone', 110],
    ['pay_soon', 102],
  ] as const) {
    await world.addSale(teacher, 118_000, daysAgo);
    await captured(gatewayId, daysAgo);
  }
  const settledAt = (daysAgo: number) => Math.floor(Date.now() / 1000) - daysAgo * 86_400;
  const line = (daysAgo: number) =>
    `adj_${daysAgo},adjustment,0,100,100,INR,0,0,setl_${daysAgo},${settledAt(daysAgo)},UTR${daysAgo}`;
  expect(await read([apiHeading, line(115), line(100)], 200)).toMatchObject({ different: 3 });
  expect(
    (await world.openDifferences()).filter(({ kind }) => kind === 'missingThere').map(({ reference }) => reference),
  ).toEqual(['pay_gone']);
});

it('names each line that can not be read, and then does nothing', async () => {
  const good = payLine('pay_one');
  const lines = [
    good,
    good,
    payLine('pay_two').replace('1180.00', '=1+1'),
    payLine('pay_two').replace('1152.15', '1152.16'),
    payLine('pay_two').replace('INR', 'USD'),
    payLine('pay_two', 'setl_old1,yesterday,UTR0001'),
    payLine('pay_two', 'setl_old1,2026-06-10T13:33:57,UTR0002'),
    payLine("pay_two'); drop table"),
    `${payLine('pay_two')},more`,
    // Not settled yet.
    payLine('pay_two', ',,'),
  ];
  const result = await read([reportHeading, ...lines], 0);
  expect(result).toMatchObject({ lines: 10, problemCount: 8, isBooked: false, agreed: 0 });
  expect(result.problems).toEqual([
    { line: 3, message: say.twice },
    { line: 4, message: say.amount('amount', 'rupees') },
    { line: 5, message: say.sum },
    { line: 6, message: say.currency },
    { line: 7, message: say.time('settled_at') },
    { line: 8, message: say.otherSettlement },
    { line: 9, message: say.reference('entity_id') },
    { line: 10, message: say.cells(12, 11) },
  ]);
  expect(await ledgerBalances(world.api.db)).toEqual({});
});

it.each<[string, string | Buffer, string]>([
  ['another table', 'name,email\nAsha,asha@vidya.example', say.noColumns],
  ['no text', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2]), say.noColumns],
  ['a column twice', `${reportHeading},amount\n${payLine('pay_one')},5`, say.noColumns],
  ['a heading alone', reportHeading, say.noLines],
  ['an open quote', `${reportHeading}\n"${payLine('pay_one')}`, say.unreadable(2)],
  ['only what is not settled', `${reportHeading}\n${payLine('pay_one', ',,')}`, say.noLines],
])('refuses %s with a sentence', async (_, text, message) => {
  const { status, body } = await send(text);
  expect([status, body.Message]).toEqual([400, message]);
});

it('refuses no file, long files, and files of another account', async () => {
  const without = await world.api.inject(importMoneyFile, { body: { file: new Blob([]) }, as: world.admin });
  expect([without.status, without.body.Message]).toEqual([400, say.missing]);
  const many = (count: number) => [reportHeading, ...Array.from({ length: count }, (_, at) => payLine(`pay_${at}`))];
  const long = await send(many(20_001).join('\n'));
  expect([long.status, long.body.Message]).toEqual([400, say.tooManyLines]);
  const other = await send(many(1_001).join('\n'));
  expect([other.status, other.body.Message]).toEqual([400, say.differentOnly]);
  expect((await send('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
});
