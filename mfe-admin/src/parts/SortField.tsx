import type { Sorting } from '../data/sorting.ts';
import { Choice } from './Choice.tsx';

interface SortFieldProps<Column extends string> {
  sorting: Sorting<Column>;
  /** The label of the default order if no column has it: 'Newest'. */
  standard?: string;
}

const nameOf = ({ sort, order }: { sort: string; order: string }): string => `${sort} ${order}`;

/** The sort order of a list without column heads. */
export function SortField<Column extends string>({ sorting, standard }: SortFieldProps<Column>) {
  const { shown, orders, choose } = sorting;
  const options = orders.map((one) => ({ value: nameOf(one), label: one.label }));
  return (
    <Choice
      label="Sort by"
      options={standard ? [{ value: '', label: standard }, ...options] : options}
      value={shown ? nameOf({ sort: shown.key, order: shown.order }) : ''}
      onChoose={(name) => choose(orders.find((one) => nameOf(one) === name))}
    />
  );
}
