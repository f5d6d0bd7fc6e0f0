import { categoryTitle, findCategory } from '@vidya/contracts/rules/categories';

/** A category in running text: as instructors choose it, else as the bar has it, else made from its slug. */
export function categoryName(slug: string): string {
  const known = findCategory(slug);
  return known?.form ?? known?.bar ?? categoryTitle(slug);
}
