import type { CourseCounts } from '@vidya/contracts/calls/catalogue';
import { paths } from '@vidya/contracts/texts/paths';
import type { ReactNode } from 'react';
import type { List } from '../../data/list-address.ts';
import { FilterFields } from './FilterFields.tsx';

interface FilterFormProps {
  list: List;
  counts: CourseCounts | undefined;
  /** The button that submits the form, for browsers without script. */
  children: ReactNode;
}

/** The filters as a form that asks for the list: each choice applies at once, without script by the form's button. */
export const FilterForm = ({ list, counts, children }: FilterFormProps) => (
  <form action={paths.allCourses()} onSubmit={(event) => event.preventDefault()}>
    {Object.entries(list.beyondFilters).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <FilterFields filters={list.address.filters} counts={counts} onChoose={list.choose} />
    {children}
  </form>
);
