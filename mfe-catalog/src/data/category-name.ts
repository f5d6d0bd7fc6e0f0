import { categoryTitle, findCategory } from '@vidya/contracts/rules/course/categories';

/** A category's name in running text: as in the course form, else as in the category bar, else made from its slug. */
export function categoryName(slug: string): string {
  const known = findCategory(slug);
  return known?.form ?? known?.bar ?? categoryTitle(slug);
}
