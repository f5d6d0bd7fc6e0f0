import { type MoneySubject, moneySubjects } from '@vidya/contracts/rules/ledger/money-advice';
import type { Db } from '../../../database/database.ts';
import { type Comparison, compareMoney } from './compare-money.ts';
import { keyOf, listCorrected } from './corrected.ts';
import { listInTransit, recordsHere, type Window } from './ledger-records.ts';
import { type Reported, recordsThere } from './money-records.ts';

interface Period {
  reported: Reported;
  window: Window;
  /** What the report is about; all by default. */
  subjects?: readonly MoneySubject[];
  /** Leaves out payouts that ended in the ledger after this day: the report is older. */
  lastDay?: string;
}

/** Compares what the gateway reports with the ledger, without what is on its way or corrected. */
export async function comparePeriod(
  db: Db,
  { reported, window, subjects = moneySubjects, lastDay }: Period,
): Promise<Comparison> {
  const inTransit = await listInTransit(db);
  const reports = recordsThere(reported).filter(({ reference }) => !inTransit.has(reference));
  const references = reports.map(({ reference }) => reference);
  const all = await recordsHere(db, { references, arriving: reported.arriving, window });
  const ours = all.filter(({ subject }) => subjects.includes(subject));
  const isLater = ({ subject, day }: (typeof ours)[number]): boolean =>
    subject === 'payout' && lastDay !== undefined && day > lastDay;
  const later = new Set(ours.filter(isLater).map(keyOf));
  const there = reports.filter((record) => !later.has(keyOf(record)));
  const here = ours.filter((record) => !later.has(keyOf(record)));
  return compareMoney(there, here, await listCorrected(db, [...there, ...here]));
}
