import { type SQL, sql } from 'drizzle-orm';
import { pageWords } from '../../database/course-columns.sql.ts';
import { neededWords, type SearchTerms } from './search-question.ts';
import { type SearchWord, tsQueryOf, tsTermOf } from './search-words.ts';

type Where = 'anywhere' | 'title';

/** A constant for the planner, so that it can estimate how common the words are. */
export const wanted = (words: readonly SearchWord[], where?: Where): SQL =>
  sql`to_tsquery('english', ${tsQueryOf(words, where)})`;

/** As the index `courses_title_stop_words` has it: the other vectors leave stop words out. */
const titleWithStopWords = sql`to_tsvector('simple', search_form(title))`;

/** A condition on the words of courses, for a `tsquery`. */
export type Words = (query: SQL) => SQL;

/** Title, category, instructor and language. */
export const titleWords: Words = (query) => sql`title_words @@ ${query}`;

/** These, subtitle, outcomes and description. Each of the two vectors has its index. */
export const allWords: Words = (query) => sql`(search_words @@ ${query} or ${pageWords} @@ ${query})`;

/** Whether a course has the words; with `where` only in its title. */
export function fits(has: Words, terms: SearchTerms, where?: Where): SQL {
  const { words, wish, isStopWords } = terms;
  if (isStopWords) return sql`${titleWithStopWords} @@ to_tsquery('simple', ${tsQueryOf(words)})`;
  const all = has(wanted(words, where));
  if (!wish) return all;
  const { facets } = wish;
  const needed = [
    ...(wish.words.length > 0 ? [has(wanted(wish.words, where))] : []),
    ...(facets.length > 0 ? [sql`facets @> ${sql.param(facets)}::text[]`] : []),
  ];
  return sql`(${all} or (${sql.join(needed, sql` and `)}))`;
}

/** Of the published courses: those that have the words anywhere. */
export const fitsAnywhere = (terms: SearchTerms): SQL => fits(allWords, terms);

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
  return fits(titleWords, terms, 'title');
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
  const tiers = [...first, fits(titleWords, terms, 'title')];
  const cases = tiers.map((condition, index) => sql`when ${condition} then ${sql.raw(String(index + 1))}`);
  return sql`case ${sql.join(cases, sql` `)} else 4 end`;
}

/** What a course is ranked by. */
export const rankedBy = (terms: SearchTerms): SQL => wanted(terms.isStopWords ? [] : neededWords(terms));

/** The same for texts that need not have all the words, because others do. */
export const rankedByAny = (terms: SearchTerms): SQL =>
  sql`to_tsquery('english', ${
    terms.isStopWords
      ? ''
      : neededWords(terms)
          .map((word) => tsTermOf(word))
          .join(' | ')
  })`;

/** Beginnings of titles that are the typed text, or another name of the one term that was typed; in lower case. */
export function beginningsOf(text: string, terms: SearchTerms): string[] {
  const [only, ...others] = neededWords(terms);
  return [text.toLowerCase(), ...(only && others.length === 0 ? [only.word, ...(only.synonyms ?? [])] : [])];
}
