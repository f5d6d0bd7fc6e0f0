import type { CourseListQuery, CourseMatch } from '@vidya/contracts/calls/catalogue';
import type { MatchPlace } from '@vidya/contracts/texts/choices';
import type { Db } from '../../database/database.ts';
import type { CourseCount } from '../course-counts.ts';
import { createSearchStore, maxMatches, type SearchRequest } from './search.store.ts';
import { readMatches } from './search-matches.store.ts';
import { mostOf, neededWords, type SearchTerms, termsOf, termsOfWords, typingTermsOf } from './search-question.ts';
import { resolveWord } from './search-terms.store.ts';
import { type SearchWord, shownText, tsQueryOf } from './search-words.ts';

interface SearchQuestion extends Omit<SearchRequest, 'terms'> {
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

const nothing: SearchResult = { ids: [], total: 0, isCapped: false, correctedTo: undefined, counts: null, matches: {} };

const isChanged = (before: readonly SearchWord[], after: readonly SearchWord[]): boolean =>
  tsQueryOf(before) !== tsQueryOf(after);

/** Searches courses (decision C12): for the words as typed, then as prefixes or similar words, then for most of them. */
export function createSearchService(db: Db) {
  const store = createSearchStore(db);
  const ask = ({ text, sort, filters, slice }: SearchQuestion, terms: SearchTerms) => {
    const request = { terms, text, filters, slice };
    return !sort || sort === 'bestMatch' ? store.findBest(request) : store.findSorted(request, sort);
  };
  const resultOf = async (question: SearchQuestion, terms: SearchTerms): Promise<SearchResult> => {
    const { ids, total: found } = await ask(question, terms);
    const isCapped = found > maxMatches;
    const counts = question.hasCounts && !isCapped ? await store.countMatches(terms) : null;
    const matches = terms.isStopWords ? {} : await readMatches(db, ids, neededWords(terms));
    return { ids, total: Math.min(found, maxMatches), isCapped, correctedTo: undefined, counts, matches };
  };
  /** Replaces unknown words; terms of the trade stay. Returns null if one of them resembles nothing. */
  const resolve = async (words: readonly SearchWord[]): Promise<SearchWord[] | null> => {
    const resolved = await Promise.all(words.map(async (word) => (word.synonyms ? word : resolveWord(db, word.word))));
    return resolved.some((word) => word === null) ? null : (resolved as SearchWord[]);
  };
  /** The largest set of the words that some course has in any language and at any price; null if there is none. */
  const mostWords = async (words: readonly SearchWord[]): Promise<SearchWord[] | null> => {
    for (const set of mostOf(words)) {
      // One after another: the first set that fits ends the search.
      // oxlint-disable-next-line no-await-in-loop
      if (await store.hasAny(termsOfWords(set), {})) return set;
    }
    return null;
  };
  const suggested = async (words: readonly SearchWord[], limit: number): Promise<SuggestedCourse[]> => {
    const ids = await store.suggestIds(words, limit);
    const matches = await readMatches(db, ids, words);
    return ids.map((id) => ({ id, place: matches[id]?.place }));
  };
  /** The result for other words, and which ones: those that are only longer need not be named. */
  const insteadOf = async (
    question: SearchQuestion,
    terms: SearchTerms,
    others: SearchWord[],
  ): Promise<SearchResult> => {
    const isCorrected = shownText(terms.words) !== shownText(others) && others.some(({ isPrefix }) => !isPrefix);
    return {
      ...(await resultOf(question, termsOfWords(others))),
      correctedTo: isCorrected ? shownText(others) : undefined,
    };
  };
  return {
    findInstructors: (words: SearchWord[], limit: number) => store.findInstructors(words, limit),
    async search(question: SearchQuestion): Promise<SearchResult> {
      const terms = termsOf(question.text);
      if (terms.words.length === 0) return nothing;
      const result = await resultOf(question, terms);
      if (result.total > 0) return result;
      const others = await resolve(terms.words);
      const meant = others && isChanged(terms.words, others) ? await insteadOf(question, terms, others) : result;
      if (meant.total > 0 || terms.isStopWords) return meant;
      // A filter may be what is too narrow: then fewer words would not help.
      if (await store.hasAny(terms, {})) return result;
      const most = await mostWords(terms.words);
      return most ? insteadOf(question, terms, most) : result;
    },
    async suggest(text: string, limit: number): Promise<SuggestedCourse[]> {
      const typing = typingTermsOf(text);
      if (typing.length === 0) return [];
      const found = await suggested(typing, limit);
      if (found.length > 0) return found;
      const others = await resolve(typing.map(({ isPrefix: _isPrefix, ...word }) => word));
      return others && isChanged(typing, others) ? suggested(others, limit) : [];
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
