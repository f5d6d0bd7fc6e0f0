import { matchPlaces } from '@vidya/contracts/calls/choices';
import type { CourseMatch } from '@vidya/contracts/calls/course-match';
import { excerptMark, type MatchRow } from './search-matches.store.ts';

/** A longer excerpt comes from a description without spaces and helps nobody. */
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
  const excerpt = place === 'description' ? excerptOf(row) : undefined;
  return { place, ...(excerpt && { excerpt }) };
}

/** Returns why each course matched, by id; leaves out courses whose title contains all words. */
export function matchesOf(rows: readonly MatchRow[]): Record<string, CourseMatch> {
  const told = rows.map((row) => [row.id, matchOf(row)] as const);
  return Object.fromEntries(told.flatMap(([id, match]) => (match ? [[id, match]] : [])));
}
