import { type SQL, sql } from 'drizzle-orm';

/** Escapes the wildcards of `like`, so that it matches the text as typed. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A `like` pattern that matches the text anywhere. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;

/** Whether a text has a part of this spelling, whatever its capitals, accents, apostrophes and Indian letters' forms. */
export const hasPart = (text: SQL, part: string): SQL =>
  sql`name_form(${text}) like name_form(${containsPattern(part)})`;

/** The same for the name and address of a person, by the table's alias: matches the index `users_person_form`. */
export const isPerson = (alias: 'u', part: string): SQL =>
  sql`person_form(${sql.raw(alias)}.full_name, ${sql.raw(alias)}.email) like name_form(${containsPattern(part)})`;
