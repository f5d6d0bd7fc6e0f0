import type { Language, Level } from '@vidya/contracts/calls/course';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How many published courses there are of each kind: a few thousand rows however many courses there are, so that no list
 * has to count. Triggers on `courses` keep it in the transaction of the change.
 */
export const courseCounts = pgTable(
  'course_counts',
  {
    category: text('category').notNull(),
    level: text('level').$type<Level>().notNull(),
    language: text('language').$type<Language>().notNull(),
    isFree: boolean('is_free').notNull(),
    ratingFloor: doublePrecision('rating_floor').notNull(),
    courses: integer('courses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.level, table.language, table.isFree, table.ratingFloor] })],
);

/** Every word of a published course's title, instructor or category: what a misspelt word may have meant. Kept by triggers. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text('term').primaryKey(),
    /** How many published courses carry it. */
    courses: integer('courses').notNull(),
  },
  (table) => [
    index('search_terms_prefix').on(table.term.op('text_pattern_ops')),
    index('search_terms_like').using('gin', table.term.op('gin_trgm_ops')),
  ],
);
