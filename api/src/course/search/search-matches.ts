import { type CourseMatch, matchPlaces } from '@vidya/contracts/calls/course-match';
import { excerptMark, type MatchRow } from './search-matches.store.ts';

/** A description of one endless word is no excerpt of anything. */
const maxExcerptCharacters = 400;

function excerptOf({ excerpt, isBeginning, isEnd }: MatchRow): string[] | undefined {
  const parts = excerpt?.split(excerptMark) ?? [];
  // Without a mark the words stand there in another form, such as C++ for 'cplusplus'.
  if (parts.length < 3 || parts.join('').length > maxExcerptCharacters) return undefined;
  const last = parts.length - 1;
  return parts.map(
    (part, index) => (index === 0 && !isBeginning ? '…' : '') + part + (index === last && !isEnd ? '…' : ''),
  );
}

/** The least telling place that any word of the search needed; undefined where the title has them all. */
function matchOf(row: MatchRow): CourseMatch | undefined {
  const place = matchPlaces.findLast((one) => row.places.includes(one));
  if (!place) return undefined;
  const excerpt = place === 'description' ? excerptOf(row) : undefined;
  return { place, ...(excerpt && { excerpt }) };
}

/** Why each course was found, by id; courses whose title says it are left out. */
export function matchesOf(rows: readonly MatchRow[]): Record<string, CourseMatch> {
  const told = rows.map((row) => [row.id, matchOf(row)] as const);
  return Object.fromEntries(told.flatMap(([id, match]) => (match ? [[id, match]] : [])));
}
