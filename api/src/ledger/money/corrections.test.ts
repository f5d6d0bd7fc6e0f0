import {
  addAgreement,
  addTaxRate,
  correctTransaction,
  getRates,
  listTransactions,
} from '@vidya/contracts/calls/ledger/money';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { desc, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { ledgerBalances } from '../../testing/ledger-balances.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { bookFee } from '../booking/book-payments.ts';
import { writeTransactions } from '../booking/write-transactions.ts';

let api: TestApi;
let admin: Person;
let teacher: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN', fullName: 'Nandini Bose' });
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Ravi Das' });
});
afterAll(() => api.close());

const today = dayInIndia(Date.now());
const nextMonth = dayInIndia(Date.now() + 31 * 86_400_000);
const yesterday = dayInIndia(Date.now() - 86_400_000);
const lastAudit = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)))[0];

describe('a correction', () => {
  const reason = 'The gateway charged this twice';
  const list = async () => (await api.inject(listTransactions, { query: {}, as: admin })).body.Data!;
  const correct = (transactionId: string, given = reason) =>
    api.inject(correctTransaction, { params: { transactionId }, body: { reason: given }, as: admin });

  beforeEach(async () => {
    const rows = await rowsOf<{ id: string }>(
      api.db,
      sql`insert into payments (user_id, user_name, course_title, amount_paise, status, captured_at)
        values (${teacher.id}, 'Asha Rao', 'Any', 11800, 'captured', now()) returning id`,
    );
    const fee = { paymentId: rows[0]!.id, feePaise: 236, taxPaise: 36, at: new Date() };
    await api.db.transaction((tx) => bookFee(tx, fee));
  });

  it('reverses every entry, says who and why, and is booked once', async () => {
    const [fee] = await list();
    const { status, body } = await correct(fee!.id);
    expect([status, body.Message]).toEqual([200, moneyTexts.corrected]);
    expect(body.Data).toMatchObject({ cause: 'correction', reverses: fee!.id, actor: 'Nandini Bose', reason });
    expect(body.Data!.entries.map(({ account, paise }) => [account, paise])).toEqual(
      fee!.entries.map(({ account, paise }) => [account, -paise]),
    );
    expect(await ledgerBalances(api.db)).toEqual({});
    expect((await list()).at(-1)).toMatchObject({ id: fee!.id, reversedBy: body.Data!.id, isReversed: true });
    expect(await lastAudit()).toMatchObject({
      action: 'ledger.corrected',
      actorId: admin.id,
      details: { transaction: fee!.id, amountPaise: 236, reason },
    });
    const again = await correct(fee!.id);
    expect([again.status, again.body.Message]).toEqual([409, moneyTexts.correctedBefore]);
    expect((await list()).length).toBe(2);
  });

  it('can itself be reversed', async () => {
    const [fee] = await list();
    const before = await ledgerBalances(api.db);
    const correction = (await correct(fee!.id)).body.Data!;
    const second = (await correct(correction.id)).body.Data!;
    expect(await ledgerBalances(api.db)).toEqual(before);
    expect((await list()).toReversed().map(({ reversedBy, isReversed }) => [reversedBy, isReversed])).toEqual([
      [correction.id, false],
      [second.id, true],
      [null, false],
    ]);
  });

  it('needs a reason, a transaction, and one that follows no payment', async () => {
    const [fee] = await list();
    expect((await correct(fee!.id, '')).status).toBe(400);
    expect((await correct('77777')).status).toBe(404);
    expect((await correct("1' or 1")).status).toBe(404);
    await api.db.transaction((tx) =>
      writeTransactions(tx, [
        {
          cause: 'capture',
          causeId: 'any',
          at: new Date(),
          amountPaise: 5,
          lines: [
            { account: 'gateway', instructorId: null, line: 'payment', paise: 5 },
            { account: 'refundsDue', instructorId: null, line: 'payment', paise: -5 },
          ],
        },
      ]),
    );
    const sale = (await list()).find(({ cause }) => cause === 'capture')!;
    const refused = await correct(sale.id);
    expect([refused.status, refused.body.Message]).toEqual([400, moneyTexts.notCorrectable]);
    expect((await list()).length).toBe(2);
  });
});

describe('rates', () => {
  const read = async () => (await api.inject(getRates, { as: admin })).body.Data!;
  const agree = (given: object = {}) =>
    api.inject(addAgreement, {
      body: { instructorId: teacher.id, platformRate: 1_500, couponBearer: 'platform', validFrom: today, ...given },
      as: admin,
    });
  const agreements = async () =>
    (await read()).agreements.map(({ instructor, platformRate, isCurrent }) => [
      instructor?.name,
      platformRate,
      isCurrent,
    ]);

  it('begin with what came with the site', async () => {
    const { gstRate, agreements: shares, taxes } = await read();
    expect([gstRate, shares.length, shares[0]!.platformRate, shares[0]!.setBy]).toEqual([18, 1, 2_000, '']);
    expect(taxes.filter(({ isCurrent }) => isCurrent).map(({ kind, rate }) => [kind, rate])).toEqual([
      ['tds', 10],
      ['tdsNoPan', 500],
      ['tcs', 50],
    ]);
  });

  it('are agreed with an instructor from a day on, replaced before they begin, and ended', async () => {
    const { status, body } = await agree();
    expect([status, body.Message]).toEqual([200, moneyTexts.agreementSaved]);
    expect(await lastAudit()).toMatchObject({
      action: 'share.changed',
      subjectId: teacher.id,
      details: { platformRate: 1_500, couponBearer: 'platform', validFrom: today },
    });
    await agree({ platformRate: 1_000, validFrom: nextMonth });
    await agree({ platformRate: 1_200, validFrom: nextMonth });
    await agree({ platformRate: null });
    expect(await agreements()).toEqual([
      [undefined, 2_000, true],
      ['Ravi Das', 1_200, false],
      ['Ravi Das', null, true],
      ['Ravi Das', 1_500, false],
    ]);
    expect((await read()).agreements[1]!.setBy).toBe('Nandini Bose');
    expect((await read()).agreements[1]!.validFrom).toBe(new Date(`${nextMonth}T00:00:00+05:30`).toISOString());
  });

  it('are refused in the past, for learners, for everybody without a rate, and when there is nothing to end', async () => {
    const learner = await api.signIn();
    const refusals = await Promise.all([
      agree({ validFrom: yesterday }),
      agree({ validFrom: 'soon' }),
      agree({ validFrom: '2031-02-30' }),
      agree({ instructorId: learner.id }),
      agree({ instructorId: null, platformRate: null }),
      agree({ platformRate: null }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.Message])).toEqual([
      [400, moneyTexts.dayPast],
      [400, moneyTexts.dayMissing],
      [400, moneyTexts.dayMissing],
      [400, moneyTexts.instructorMissing],
      [400, moneyTexts.rateInvalid],
      [400, moneyTexts.nothingToEnd],
    ]);
    expect((await agree({ platformRate: 10_001 })).status).toBe(400);
    expect((await agreements()).length).toBe(1);
  });

  it('of taxes have a source', async () => {
    const add = (given: object = {}) =>
      api.inject(addTaxRate, {
        body: { kind: 'tcs', rate: 75, validFrom: nextMonth, source: 'Notification 1/2027', ...given },
        as: admin,
      });
    expect((await add({ source: ' ' })).body.Message).toBe(moneyTexts.sourceMissing);
    expect((await add({ validFrom: yesterday })).body.Message).toBe(moneyTexts.dayPast);
    expect((await add({ validFrom: '2031-04-31' })).body.Message).toBe(moneyTexts.dayMissing);
    expect((await add()).status).toBe(200);
    const tcs = (await read()).taxes.filter(({ kind }) => kind === 'tcs');
    expect(tcs.map(({ rate, isCurrent }) => [rate, isCurrent])).toEqual([
      [75, false],
      [50, true],
      [100, false],
    ]);
    expect(tcs[0]).toMatchObject({ source: 'Notification 1/2027', setBy: 'Nandini Bose' });
    expect((await lastAudit())!.action).toBe('taxRate.added');
  });
});
