import { categories } from '@vidya/contracts/rules/categories';
import { paths } from '@vidya/contracts/texts/paths';
import { routeTable } from '../../src/route-table.ts';
import { textOf } from '../head/page-meta.ts';

/** Every page that is to be found and is no course: those with words for search engines, and the categories. */
export const pageAddresses = (): string[] => [
  ...routeTable.map(({ path }) => path).filter((path) => textOf(path)?.description !== undefined),
  ...categories.map(({ slug }) => paths.category(slug)),
];
