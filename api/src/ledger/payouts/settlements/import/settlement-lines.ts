import { moneyFileTexts as say } from '@vidya/contracts/rules/ledger/money-file';
import { dayInIndia } from '@vidya/contracts/texts/format';
import type { SettledDay, Settlement } from '../book-settlements.ts';
import { type Cells, LineProblem } from './money-cells.ts';

type Item = SettledDay['items'][number];
interface SettledItem extends Item {
  settlementId: string;
  settledAt: Date;
}

/** The names of the gateway's API, and of its dashboard's report. */
const kindColumns = ['type', 'transaction_entity'];
const feeWithoutTax = 'fee (exclusive tax)';

export const isSettlementFile = (columns: ReadonlySet<string>): boolean =>
  ['entity_id', 'amount', 'credit', 'debit', 'tax', 'settlement_id', 'settled_at'].every((name) => columns.has(name)) &&
  kindColumns.some((name) => columns.has(name)) &&
  (columns.has('fee') || columns.has(feeWithoutTax));

/** The dashboard's report has its own columns, and rupees; files with the API's columns have its paise. */
export const isDashboardReport = (columns: ReadonlySet<string>): boolean =>
  columns.has('transaction_entity') || columns.has(feeWithoutTax);

/** What the amount is to the settlement: a payment without its fee, a refund with it. */
function netOf({ type, amountPaise, feePaise, creditPaise, debitPaise }: Item): number {
  if (type === 'payment') return amountPaise - feePaise;
  return type === 'refund' ? -amountPaise - feePaise : creditPaise - debitPaise;
}

/** Null for what is not settled yet. Throws a `LineProblem`. */
export function readSettledItem(cells: Cells): SettledItem | null {
  if (cells.text('settlement_id') === '') return null;
  if (cells.has('currency') && cells.text('currency') !== 'INR') throw new LineProblem(say.currency);
  const taxPaise = cells.paise('tax');
  const item: SettledItem = {
    id: cells.id('entity_id'),
    type: kindColumns.map(cells.text).find(Boolean)?.toLowerCase() ?? '',
    amountPaise: cells.paise('amount'),
    feePaise: cells.has(feeWithoutTax) ? cells.paise(feeWithoutTax) + taxPaise : cells.paise('fee'),
    taxPaise,
    creditPaise: cells.paise('credit'),
    debitPaise: cells.paise('debit'),
    paymentId: null,
    orderId: null,
    settlementId: cells.id('settlement_id'),
    utr: cells.text('settlement_utr').slice(0, 60) || null,
    settledAt: cells.time('settled_at'),
  };
  const isWhole = item.creditPaise - item.debitPaise === netOf(item) && item.taxPaise <= item.feePaise;
  if (!isWhole) throw new LineProblem(say.sum);
  return item;
}

/** Collects settlements out of their items. `add` throws a `LineProblem`. */
export function createSettledDays() {
  const settlements = new Map<string, Settlement>();
  const items: SettledItem[] = [];
  const seen = new Set<string>();
  return {
    add(item: SettledItem): void {
      const { id, settlementId, settledAt, utr, creditPaise, debitPaise } = item;
      if (seen.has(id)) throw new LineProblem(say.twice);
      const known = settlements.get(settlementId);
      const isOther = known && (known.createdAt.getTime() !== settledAt.getTime() || known.utr !== utr);
      if (isOther) throw new LineProblem(say.otherSettlement);
      seen.add(id);
      items.push(item);
      const amountPaise = (known?.amountPaise ?? 0) + creditPaise - debitPaise;
      settlements.set(settlementId, {
        id: settlementId,
        status: 'processed',
        utr,
        createdAt: settledAt,
        amountPaise,
      });
    },
    /** The newest first. */
    days(): SettledDay[] {
      const byDay = Map.groupBy(items, ({ settledAt }) => dayInIndia(settledAt));
      const settled = Map.groupBy(settlements.values(), ({ createdAt }) => dayInIndia(createdAt));
      const days = [...byDay].map(([day, ofDay]) => ({ day, items: ofDay, settlements: settled.get(day) ?? [] }));
      return days.toSorted((one, other) => other.day.localeCompare(one.day));
    },
  };
}
