import type { Earnings, EarningsMonth, SaleRates } from '@vidya/contracts/calls/ledger/earnings';
import type { PayoutTerms } from '../../config/payout-settings.ts';
import type { Db } from '../../database/database.ts';
import { earningsOf } from '../balances.ts';
import { agreementOf, readRates, taxRateAt } from '../booking/sale-terms.ts';
import { nextProposal } from '../payouts/propose-payouts.ts';
import { createEarningsStore, type EarningsStore } from './earnings.store.ts';

const pageSize = 50;

/** Opening and closing balances of the open months, which follow the last closed one. Both lists newest first. */
function withBalances(
  open: Awaited<ReturnType<EarningsStore['sumOpenMonths']>>,
  closed: readonly EarningsMonth[],
): EarningsMonth[] {
  let balance = closed[0]?.closingPaise ?? 0;
  const dated = open.toReversed().map(({ month, ...sums }): EarningsMonth => {
    const openingPaise = balance;
    balance += Object.values(sums).reduce((total, paise) => total + paise, 0);
    return { month, number: null, ...sums, openingPaise, closingPaise: balance };
  });
  return [...dated.toReversed(), ...closed];
}

interface EarningsParts {
  db: Db;
  gstRate: number;
  terms: PayoutTerms;
}

/** What an instructor sees of the ledger: only the caller's own. */
export function createEarnings({ db, gstRate, terms }: EarningsParts) {
  const store = createEarningsStore(db);

  const ratesOf = async (instructorId: string): Promise<SaleRates> => {
    const [table, person] = [await readRates(db), await store.findPerson(instructorId)];
    const now = new Date();
    return {
      gstRate,
      platformRate: agreementOf(table, instructorId, now).platformRate,
      tdsRate: taxRateAt(table, person?.pan ? 'tds' : 'tdsNoPan', now),
      tcsRate: person?.gstin ? taxRateAt(table, 'tcs', now) : 0,
    };
  };

  const listMonths = async (instructorId: string): Promise<EarningsMonth[]> =>
    withBalances(await store.sumOpenMonths(instructorId), await store.listStatements(instructorId));

  return {
    ratesOf,
    listMonths,
    async read(instructorId: string): Promise<Earnings> {
      const person = await store.findPerson(instructorId);
      return {
        ...(await earningsOf(db, instructorId)),
        releases: await store.listReleases(instructorId),
        nextPayout: { day: nextProposal(terms), minPaise: terms.minPaise },
        rates: await ratesOf(instructorId),
        pan: person?.panMask ?? '',
        gstin: person?.gstinMask ?? '',
        months: await listMonths(instructorId),
      };
    },
    async listLines(instructorId: string, { month, before }: { month: string; before?: string | undefined }) {
      const from = before && /^\d{1,18}$/.test(before) ? Number(before) : null;
      const lines = await store.listLines(instructorId, month, { before: from, count: pageSize + 1 });
      return { lines: lines.slice(0, pageSize), hasMore: lines.length > pageSize };
    },
  };
}

export type EarningsService = ReturnType<typeof createEarnings>;
