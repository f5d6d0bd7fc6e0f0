import { moneyFileTexts as say } from '@vidya/contracts/rules/ledger/money-file';
import { withoutGuard } from '../../../../http/csv.ts';

/** A line that can not be read; the message follows its number. */
export class LineProblem extends Error {
  override readonly name = 'LineProblem';
}

/** The cells of a line by the names of their columns. */
export interface Cells {
  has: (column: string) => boolean;
  /** '' without such a column. */
  text: (column: string) => string;
  /** Of the gateway, such as 'pay_…'. */
  id: (column: string) => string;
  /** 0 where nothing is written. */
  paise: (column: string) => number;
  time: (column: string) => Date;
}

const idForm = /^\w{3,60}$/;
/** The API's amounts are paise, those of the dashboard's files rupees. */
const forms = { paise: /^(\d{1,13})()$/, rupees: /^(\d{1,11})(?:\.(\d{1,2}))?$/ };
const seconds = /^\d{9,11}$/;
/** In India, unless it says otherwise. */
const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/;
const indianTime = /^(\d\d)[/-](\d\d)[/-](\d{4})(?: (\d\d:\d\d(?::\d\d)?))?$/;

function timeOf(text: string): Date {
  if (seconds.test(text)) return new Date(Number(text) * 1000);
  const [, day, month, year, clock] = indianTime.exec(text) ?? [];
  const written = day ? `${year}-${month}-${day} ${clock ?? '00:00'}` : text;
  const [, date, time = '00:00', zone = '+05:30'] = isoTime.exec(written) ?? [];
  return new Date(`${date}T${time}${zone}`);
}

const earliest = Date.UTC(2015, 0, 1);
const isPlausible = (time: Date): boolean => time.getTime() > earliest && time.getTime() < Date.now() + 2 * 86_400_000;

interface Line {
  /** By column; their values are unchecked. */
  cells: ReadonlyMap<string, string>;
  unit: keyof typeof forms;
}

/** Its methods throw a `LineProblem`. */
export function readCells({ cells, unit }: Line): Cells {
  const text = (column: string): string => withoutGuard(cells.get(column) ?? '').trim();
  return {
    has: (column) => cells.has(column),
    text,
    id(column) {
      const id = text(column);
      if (!idForm.test(id)) throw new LineProblem(say.reference(column));
      return id;
    },
    paise(column) {
      const written = text(column).replaceAll(',', '') || '0';
      const [, whole, decimals = ''] = forms[unit].exec(written) ?? [];
      if (whole === undefined) throw new LineProblem(say.amount(column, unit));
      return unit === 'paise' ? Number(whole) : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
    },
    time(column) {
      const time = timeOf(text(column));
      if (!isPlausible(time)) throw new LineProblem(say.time(column));
      return time;
    },
  };
}
