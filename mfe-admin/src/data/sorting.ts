import type { ListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import { type SortOrder, sortOrders } from '@vidya/contracts/texts/choices';

type TableOrder<Column extends string> = { sort: Column; order: SortOrder };

export interface SortRules<Column extends string> {
  /** The labels of each column's two orders: the one of a first press on its head, and the reverse. */
  labels: Record<Column, readonly [first: string, reverse: string]>;
  /** Columns whose first press sorts descending: amounts, dates. */
  greatestFirst: readonly Column[];
  /** The sort order if the address has none; undefined if no column has it. */
  standard?: TableOrder<Column>;
}

const other = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

/** A table's sort order, stored in the address. A second press on a head reverses it; a third one resets it. */
export function sortingOf<Column extends string>({ params, write }: ListAddress, rules: SortRules<Column>) {
  const { labels, greatestFirst, standard } = rules;
  const columns = Object.keys(labels) as Column[];
  const column = columns.find((one) => one === params['sort']);
  const order = sortOrders.find((one) => one === params['order']) ?? 'asc';
  const chosen = column ? { sort: column, order } : undefined;
  const now = chosen ?? standard;
  const firstOf = (sort: Column): SortOrder => (greatestFirst.includes(sort) ? 'desc' : 'asc');
  const choose = (next: TableOrder<Column> | undefined): void => {
    const isStandard = next?.sort === standard?.sort && next?.order === standard?.order;
    write({ sort: isStandard ? '' : (next?.sort ?? ''), order: isStandard ? '' : (next?.order ?? ''), page: '' });
  };
  return {
    /** Undefined for the default order. */
    chosen,
    /** The order for the table's column heads. */
    shown: now && { key: now.sort, order: now.order },
    /** Every order, for lists without column heads. */
    orders: columns.flatMap((sort) => [
      { sort, order: firstOf(sort), label: labels[sort][0] },
      { sort, order: other(firstOf(sort)), label: labels[sort][1] },
    ]),
    choose,
    press: (key: string): void => {
      const pressed = columns.find((one) => one === key);
      if (!pressed) return;
      const first = firstOf(pressed);
      if (now?.sort !== pressed) return choose({ sort: pressed, order: first });
      return choose(now.order === first ? { sort: pressed, order: other(first) } : standard);
    },
  };
}

export type Sorting<Column extends string> = ReturnType<typeof sortingOf<Column>>;
