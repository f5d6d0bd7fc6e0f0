import type { MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { dayInIndia } from '@vidya/contracts/texts/format';
import type { PayoutGateway } from '../../../outside/payouts/payout-gateway.ts';
import type { SettledDay, Settlement } from './book-settlements.ts';

/** One thing with an amount, as one side has it. */
export interface MoneyRecord {
  day: string;
  subject: MoneySubject;
  /** The gateway's id. */
  reference: string;
  paise: number;
}

export type StatementLine = Awaited<ReturnType<PayoutGateway['statement']>>[number];

const subjectsOfItems: Record<string, MoneySubject> = { payment: 'payment', refund: 'refund' };

function ofDay({ day, items, settlements }: SettledDay): MoneyRecord[] {
  const ofItems = items.flatMap((item): MoneyRecord[] => {
    const subject = subjectsOfItems[item.type] ?? 'adjustment';
    const paise = subject === 'adjustment' ? item.creditPaise - item.debitPaise : item.amountPaise;
    const fee: MoneyRecord = { day, subject: 'fee', reference: item.id, paise: item.feePaise };
    return [{ day, subject, reference: item.id, paise }, ...(item.feePaise > 0 ? [fee] : [])];
  });
  const ofSettlements = settlements.map(({ id, amountPaise }): MoneyRecord => {
    return { day, subject: 'settlement', reference: id, paise: amountPaise };
  });
  return [...ofItems, ...ofSettlements];
}

/** What each payout took from the account: 0 once it came back. Those without a line of these days are left out. */
function ofPayouts(statement: readonly StatementLine[], days: ReadonlySet<string>): MoneyRecord[] {
  const byPayout = Map.groupBy(
    statement.filter(({ payoutId }) => payoutId !== null),
    ({ payoutId }) => payoutId!,
  );
  return [...byPayout].flatMap(([reference, lines]): MoneyRecord[] => {
    const day = lines.map(({ createdAt }) => dayInIndia(createdAt)).findLast((one) => days.has(one));
    const paise = lines.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0);
    return day === undefined ? [] : [{ day, subject: 'payout', reference, paise }];
  });
}

/** Transfers by the bank's reference of a settlement, or their own id. */
const ofTransfers = (statement: readonly StatementLine[], isSettlement: (utr: string) => boolean): MoneyRecord[] =>
  statement
    .filter(({ payoutId }) => payoutId === null)
    .map(({ id, reference, creditPaise, debitPaise, createdAt }): MoneyRecord => {
      const name = reference !== null && isSettlement(reference) ? reference : id;
      return { day: dayInIndia(createdAt), subject: 'transfer', reference: name, paise: creditPaise - debitPaise };
    });

/** What the gateway reports of some days. */
export interface Reported {
  days: readonly string[];
  settled: readonly SettledDay[];
  /** May reach back further, to the payouts that came back. */
  statement: readonly StatementLine[];
  /** Those that arrive on the account. */
  arriving: readonly Settlement[];
}

export function recordsThere({ days: listed, settled, statement, arriving }: Reported): MoneyRecord[] {
  const days = new Set(listed);
  const utrs = new Set(arriving.map(({ utr }) => utr));
  const recent = statement.filter(({ createdAt }) => days.has(dayInIndia(createdAt)));
  return [...settled.flatMap(ofDay), ...ofPayouts(statement, days), ...ofTransfers(recent, (utr) => utrs.has(utr))];
}
