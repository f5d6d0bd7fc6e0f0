import { type SQL, sql } from 'drizzle-orm';
import { courses } from '../../database/schema-courses.ts';
import { orderOf } from '../catalogue/catalogue-filter.ts';

interface BestOf {
  /** The `tsquery`, and the one that wants all of its words in the title. */
  wanted: SQL;
  wantedInTitle: SQL;
  /** As typed. */
  text: string;
  /** Published, and through the filters. */
  passes: SQL | undefined;
  /** How many candidates are weighed. */
  max: number;
}

/** Ten ratings of 3.5 that everybody gets: one single 5 does not make the best course. */
const quality = sql`(0.5 + 0.1 * (rating_sum + 35) / (rating_count + 10)) * (1 + 0.1 * ln(1 + rating_count))`;

const popular = sql.join(orderOf('mostPopular'), sql`, `);
const columns = sql`id, title, title_words, rating_sum, rating_count, created_at`;

interface Where {
  /** A column of words. */
  words: SQL;
  /** How many of the most popular courses are looked through, and how many of all that have the words are taken. */
  first: number;
  any: number;
}

/**
 * Courses that have the words: those with all of them in the title, then the most popular. Both ways to them are bounded,
 * so that neither a common nor a rare word costs more as the catalogue grows: down from the most popular course, where
 * common words soon turn up, and through the index of words, which is exact for up to `any` courses.
 */
const having = ({ words, first, any }: Where, { wanted, wantedInTitle, passes, max }: BestOf): SQL => sql`
  with walked as materialized (
    select ${columns} from (
      select * from ${courses} where status = 'published' order by ${popular} limit ${first}
    ) as courses where numnode(${wanted}) > 0 and ${passes} and ${words} @@ ${wanted}
  ), looked_up as (
    select ${columns} from ${courses} where ${passes} and ${words} @@ ${wanted} limit ${any}
  )
  select * from (
    select * from walked
    union all
    select * from looked_up where (select count(*) from walked) < ${max} and id not in (select id from walked)
  ) as courses order by title_words @@ ${wantedInTitle} desc, ${popular} limit ${max}`;

const inTitle: Where = { words: sql`title_words`, first: 4_000, any: 2_500 };
const inDescription: Where = { words: sql`search_words`, first: 1_000, any: 1_500 };

/**
 * Ids by where the words stand, then by relevance and rating, and how many candidates there were: courses with the words
 * in the title, then in title, category, instructor or language, and only where these are too few, those whose description
 * has them.
 */
export function bestOf(search: BestOf): SQL {
  const { wanted, wantedInTitle, text, max } = search;
  const place = sql`ts_rank('{0.05, 0.1, 0.4, 1}', title_words, ${wanted}) + 0.03`;
  const name = sql`case when lower(title) = lower(${text}) then 10 when starts_with(lower(title), lower(${text})) then 1 else 0 end`;
  return sql`
    with titled as materialized (${having(inTitle, search)}),
    described as (${having(inDescription, search)}),
    candidates as (
      select *, case when title_words @@ ${wantedInTitle} then 1 else 2 end as tier from titled
      union all
      select *, 3 from described where (select count(*) from titled) < ${max} and id not in (select id from titled)
    )
    select id, (count(*) over ())::int as found from candidates
    order by tier, ${name} + (${place}) * ${quality} desc, rating_sum desc, id desc`;
}
