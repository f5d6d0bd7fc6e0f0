import type { CourseMatch } from '@vidya/contracts/calls/catalogue';
import { type MatchPlace, matchPlaces } from '@vidya/contracts/texts/choices';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { type SearchWord, tsTermOf } from './search-words.ts';

/** Marks the start and the end of each matching word. */
const excerptMark = '\u0002';

interface MatchRow {
  id: string;
  /** For each search word the first text that contains it, in the order of `placesOf`. */
  places: ('title' | MatchPlace)[];
  /** Plain text with `excerptMark` around the words; null if a name is the reason. */
  excerpt: string | null;
  /** Whether the excerpt is at the beginning or end of its text. */
  isBeginning: boolean | null;
  isEnd: boolean | null;
}

/** The length of the longest page; further courses of a longer list get no excerpt. */
const maxExcerpts = 50;

const options = `StartSel="${excerptMark}", StopSel="${excerptMark}", MaxFragments=1, MaxWords=12, MinWords=6`;

const array = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`;

/** The text of sanitized HTML: without tags, with the four entities that the sanitizer writes decoded. */
const plainDescription = sql`btrim(regexp_replace(replace(replace(replace(replace(
  regexp_replace(courses.description, '<[^<>]*>', ' ', 'g'),
  '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\\s+', ' ', 'g'))`;

/** The text that is the reason, if it is no name. */
const plainReason = sql`case
  when 'description' = any(places) then ${plainDescription}
  when 'outcomes' = any(places) then replace(courses.outcomes, E'\\n', '; ')
  when 'subtitle' = any(places) then courses.subtitle
end`;

/** A longer excerpt comes from a description without spaces and is useless. */
const maxExcerptCharacters = 400;

function excerptOf({ excerpt, isBeginning, isEnd }: MatchRow): string[] | undefined {
  const parts = excerpt?.split(excerptMark) ?? [];
  // Without a mark the description writes the words differently, such as C++ for 'cplusplus'.
  if (parts.length < 3 || parts.join('').length > maxExcerptCharacters) return undefined;
  const last = parts.length - 1;
  return parts.map(
    (part, index) => (index === 0 && !isBeginning ? '…' : '') + part + (index === last && !isEnd ? '…' : ''),
  );
}

/** The least relevant place that any search word needed; undefined if the title contains all words. */
function matchOf(row: MatchRow): CourseMatch | undefined {
  const place = matchPlaces.findLast((one) => row.places.includes(one));
  if (!place) return undefined;
  const excerpt = excerptOf(row);
  return { place, ...(excerpt && { excerpt }) };
}

const placesOf = (ids: readonly string[], words: readonly SearchWord[]): SQL => sql`
  select courses.id, array_agg(distinct place.name) as places
  from ${courses}
  cross join (
    select to_tsquery('english', anywhere) as anywhere, to_tsquery('english', title) as title
    from unnest(${array(words.map((word) => tsTermOf(word)))}, ${array(words.map((word) => tsTermOf(word, 'title')))})
      as given(anywhere, title)
  ) as word
  cross join lateral (select case
    when courses.title_words @@ word.title then 'title'
    when to_tsvector('english', search_form(courses.category)) @@ word.anywhere then 'category'
    when to_tsvector('english', search_form(courses.instructor_name || ' ' ||
      jsonb_path_query_array(courses.co_instructors, '$[*].name'))) @@ word.anywhere then 'instructor'
    when to_tsvector('english', search_form(courses.language)) @@ word.anywhere then 'language'
    when to_tsvector('english', search_form(courses.subtitle)) @@ word.anywhere then 'subtitle'
    when to_tsvector('english', search_form(courses.outcomes)) @@ word.anywhere then 'outcomes'
    else 'description'
  end as name) as place
  where courses.id = any(${array(ids)}::uuid[]) and numnode(word.anywhere) > 0
  group by courses.id`;

/**
 * Returns why each of these courses matches a search, by id; leaves out courses whose title contains all words. Reads
 * some courses by id: the cost does not depend on the number of courses.
 */
export async function readMatches(
  db: Db,
  ids: readonly string[],
  words: readonly SearchWord[],
): Promise<Record<string, CourseMatch>> {
  if (ids.length === 0) return {};
  const anyWord = words.map((word) => tsTermOf(word)).join(' | ');
  const rows = await rowsOf<MatchRow>(
    db,
    sql`with found as materialized (${placesOf(ids, words)})
      select found.id, places, excerpt,
        starts_with(plain, unmarked) as "isBeginning", right(plain, 20) = right(unmarked, 20) as "isEnd"
      from found
      left join lateral (
        select ${plainReason} as plain from ${courses}
        where courses.id = found.id and found.id = any(${array(ids.slice(0, maxExcerpts))}::uuid[])
      ) as described on true
      left join lateral ts_headline('english', plain, to_tsquery('english', ${anyWord}), ${options}) as excerpt on true
      left join lateral translate(excerpt, ${excerptMark}, '') as unmarked on true`,
  );
  const matches = rows.map((row) => [row.id, matchOf(row)] as const);
  return Object.fromEntries(matches.flatMap(([id, match]) => (match ? [[id, match]] : [])));
}
