import { categories, findCategory } from '@vidya/contracts/rules/course/categories';
import { languages, levels, ratingFloors } from '@vidya/contracts/texts/choices';
import type { FilterName, Filters } from '../../data/list-address.ts';

export interface FilterGroup {
  name: Exclude<FilterName, 'q'>;
  title: string;
  /** The label of 'no choice'. */
  any: string;
  choices: { value: string | number; label: string }[];
}

const same = (value: string) => ({ value, label: value });

/** The filters, in the order of the panel. */
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
  {
    name: 'ratingAtLeast',
    title: 'Rating at least',
    any: 'Every rating',
    choices: ratingFloors.map((value) => ({ value, label: `${value} stars` })),
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

/** The text of a chosen filter on its chip. */
export function choiceLabel(name: FilterName, filters: Filters): string {
  const value = String(filters[name] ?? '');
  if (name === 'q') return `Search: ${value}`;
  if (name === 'category') return findCategory(value)?.bar ?? value;
  if (name === 'price') return value === 'free' ? 'Free' : 'Paid';
  if (name === 'ratingAtLeast') return `At least ${value} stars`;
  return value;
}
