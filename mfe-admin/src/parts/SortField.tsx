import { Select } from '@vidya/shared-ui';
import type { SortAddress, TableOrder } from '../data/use-sort-address.ts';

interface SortFieldProps<Column extends string> {
  sorting: SortAddress<Column>;
  orders: readonly (TableOrder<Column> & { label: string })[];
  /** The label of the default order if no column has it: 'Newest'. */
  standard?: string;
}

const nameOf = ({ sort, order }: { sort: string; order: string }): string => `${sort} ${order}`;

/** The sort order of a list without column heads. */
export function SortField<Column extends string>({ sorting, orders, standard }: SortFieldProps<Column>) {
  const { shown, choose } = sorting;
  const value = shown ? nameOf({ sort: shown.key, order: shown.order }) : '';
  const given = orders.map((one) => ({ value: nameOf(one), label: one.label }));
  return (
    <Select
      label="Sort by"
      options={standard ? [{ value: '', label: standard }, ...given] : given}
      value={value}
      onChange={(event) => choose(orders.find((one) => nameOf(one) === event.target.value))}
    />
  );
}
