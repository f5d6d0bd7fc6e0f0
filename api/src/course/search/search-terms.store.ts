import { type SQL, sql } from 'drizzle-orm';
import { type Db, hasRow, rowsOf } from '../../database/database.ts';
import type { SearchWord } from './search-words.ts';

/** Max edit distance, by the word's length. */
const maxTypos = (word: string): number => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3);

/** Looks at the vocabulary of titles, instructors and categories: far smaller than the texts, so this is cheap. */
const holds = (db: Db, condition: SQL): Promise<boolean> =>
  hasRow(rowsOf(db, sql`select 1 from search_terms where courses > 0 and ${condition} limit 1`));

async function nearest(db: Db, word: string): Promise<string | undefined> {
  const max = maxTypos(word);
  // Nearly all misspellings keep the first letter; the others share a trigram with the word.
  const sameStart = sql`term like ${`${String.fromCodePoint(word.codePointAt(0)!)}%`} and char_length(term) between ${word.length - 2} and ${word.length + 2}`;
  const [found] = await rowsOf<{ term: string }>(
    db,
    sql`select term from search_terms
      where courses > 0 and (term % ${word} or (${sameStart})) and levenshtein_less_equal(term, ${word}, ${max}) <= ${max}
      order by levenshtein(term, ${word}), courses desc, term limit 1`,
  );
  return found?.term;
}

/** What a word without results may mean: itself, the start of a longer word, or the most similar word; else null. */
export async function resolveWord(db: Db, word: string): Promise<SearchWord | null> {
  if (await holds(db, sql`term = ${word}`)) return { word };
  if (await holds(db, sql`term like ${`${word}%`}`)) return { word, isPrefix: true };
  const term = word.length > 2 ? await nearest(db, word) : undefined;
  return term === undefined ? null : { word: term };
}
