import type { CourseSort } from '@vidya/contracts/texts/choices';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { type CourseFilters, categorySlug } from '../course-counts.ts';

export const isPublished = eq(courses.status, 'published');

/** Published courses that pass the filters, by plain columns: for scanning an index that contains these columns. */
export const passes = ({ category, level, language, price, ratingAtLeast }: CourseFilters): SQL | undefined =>
  and(
    isPublished,
    category ? eq(courses.category, categorySlug(category)) : undefined,
    level ? eq(courses.level, level) : undefined,
    language ? eq(courses.language, language) : undefined,
    price ? eq(courses.isFree, price === 'free') : undefined,
    ratingAtLeast ? gte(courses.ratingFloor, ratingAtLeast) : undefined,
  );

/** The same through the GIN index that combines all filters: for rare filters with few courses. */
export function passesRare({ category, level, language, price, ratingAtLeast }: CourseFilters): SQL | undefined {
  const text = [
    category && `category:${categorySlug(category)}`,
    level && `level:${level}`,
    language && `language:${language}`,
    price && `price:${price}`,
    ratingAtLeast && `rating:${ratingAtLeast}`,
  ].filter((word) => word !== undefined);
  return and(isPublished, text.length > 0 ? sql`${courses.facets} @> ${sql.param(text)}::text[]` : undefined);
}

const newest = [courses.createdAt, courses.id] as const;
const orders = {
  bestMatch: [courses.ratingSum, courses.ratingCount, ...newest],
  mostPopular: [courses.ratingSum, courses.ratingCount, ...newest],
  topRated: [courses.rating, courses.ratingCount, ...newest],
  new: newest,
} as const;

/** Every order is total (decision C8): each course is on exactly one page. Best first; `isReversed`: worst first. */
export const orderOf = (sort: CourseSort | undefined, isReversed = false): SQL[] =>
  orders[sort ?? 'mostPopular'].map((column) => (isReversed ? sql`${column} asc` : desc(column)));
