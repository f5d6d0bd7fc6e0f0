import type { CourseStatus, Language, Level } from '@vidya/contracts/texts/choices';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { facets, isFree, pageWords, ratingFloor, searchWords, titleWords } from '../course-columns.sql.ts';
import { cascading, id, moment, type Named, reference, timestamps } from './schema-columns.ts';
import { users } from './schema-people.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Section 3, Course. A draft needs only its title (decision C9). */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    title: text('title').notNull(),
    /** Sanitized HTML. */
    description: text('description').notNull().default(''),
    /** Slug of a category in the registry. */
    category: text('category').notNull().default(''),
    /** Level and language may be '' in a draft. */
    level: text('level').$type<Level | ''>().notNull().default('Beginner'),
    language: text('language').$type<Language | ''>().notNull().default('English'),
    /** Whole rupees. */
    price: integer('price').notNull().default(0),
    /** Whole percent. */
    discount: integer('discount').notNull().default(0),
    subtitle: text('subtitle').notNull().default(''),
    /** Lists, one line for each item. */
    outcomes: text('outcomes').notNull().default(''),
    requirements: text('requirements').notNull().default(''),
    audience: text('audience').notNull().default(''),
    /** References a lecture: the migration says so, because lectures reference this table. */
    promoLectureId: uuid('promo_lecture_id'),
    instructorId: reference('instructor_id', () => users.id),
    /** Copy of the instructor's name, updated with it: lists and search need no join. */
    instructorName: text('instructor_name').notNull(),
    /** Copy of `course_instructors` with their names, in its order, updated with it and them (`co-instructors.ts`). */
    coInstructors: jsonb('co_instructors').$type<Named[]>().notNull().default([]),
    status: text('status').$type<CourseStatus>().notNull().default('draft'),
    /** When the job publishes it (`publish-due.ts`); null for none, and always once it is published. */
    publishAt: moment('publish_at'),
    /** Keys in the image store: 1280 px and 640 px wide. */
    thumbnail: text('thumbnail'),
    thumbnailSmall: text('thumbnail_small'),
    /** Days of access per purchase (decision P6). */
    accessDays: integer('access_days').notNull().default(365),
    /** Average, 0 without ratings; updated with count and sum in the transaction that changes a rating. */
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: doublePrecision('rating_sum').notNull().default(0),
    isFree: boolean('is_free').generatedAlwaysAs(isFree),
    ratingFloor: doublePrecision('rating_floor').generatedAlwaysAs(ratingFloor),
    facets: text('facets').array().generatedAlwaysAs(facets),
    titleWords: tsvector('title_words').generatedAlwaysAs(titleWords),
    searchWords: tsvector('search_words').generatedAlwaysAs(searchWords),
    /** The words of subtitle, outcomes and co-instructors' names; null without any. A trigger writes them: a generated column rewrites the table. */
    landingWords: tsvector('landing_words'),
    ...timestamps(),
  },
  (table) => {
    const isPublished = sql`${table.status} = 'published'`;
    // PostgreSQL's `desc` is NULLS FIRST: it sorts only with an index of the same null order.
    const down = (column: AnyPgColumn) => (column as typeof table.ratingSum).desc().nullsFirst();
    // Created for each index: drizzle removes the sort directions from columns that it has used.
    const newest = () => [down(table.createdAt), down(table.id)] as const;
    const popular = () => [down(table.ratingSum), down(table.ratingCount), ...newest()] as const;
    // After the sort columns: a filtered page far down the list needs the index only.
    const filters = () => [table.level, table.language, table.isFree, table.ratingFloor] as const;
    return [
      check('courses_price', sql`${table.price} between 0 and 100000`),
      check('courses_discount', sql`${table.discount} between 0 and 100`),
      index('courses_popular')
        .on(...popular(), table.category, ...filters())
        .where(isPublished),
      index('courses_top_rated')
        .on(down(table.rating), down(table.ratingCount), ...newest(), table.category, ...filters())
        .where(isPublished),
      index('courses_new')
        .on(...newest(), table.category, ...filters())
        .where(isPublished),
      index('courses_category')
        .on(table.category, ...popular(), ...filters())
        .where(isPublished),
      index('courses_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
      index('courses_instructor').on(table.instructorId, ...newest()),
      // For any part of a title, in all courses, archived ones too.
      index('courses_title_part').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
      // The index combines words and filters, so that PostgreSQL fetches only courses with both.
      index('courses_title_words').using('gin', table.titleWords, table.facets).where(isPublished),
      index('courses_search_words').using('gin', table.searchWords, table.facets).where(isPublished),
      index('courses_landing_words')
        .using('gin', pageWords, table.facets)
        .where(sql`${isPublished} and landing_words is not null`),
      // For the lecture that is deleted.
      index('courses_promo_lecture').on(table.promoLectureId).where(sql`promo_lecture_id is not null`),
      // For searches of stop words only, such as 'IT': the columns leave them out.
      index('courses_title_stop_words')
        .using('gin', sql`to_tsvector('simple', search_form(${table.title}))`)
        .where(isPublished),
    ];
  },
);

/** A final price in rupees that a lower one replaced: cuts in several steps count together (`past-prices.ts`). */
export const pastPrices = pgTable(
  'past_prices',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    price: integer('price').notNull(),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (table) => [index('past_prices_course').on(table.courseId, table.replacedAt)],
);

/** Decision C11: one per (user, course), in half steps. */
export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    courseId: cascading('course_id', () => courses.id),
    value: doublePrecision('value').notNull(),
    comment: text('comment').notNull().default(''),
    /** Whether the review shows the first name of its writer; otherwise it shows the initial. */
    isNamed: boolean('is_named').notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('ratings_user_course_unique').on(table.userId, table.courseId),
    index('ratings_course').on(table.courseId, table.updatedAt),
    // Counting ratings by stars needs this index only.
    index('ratings_course_value').on(table.courseId, table.value),
    index('ratings_with_comment')
      .on(table.courseId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.comment} <> ''`),
    check('ratings_value', sql`${table.value} between 0.5 and 5 and ${table.value} * 2 = floor(${table.value} * 2)`),
  ],
);
