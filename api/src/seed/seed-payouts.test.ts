import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig as readSandboxConfig } from '../../../sandbox/src/config.ts';
import { createSandbox } from '../../../sandbox/src/sandbox.ts';
import { createSeal } from '../account/factors/sealed-secret.ts';
import { factorSecret } from '../config/stored-secret.ts';
import { rowsOf } from '../database/database.ts';
import { payoutAccounts, payouts } from '../database/tables/schema-payouts.ts';
import { balancesByKind, earningsWhere } from '../ledger/balances.ts';
import { bookPastPayments } from '../ledger/keeping/book-past-payments.ts';
import { findDifferences } from '../ledger/keeping/check-ledger.ts';
import { closeMonths } from '../ledger/keeping/close-months.ts';
import { createPayoutGateway } from '../outside/payouts/payout-gateway.ts';
import { busyMachineMs, openSeededWorld } from '../testing/seeded-world.ts';
import { buildDemo } from './sample/build-demo.ts';
import { buildPayees } from './sample/demo/payees.ts';
import { seed } from './seed-main.ts';

const today = new Date();
const dayMs = 86_400_000;
const world = openSeededWorld(today);

const balances = async () =>
  Object.fromEntries((await balancesByKind(world.database.db)).map(({ kind, balancePaise }) => [kind, balancePaise]));

it('has payouts to instructors with sales, some of which came back with a reason', async () => {
  const rows = await world.database.db.select().from(payouts);
  expect(new Set(rows.map(({ instructorId }) => instructorId)).size).toBe(buildPayees(buildDemo(today).users).length);
  expect(rows.length).toBeGreaterThan(20);
  const back = rows.filter(({ state }) => state !== 'processed');
  expect(new Set(back.map(({ state }) => state))).toEqual(new Set(['failed', 'reversed']));
  expect(back.every(({ reason }) => reason !== '')).toBe(true);
  expect(rows.every(({ endedAt }) => endedAt!.getTime() < Date.now() - 12 * dayMs)).toBe(true);
});

it('has books that agree with payments and payouts, and with themselves', async () => {
  expect(await bookPastPayments(world.database.db, { gstRate: world.config.invoices.gstRate })).toBe(0);
  expect(await findDifferences(world.database.db)).toEqual({});
  const all = await balances();
  expect(Object.values(all).reduce((sum, paise) => sum + paise, 0)).toBe(0);
  expect(all['payoutsInTransit']).toBe(0);
  expect(all['bank']).toBeGreaterThan(0);
  expect(all['gateway']).toBeGreaterThan(0);
  const owed = await earningsWhere(world.database.db, sql`true`);
  expect(owed.every(({ balancePaise }) => balancePaise >= 0)).toBe(true);
  const [paid] = await rowsOf<{ paise: number }>(
    world.database.db,
    sql`select sum(amount_paise)::float8 as paise from payouts where state = 'processed'`,
  );
  const [booked] = await rowsOf<{ paise: number }>(
    world.database.db,
    sql`select sum(e.amount_paise)::float8 as paise from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'earnings' and e.line = 'payout'`,
  );
  expect(booked!.paise).toBe(paid!.paise);
});

/** Longer than the sample's time. */
const unsettledMs = 10 * 365 * 86_400_000;

it('has accounts whose numbers open, and that the sandbox pays out to, from a balance like that of the books', async () => {
  const seal = createSeal(factorSecret(world.config));
  const accounts = await world.database.db.select().from(payoutAccounts);
  const payee = buildPayees(buildDemo(today).users).find(({ userId }) => userId === accounts[0]!.userId)!;
  expect(accounts.every(({ state }) => state === 'verified')).toBe(true);
  expect(await seal.open(accounts[0]!.number, payee.userId)).toBe(payee.accountNumber);
  const late = { SANDBOX_SETTLEMENT_AFTER_MS: String(unsettledMs) };
  const env = { SANDBOX_DATA_DIR: path.join(world.dataDir, 'sandbox'), SANDBOX_WEBHOOK_DROP: 'true', ...late };
  const sandbox = await createSandbox({ ...readSandboxConfig(env), port: 0, smtpPort: 0 });
  const gateway = createPayoutGateway({ ...world.config.gateway, api: await sandbox.start() });
  expect(await gateway.balance()).toBe((await balances())['bank']);
  const contact = { name: payee.holderName, email: payee.email, referenceId: payee.userId };
  expect(await gateway.addContact(contact)).toBe(payee.contactId);
  const bank = { kind: 'bank', name: payee.holderName, ifsc: payee.ifsc, accountNumber: payee.accountNumber } as const;
  expect(await gateway.addFundAccount(payee.contactId, bank)).toBe(payee.fundAccountId);
  const order = { key: 'sample-next', referenceId: 'next', fundAccountId: payee.fundAccountId, amountPaise: 50_000 };
  const paid = await gateway.createPayout({ ...order, mode: 'IMPS', narration: 'Vidya' });
  expect(paid).toMatchObject({ status: 'processing' });
  await sandbox.stop();
});

it(
  'adds nothing the second time, nor to books whose months are closed',
  async () => {
    const journal = () => readFileSync(path.join(world.dataDir, 'sandbox', 'gateway.jsonl'), 'utf8').length;
    const [before, lines] = [await balances(), journal()];
    await closeMonths(world.database.db);
    await seed(world.database, world.config, { size: 'demo', today });
    expect([await balances(), await findDifferences(world.database.db)]).toEqual([before, {}]);
    expect(journal()).toBe(lines);
  },
  busyMachineMs,
);
