/**
 * Control characters but the line break and the tab, halves of a sign, and format characters, without those that have a
 * shape (signs over numbers) or whose neighbours decide (joiners, tags). Of other categories, but blank: fillers, and the
 * placeholder of a pasted object.
 */
const junk =
  /(?:(?![\n\t\u0600-\u0605\u06dd\u070f\u08e2\u{e0020}-\u{e007f}]|[\u200c-\u200d])[\p{Cc}\p{Cf}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffe\uffff])+/gu;

/** Tags spell the flag of a region; elsewhere they hide a text. */
const tags = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f})|[\u{e0020}-\u{e007f}]+/gu;

/**
 * Joiners stay where people see their effect: inside words, from Arabic to Sinhala and in Mongolian; after a virama, also
 * at the end of a word (Malayalam chillus, Bengali khanda ta); and between emoji.
 */
const joiners =
  /((?=[\p{L}\p{M}])[\u0600-\u0dff\u1800-\u18af][\u200c\u200d](?=[\u0600-\u0dff\u1800-\u18af])|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d|[\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}]\u200d(?=\p{Extended_Pictographic}))|[\u200c\u200d]/gu;

/** Unicode's stream-safe text has no more marks on one letter; normalising a longer run takes quadratic time. */
const longRun = /(\p{M}{30})\p{M}+/gu;

/** Text from a person as it is stored: NFC, with one kind of line break, without invisible characters (decision U9). */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(junk, '')
    .replace(tags, '$1')
    .replace(joiners, '$1')
    .replace(longRun, '$1')
    .normalize('NFC');

/** The same for a text of one line: white space becomes single blanks. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

// Classes without what is blank, written as what they are not: no lookahead, so that no length costs time.
const aLetter = /[^\P{L}\u115f\u1160\u3164\uffa0]/u;
const aLetterOrDigit = /[^\P{L}\u115f\u1160\u3164\uffa0]|\p{N}/u;
const aSign =
  /[^\s\p{Cc}\p{Cf}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffe\uffff]|[\u0600-\u0605\u06dd\u070f\u08e2]/u;

/** Whether a text shows a letter, as names of people do. */
export const hasLetter = (text: string): boolean => aLetter.test(text);

/** Whether a text shows neither a letter nor a digit, so that it says nothing where something is asked for. */
export const isWordless = (text: string): boolean => !aLetterOrDigit.test(text);

/** Whether nothing of a text is seen. */
export const isUnseen = (text: string): boolean => !aSign.test(text);
