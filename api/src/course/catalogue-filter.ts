import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { findCategory, slugOf } from '@vidya/contracts/categories';
import type { CourseListQuery } from '@vidya/contracts/course';
import { courses } from '../database/schema-courses.ts';

/** `%`, `_` and `\` are letters when somebody searches for them. */
const anywhere = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

const contains = (q: string): SQL => sql`${courses.searchText} like ${anywhere(q)}`;

/** Whole words in any form, or parts of words (decision C12). */
const matches = (q: string): SQL | undefined =>
  or(sql`${courses.searchWords} @@ websearch_to_tsquery('english', ${q})`, contains(q));

/** Nearly the same letters: for misspelt words, and much dearer. */
const resembles = (q: string): SQL => sql`${courses.searchText} %> ${q.toLowerCase()}`;

/** `isLoose` looks for what resembles `q`, when nothing was found that contains it. */
export interface CatalogueQuery extends CourseListQuery {
  isLoose?: boolean;
}

/** As `finalPrice` of the contracts: integer division truncates in both. */
const finalPriceColumn = sql`(${courses.price} * (100 - ${courses.discount}) / 100)`;

/** Published courses that fit all that was asked for. */
export function catalogueFilter({ q, isLoose, category, level, language, price }: CatalogueQuery): SQL | undefined {
  return and(
    eq(courses.status, 'published'),
    category ? eq(courses.category, findCategory(category)?.slug ?? slugOf(category)) : undefined,
    level ? eq(courses.level, level) : undefined,
    language ? eq(courses.language, language) : undefined,
    price === 'free' ? sql`${finalPriceColumn} = 0` : undefined,
    price === 'paid' ? sql`${finalPriceColumn} > 0` : undefined,
    q ? (isLoose ? resembles(q) : matches(q)) : undefined,
  );
}

const newest = [desc(courses.createdAt), desc(courses.id)];

/** The best answer to a search first: the words as typed, then the rank of the words. */
const relevance = (q: string): SQL[] => [
  desc(contains(q)),
  desc(sql`ts_rank(${courses.searchWords}, websearch_to_tsquery('english', ${q}))`),
  desc(courses.ratingSum),
  desc(courses.id),
];

const likeness = (q: string): SQL[] => [
  desc(sql`word_similarity(${q.toLowerCase()}, ${courses.searchText})`),
  desc(courses.ratingSum),
  desc(courses.id),
];

/** Each order is total (decision C8), so that no course is on two pages or on none. */
export function catalogueOrder({ sort, q, isLoose }: CatalogueQuery): SQL[] {
  if (!sort && q) return isLoose ? likeness(q) : relevance(q);
  if (sort === 'new') return newest;
  if (sort === 'topRated') return [desc(courses.rating), desc(courses.ratingCount), ...newest];
  return [desc(courses.ratingSum), desc(courses.ratingCount), ...newest];
}
