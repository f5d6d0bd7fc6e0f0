import { type SQL, sql } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { neededWords, type SearchTerms } from './search-question.ts';
import { type SearchWord, tsQueryOf } from './search-words.ts';

type Where = 'anywhere' | 'title';

/** A constant for the planner, so that it can estimate how common the words are. */
export const wanted = (words: readonly SearchWord[], where?: Where): SQL =>
  sql`to_tsquery('english', ${tsQueryOf(words, where)})`;

/** As the index `courses_title_stop_words` has it: the other vectors leave stop words out. */
const titleWithStopWords = sql`to_tsvector('simple', search_form(title))`;

/** Whether a course has the words in this tsvector column; with `where` only in its title. */
export function fits(column: SQL, terms: SearchTerms, where?: Where): SQL {
  const { words, wish, isStopWords } = terms;
  if (isStopWords) return sql`${titleWithStopWords} @@ to_tsquery('simple', ${tsQueryOf(words)})`;
  const all = sql`${column} @@ ${wanted(words, where)}`;
  if (!wish) return all;
  const { facets } = wish;
  const needed = [
    ...(wish.words.length > 0 ? [sql`${column} @@ ${wanted(wish.words, where)}`] : []),
    ...(facets.length > 0 ? [sql`facets @> ${sql.param(facets)}::text[]`] : []),
  ];
  return sql`(${all} or (${sql.join(needed, sql` and `)}))`;
}

/** Of the published courses: those that have the words anywhere. */
export const fitsAnywhere = (terms: SearchTerms): SQL => fits(sql`${courses.searchWords}`, terms);

/** The Unicode block of a word's first letter: one for each Indian script, 0 for Latin letters. */
const blockOf = (word: string): number => Math.floor((word.codePointAt(0) ?? 0) / 128);

function inScripts(words: readonly SearchWord[], hasLatin: boolean): SearchWord[] {
  const isIn = (typed: string) => (one: string) => blockOf(one) === blockOf(typed) || (hasLatin && blockOf(one) === 0);
  return words.map((word) => (word.synonyms ? { ...word, synonyms: word.synonyms.filter(isIn(word.word)) } : word));
}

/** Whether the title has the words in the script in which they were typed, or with `hasLatin` in Latin letters. */
function fitsTitleIn({ words, wish }: SearchTerms, hasLatin: boolean): SQL {
  const terms: SearchTerms = {
    words: inScripts(words, hasLatin),
    wish: wish && { ...wish, words: inScripts(wish.words, hasLatin) },
    isStopWords: false,
  };
  return fits(sql`title_words`, terms, 'title');
}

/** Whether the title has the stop words in capitals, such as 'IT'. */
const hasCapitals = ({ words }: SearchTerms): SQL =>
  sql.join(
    words.map(({ word }) => sql`title ~ ${String.raw`\m${word.toUpperCase()}\M`}`),
    sql` and `,
  );

/**
 * 1 for courses with all words in the title, in the script in which they were typed; 2 in Latin letters, 3 by another
 * name, 4 elsewhere.
 */
export function tierOf(terms: SearchTerms): SQL {
  const first = terms.isStopWords ? [hasCapitals(terms)] : [fitsTitleIn(terms, false), fitsTitleIn(terms, true)];
  const tiers = [...first, fits(sql`title_words`, terms, 'title')];
  const cases = tiers.map((condition, index) => sql`when ${condition} then ${sql.raw(String(index + 1))}`);
  return sql`case ${sql.join(cases, sql` `)} else 4 end`;
}

/** What a course is ranked by. */
export const rankedBy = (terms: SearchTerms): SQL => wanted(terms.isStopWords ? [] : neededWords(terms));

/** Beginnings of titles that are the typed text, or another name of the one term that was typed; in lower case. */
export function beginningsOf(text: string, terms: SearchTerms): string[] {
  const [only, ...others] = neededWords(terms);
  return [text.toLowerCase(), ...(only && others.length === 0 ? [only.word, ...(only.synonyms ?? [])] : [])];
}
