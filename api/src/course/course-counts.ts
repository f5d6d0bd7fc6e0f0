import type { CourseCounts, CourseListQuery } from '@vidya/contracts/calls/catalogue';
import { findCategory, slugOf } from '@vidya/contracts/rules/course/categories';
import type { courseCounts } from '../database/tables/schema-search.ts';

/** The number of published courses of one kind. */
export type CourseCount = typeof courseCounts.$inferSelect;

export type CourseFilters = Pick<CourseListQuery, 'category' | 'level' | 'language' | 'price' | 'ratingAtLeast'>;

type FilterName = keyof CourseFilters;
type Test = (count: CourseCount) => boolean;

/** The slug of a category, whether given as a slug or as a name. */
export const categorySlug = (category: string): string => findCategory(category)?.slug ?? slugOf(category);

/** One test per filter that is set. */
function testsOf({ category, level, language, price, ratingAtLeast }: CourseFilters): [FilterName, Test][] {
  const tests: [FilterName, Test][] = [];
  if (category) {
    const slug = categorySlug(category);
    tests.push(['category', (count) => count.category === slug]);
  }
  if (level) tests.push(['level', (count) => count.level === level]);
  if (language) tests.push(['language', (count) => count.language === language]);
  if (price) tests.push(['price', (count) => count.isFree === (price === 'free')]);
  if (ratingAtLeast) tests.push(['ratingAtLeast', (count) => count.ratingFloor >= ratingAtLeast]);
  return tests;
}

/** The number of courses that pass all filters. */
export function totalOf(counts: readonly CourseCount[], filters: CourseFilters): number {
  const tests = testsOf(filters);
  let total = 0;
  for (const count of counts) if (tests.every(([, test]) => test(count))) total += count.courses;
  return total;
}

const choices: Record<FilterName, (count: CourseCount) => string> = {
  category: ({ category }) => category,
  level: ({ level }) => level,
  language: ({ language }) => language,
  price: ({ isFree }) => (isFree ? 'free' : 'paid'),
  ratingAtLeast: ({ ratingFloor }) => String(ratingFloor),
};

const filterNames = Object.keys(choices) as FilterName[];

const floors = ['4.5', '4', '3.5', '3'];

/** A course that reaches one minimum rating also reaches every lower one. */
function summedUp(reached: Partial<Record<string, number>>): Partial<Record<string, number>> {
  let sum = 0;
  const sums = floors.map((floor) => [floor, (sum += reached[floor] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, courses]) => courses > 0));
}

/** For each filter, how many courses each of its choices would find while the other filters stay. */
export function countsOf(counts: readonly CourseCount[], filters: CourseFilters): CourseCounts {
  const found: CourseCounts = { category: {}, level: {}, language: {}, price: {}, ratingAtLeast: {} };
  const tests = testsOf(filters);
  for (const count of counts) {
    const failed = tests.filter(([, test]) => !test(count));
    if (failed.length > 1) continue;
    // A course that fails only one filter counts for the other choices of that filter.
    const names = failed.length === 0 ? filterNames : [failed[0]![0]];
    for (const name of names) {
      const choice = choices[name](count);
      found[name][choice] = (found[name][choice] ?? 0) + count.courses;
    }
  }
  return { ...found, ratingAtLeast: summedUp(found.ratingAtLeast) };
}
