import { categories } from '@vidya/contracts/rules/categories';
import { paths } from '@vidya/contracts/texts/paths';
import { routeTable } from '../../src/route-table.ts';
import { textOf } from '../head/page-meta.ts';

/** Every indexable page that is not a course: pages with a description, and the categories. */
export const pageAddresses = (): string[] => [
  ...routeTable.map(({ path }) => path).filter((path) => textOf(path)?.description !== undefined),
  ...categories.map(({ slug }) => paths.category(slug)),
];
