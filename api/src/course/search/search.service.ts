import type { MatchPlace } from '@vidya/contracts/calls/choices';
import type { CourseListQuery } from '@vidya/contracts/calls/course';
import type { CourseMatch } from '@vidya/contracts/calls/course-match';
import type { Db } from '../../database/database.ts';
import type { CourseCount } from '../course-counts.ts';
import { createSearchStore, maxFound, type SearchRequest } from './search.store.ts';
import { readMatches } from './search-matches.store.ts';
import { resolveWord } from './search-terms.store.ts';
import { type SearchWord, shownText, textOf, tsQueryOf } from './search-words.ts';

interface SearchQuestion extends Omit<SearchRequest, 'words'> {
  sort: CourseListQuery['sort'];
  /** Whether the caller needs `counts`. */
  hasCounts: boolean;
}

interface SearchResult {
  ids: string[];
  total: number;
  isCapped: boolean;
  /** The words that the search used instead. */
  correctedTo: string | undefined;
  /** Matches before any filter, by kind; null if there are too many to count, or the caller did not ask. */
  counts: CourseCount[] | null;
  /** By course id, why a course matched if its title does not show it. */
  matches: Record<string, CourseMatch>;
}

/** A course for the suggestion list, with the place of the match if the title does not show it. */
interface SuggestedCourse {
  id: string;
  place: MatchPlace | undefined;
}

const exact = (word: string): SearchWord => ({ word });

const nothing: SearchResult = { ids: [], total: 0, isCapped: false, correctedTo: undefined, counts: null, matches: {} };

const isChanged = (before: SearchWord[], after: SearchWord[]): boolean => tsQueryOf(before) !== tsQueryOf(after);

/** Searches courses (decision C12): for the words as typed, then as prefixes, then for similar words. */
export function createSearchService(db: Db) {
  const store = createSearchStore(db);
  const ask = ({ text, sort, filters, slice }: SearchQuestion, words: SearchWord[]) => {
    const request = { words, text, filters, slice };
    return !sort || sort === 'bestMatch' ? store.findBest(request) : store.findSorted(request, sort);
  };
  const resultOf = async (question: SearchQuestion, words: SearchWord[]): Promise<SearchResult> => {
    const { ids, found } = await ask(question, words);
    const isCapped = found > maxFound;
    const counts = question.hasCounts && !isCapped ? await store.countFound(words) : null;
    const matches = await readMatches(db, ids, words);
    return { ids, total: Math.min(found, maxFound), isCapped, correctedTo: undefined, counts, matches };
  };
  /** Replaces unknown words; returns null if one of them resembles nothing. */
  const resolve = async (words: SearchWord[]): Promise<SearchWord[] | null> => {
    const resolved = await Promise.all(words.map(({ word }) => resolveWord(db, word)));
    return resolved.some((word) => word === null) ? null : (resolved as SearchWord[]);
  };
  const suggested = async (words: SearchWord[], limit: number): Promise<SuggestedCourse[]> => {
    const ids = await store.suggestIds(words, limit);
    const matches = await readMatches(db, ids, words);
    return ids.map((id) => ({ id, place: matches[id]?.place }));
  };
  return {
    findInstructors: (words: SearchWord[], limit: number) => store.findInstructors(words, limit),
    async search(question: SearchQuestion): Promise<SearchResult> {
      const words = textOf(question.text).map(exact);
      if (words.length === 0) return nothing;
      const result = await resultOf(question, words);
      if (result.total > 0) return result;
      const others = await resolve(words);
      if (!others || !isChanged(words, others)) return result;
      const isCorrected = others.some(({ word }, index) => word !== words[index]?.word);
      const correctedTo = isCorrected ? shownText(others) : undefined;
      return { ...(await resultOf(question, others)), correctedTo };
    },
    async suggest(text: string, limit: number): Promise<SuggestedCourse[]> {
      const words = textOf(text).map(exact);
      const last = words.at(-1);
      if (!last) return [];
      const typing = [...words.slice(0, -1), { ...last, isPrefix: true }];
      const found = await suggested(typing, limit);
      if (found.length > 0) return found;
      const others = await resolve(words);
      return others && isChanged(typing, others) ? suggested(others, limit) : [];
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
