import { ratingFloors } from '@vidya/contracts/texts/choices';
import { type SQL, sql } from 'drizzle-orm';

/** The expressions of the generated columns of `courses`, over its plain columns by their SQL names. */

const words = (text: SQL, weight: 'A' | 'B' | 'C'): SQL =>
  sql`setweight(to_tsvector('english', search_form(${text})), ${sql.raw(`'${weight}'`)})`;

/** The title has the highest weight, then instructor, category (decision C12) and language. */
export const titleWords = (): SQL =>
  sql`${words(sql`title`, 'A')} || ${words(sql`instructor_name || ' ' || category || ' ' || language`, 'B')}`;

/** The title words and the description. */
export const searchWords = (): SQL => sql`${titleWords()} || ${words(sql`description`, 'C')}`;

/** All words of a course with a landing page; null for others. */
export const pageWords: SQL = sql`(search_words || landing_words)`;

/** Like `finalPrice` of the contracts: integer division truncates in both. */
export const isFree = (): SQL => sql`price * (100 - discount) / 100 = 0`;

const number = (value: number): SQL => sql.raw(String(value));

/** The highest choice of "rating at least" that the course reaches; 0 if none. */
export const ratingFloor = (): SQL => {
  const cases = ratingFloors.map((floor) => sql`when rating >= ${number(floor)} then ${number(floor)}`);
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
};

const reached = (): SQL => {
  const cases = ratingFloors.map((floor, index) => {
    const names = ratingFloors.slice(index).map((lower) => `'rating:${lower}'`);
    return sql`when rating >= ${number(floor)} then array[${sql.raw(names.join(', '))}]`;
  });
  return sql`case ${sql.join(cases, sql` `)} else array[]::text[] end`;
};

/** Every filter that the course passes, as one term each; the filter query looks for these terms. */
export const facets = (): SQL => sql`array[
    'category:' || category,
    'level:' || level,
    'language:' || language,
    case when ${isFree()} then 'price:free' else 'price:paid' end
  ] || ${reached()}`;
