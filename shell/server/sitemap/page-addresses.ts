import { categories } from '@vidya/contracts/rules/categories';
import { paths } from '@vidya/contracts/texts/paths';
import { routeTable } from '../../src/route-table.ts';
import { wordsOf } from '../head/page-words.ts';

/** Every page that is to be found and is no course: those with words for search engines, and the categories. */
export const pageAddresses = (): string[] => [
  ...routeTable.map(({ path }) => path).filter((path) => wordsOf(path)?.description !== undefined),
  ...categories.map(({ slug }) => paths.category(slug)),
];
