import { type SortOrder, sortOrders } from '@vidya/contracts/rules/sorting';
import { useListAddress } from './use-list-address.ts';

export interface TableOrder<Column extends string> {
  sort: Column;
  order: SortOrder;
}

interface Rules<Column extends string> {
  columns: readonly Column[];
  /** The sort order if the address has none. */
  standard: TableOrder<Column> | undefined;
  /** Columns whose first press sorts descending: amounts, dates. */
  greatestFirst: readonly Column[];
}

const other = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

/**
 * A table's sort order, stored in the address as `sort` and `order`. A second press on a column head reverses the
 * order; a third one resets it.
 */
export function useSortAddress<Column extends string>({ columns, standard, greatestFirst }: Rules<Column>) {
  const { params, write } = useListAddress();
  const column = columns.find((one) => one === params['sort']);
  const order = sortOrders.find((one) => one === params['order']) ?? 'asc';
  const chosen = column ? { sort: column, order } : undefined;
  const now = chosen ?? standard;
  const choose = (next: TableOrder<Column> | undefined): void => {
    const isStandard = next?.sort === standard?.sort && next?.order === standard?.order;
    write({ sort: isStandard ? '' : (next?.sort ?? ''), order: isStandard ? '' : (next?.order ?? ''), page: '' });
  };
  return {
    /** Undefined for the default order. */
    chosen,
    /** The order for the table's column heads. */
    shown: now && { key: now.sort, order: now.order },
    choose,
    press: (key: string): void => {
      const pressed = columns.find((one) => one === key);
      if (!pressed) return;
      const first: SortOrder = greatestFirst.includes(pressed) ? 'desc' : 'asc';
      if (now?.sort !== pressed) return choose({ sort: pressed, order: first });
      return choose(now.order === first ? { sort: pressed, order: other(first) } : standard);
    },
  };
}

export type SortAddress<Column extends string> = ReturnType<typeof useSortAddress<Column>>;
