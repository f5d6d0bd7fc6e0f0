import type { Config } from '../../../config/config.ts';

/**
 * What this site is about and who is here, lower case. 'demo' is none: the sample people's password must stay possible.
 * docs/security.md lists them too.
 */
const siteWords = [
  'vidya',
  'course',
  'courses',
  'lecture',
  'lectures',
  'class',
  'learn',
  'learning',
  'online',
  'admin',
  'administrator',
  'instructor',
  'teacher',
  'learner',
  'student',
  'staff',
  'user',
];

/** What digits and signs may be around the words, at most: a date is. More of them are hard to guess by themselves. */
const maxOther = 8;

/** The runs of two letters or more, of any script, lower case. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]{2,}/gu) ?? [];

/** The site's own words: those above, those of its seller's name and of its addresses. */
export const wordsOfSite = ({ siteOrigins, invoices }: Pick<Config, 'siteOrigins' | 'invoices'>): string[] => [
  ...siteWords,
  ...wordsIn(invoices.seller.name),
  ...siteOrigins.flatMap((origin) => wordsIn(new URL(origin).hostname)),
];

/** The words of a person's name and of their address before the '@'. */
export const wordsOfPerson = ({ fullName, email }: { fullName: string; email: string }): string[] => [
  ...wordsIn(fullName),
  ...wordsIn(email.slice(0, email.lastIndexOf('@'))),
];

/** Whether a password is only such words, in whatever case and order, with few digits and signs between or around them. */
export function isOnlyWords(password: string, words: readonly string[]): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const letters = text.replaceAll(/[^\p{L}\p{M}]/gu, '');
  if (letters === '' || text.length - letters.length > maxOther) return false;
  // Where the words that were found so far end. The loop visits what it adds.
  const ends = new Set([0]);
  for (const end of ends) for (const word of words) if (letters.startsWith(word, end)) ends.add(end + word.length);
  return ends.has(letters.length);
}
