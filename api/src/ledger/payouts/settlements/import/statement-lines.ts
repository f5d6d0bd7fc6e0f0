import { moneyFileTexts as say } from '@vidya/contracts/rules/ledger/money-file';
import type { StatementLine } from '../money-records.ts';
import { type Cells, LineProblem } from './money-cells.ts';

/** The names of the gateway's API, and of its dashboard's statement. */
const idColumns = ['id', 'transaction_id'];
const utrColumns = ['bank_reference', 'utr'];

export const isStatementFile = (columns: ReadonlySet<string>): boolean =>
  ['created_at', 'credit', 'debit', 'balance'].every((name) => columns.has(name)) &&
  idColumns.some((name) => columns.has(name)) &&
  (columns.has('source_id') || columns.has('payout_id'));

/** As for settlements: the dashboard's own column stands for its rupees. */
export const isDashboardStatement = (columns: ReadonlySet<string>): boolean => columns.has('transaction_id');

/** A payout's own line, or the line of what came back. */
const payoutOf = (cells: Cells): string | null =>
  [cells.text('payout_id'), cells.text('source_id')].find((id) => id.startsWith('pout_')) ?? null;

/** Throws a `LineProblem`. */
export function readStatementLine(cells: Cells): StatementLine {
  const [creditPaise, debitPaise] = [cells.paise('credit'), cells.paise('debit')];
  if (creditPaise > 0 === debitPaise > 0) throw new LineProblem(say.side);
  return {
    id: cells.id(idColumns.find(cells.has)!),
    kind: cells.text('source_type') || cells.text('source_entity'),
    payoutId: payoutOf(cells),
    reference: utrColumns.map(cells.text).find(Boolean)?.slice(0, 60) ?? null,
    creditPaise,
    debitPaise,
    balancePaise: cells.paise('balance'),
    createdAt: cells.time('created_at'),
  };
}

/** Collects the lines of a statement. `add` throws a `LineProblem`. */
export function createStatement() {
  const lines = new Map<string, StatementLine>();
  return {
    add(line: StatementLine): void {
      if (lines.has(line.id)) throw new LineProblem(say.twice);
      lines.set(line.id, line);
    },
    /** The newest first. What came back of payouts that left before the file begins is left out: it says half of them. */
    lines(): StatementLine[] {
      const all = [...lines.values()];
      const left = new Set(all.filter(({ debitPaise }) => debitPaise > 0).map(({ payoutId }) => payoutId));
      return all
        .filter(({ payoutId }) => payoutId === null || left.has(payoutId))
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
  };
}
