import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import type { SearchWord } from './search-words.ts';

export interface SearchTermsStore {
  /** What a word that found nothing may have meant: itself, the beginning of a longer one, or the nearest; null for nothing. */
  resolve(word: string): Promise<SearchWord | null>;
}

/** How many letters may be wrong, missing or too many. */
const maxTypos = (word: string): number => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3);

/** The vocabulary of titles, instructors and categories: far smaller than what it describes, so resemblance is cheap here. */
export function createSearchTermsStore(db: Db): SearchTermsStore {
  const holds = async (condition: ReturnType<typeof sql>): Promise<boolean> =>
    (await rowsOf(db, sql`select 1 from search_terms where courses > 0 and ${condition} limit 1`)).length > 0;
  const nearest = async (word: string): Promise<string | undefined> => {
    const max = maxTypos(word);
    // Nearly all misspellings keep the first letter; those that do not share three letters in a row somewhere.
    const sameStart = sql`term like ${`${String.fromCodePoint(word.codePointAt(0)!)}%`} and char_length(term) between ${word.length - 2} and ${word.length + 2}`;
    const [found] = await rowsOf<{ term: string }>(
      db,
      sql`select term from search_terms
        where courses > 0 and (term % ${word} or (${sameStart})) and levenshtein_less_equal(term, ${word}, ${max}) <= ${max}
        order by levenshtein(term, ${word}), courses desc, term limit 1`,
    );
    return found?.term;
  };
  return {
    async resolve(word) {
      if (await holds(sql`term = ${word}`)) return { word };
      if (await holds(sql`term like ${`${word}%`}`)) return { word, isPrefix: true };
      const term = word.length > 2 ? await nearest(word) : undefined;
      return term === undefined ? null : { word: term };
    },
  };
}
