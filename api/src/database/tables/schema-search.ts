import type { Language, Level } from '@vidya/contracts/texts/choices';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The number of published courses of each kind: a few thousand rows for any number of courses, so that no list has to
 * count. Triggers on `courses` update it in the same transaction.
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

/** Every word of a published course's title, instructor or category: corrects misspelt words. Kept by triggers. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text('term').primaryKey(),
    /** How many published courses contain it. */
    courses: integer('courses').notNull(),
  },
  (table) => [
    index('search_terms_prefix').on(table.term.op('text_pattern_ops')),
    index('search_terms_like').using('gin', table.term.op('gin_trgm_ops')),
  ],
);
