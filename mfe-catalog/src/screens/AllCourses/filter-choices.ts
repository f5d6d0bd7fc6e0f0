import { categories, findCategory } from '@vidya/contracts/categories';
import { languages, levels } from '@vidya/contracts/course';
import type { FilterName, Filters } from '../../data/list-address.ts';

interface FilterGroup {
  name: Exclude<FilterName, 'q'>;
  title: string;
  /** What the choice of nothing is called. */
  any: string;
  choices: { value: string; label: string }[];
}

const same = (value: string) => ({ value, label: value });

/** What can be filtered by, in the order of the panel. */
export const filterGroups: readonly FilterGroup[] = [
  {
    name: 'price',
    title: 'Price',
    any: 'Free and paid',
    choices: [
      { value: 'free', label: 'Free' },
      { value: 'paid', label: 'Paid' },
    ],
  },
  { name: 'level', title: 'Level', any: 'Every level', choices: levels.map(same) },
  {
    name: 'category',
    title: 'Category',
    any: 'Every category',
    choices: categories.map(({ slug, bar }) => ({ value: slug, label: bar })),
  },
  { name: 'language', title: 'Language', any: 'Every language', choices: languages.map(same) },
];

/** A chosen filter in words, as its chip says it. */
export function choiceLabel(name: FilterName, filters: Filters): string {
  const value = filters[name] ?? '';
  if (name === 'q') return `Search: ${value}`;
  if (name === 'category') return findCategory(value)?.bar ?? value;
  if (name === 'price') return value === 'free' ? 'Free' : 'Paid';
  return value;
}
