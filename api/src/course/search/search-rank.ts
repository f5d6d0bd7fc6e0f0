import { type SQL, sql } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { orderOf } from '../catalogue/catalogue-filter.ts';
import {
  allWords,
  beginningsOf,
  fits,
  rankedBy,
  rankedByAny,
  tierOf,
  titleWords,
  type Words,
} from './search-condition.ts';
import type { SearchTerms } from './search-question.ts';

interface BestOf {
  terms: SearchTerms;
  /** As typed. */
  text: string;
  /** The filters: published courses only. */
  passes: SQL | undefined;
  /** Max number of candidates to rank. */
  max: number;
}

/** A Bayesian average: every course starts with ten ratings of 3.5, so that a single 5 does not win. */
const quality = sql`(0.5 + 0.1 * (rating_sum + 35) / (rating_count + 10)) * (1 + 0.1 * ln(1 + rating_count))`;

const popular = sql.join(orderOf('mostPopular'), sql`, `);
const columns = sql`id, title, title_words, landing_words, facets, rating_sum, rating_count, created_at`;

interface Where {
  words: Words;
  /** How many of the most popular courses to scan, and how many index matches to take. */
  first: number;
  any: number;
}

const titleHasAll = (terms: SearchTerms): SQL => fits(titleWords, terms, 'title');

/**
 * Courses that contain the words: first those with all words in the title, then by popularity. Two bounded scans find
 * them, so that neither a common nor a rare word costs more as the catalogue grows: one down from the most popular
 * course, which soon meets common words, and one through the full-text index, which is exact for up to `any` courses.
 */
const having = ({ words, first, any }: Where, { terms, passes, max }: BestOf): SQL => sql`
  with walked as materialized (
    select ${columns} from (
      select * from ${courses} where status = 'published' order by ${popular} limit ${first}
    ) as courses where ${passes} and ${fits(words, terms)}
  ), looked_up as (
    select ${columns} from ${courses} where ${passes} and ${fits(words, terms)} limit ${any}
  )
  select * from (
    select * from walked
    union all
    select * from looked_up where (select count(*) from walked) < ${max} and id not in (select id from walked)
  ) as courses order by ${titleHasAll(terms)} desc, ${popular} limit ${max}`;

const inTitle: Where = { words: titleWords, first: 4_000, any: 2_500 };
const anywhere: Where = { words: allWords, first: 1_000, any: 1_500 };
/** Their vectors are not stored, only indexed. */
const ofStopWords: Where = { words: titleWords, first: 100, any: 500 };

/**
 * Ids by place of the words, then by relevance and rating, and the number of candidates. Courses with the words in the
 * title come first, as typed or by another name, then those with the words in title, category, instructor or language;
 * matches elsewhere count only if these are too few: first those in the subtitle, then outcomes, then the description.
 */
export function bestOf(search: BestOf): SQL {
  const { terms, text, max } = search;
  const place = sql`ts_rank('{0.05, 0.1, 0.4, 1}', title_words, ${rankedBy(terms)}) + 0.03`;
  const landing = sql`coalesce(ts_rank('{0, 0.2, 1, 0}', landing_words, ${rankedByAny(terms)}), 0)`;
  const isBegun = sql.join(
    beginningsOf(text, terms).map((beginning) => sql`starts_with(lower(title), ${beginning})`),
    sql` or `,
  );
  const name = sql`case when lower(title) = lower(${text}) then 10 when ${isBegun} then 1 else 0 end`;
  return sql`
    with titled as materialized (${having(terms.isStopWords ? ofStopWords : inTitle, search)}),
    described as (${having(anywhere, search)}),
    candidates as (
      select *, ${tierOf(terms)} as tier, 0 as landing from titled
      union all
      select *, 5, ${landing} from described
      where ${!terms.isStopWords} and (select count(*) from titled) < ${max} and id not in (select id from titled)
    )
    select id, (count(*) over ())::int as found from candidates
    order by tier, ${name} + (${place} + landing) * ${quality} desc, rating_sum desc, id desc`;
}
