/**
 * What nobody sees: control and format characters, lone surrogates, and blanks of other categories (fillers, the
 * placeholder of a pasted object). The first group is kept: joiners that people see the effect of, with the sign before
 * them (between letters of scripts whose words contain joiners; after a virama, where they form a letter of its own;
 * between emoji), and the flags of regions, spelt in tags. Signs over numbers have a shape and stay.
 */
const junk =
  /([\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mong}\p{scx=Orya}\p{scx=Sinh}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}][\u200c\u200d](?=[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mong}\p{scx=Orya}\p{scx=Sinh}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}])|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d|[\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}]\u200d(?=\p{Extended_Pictographic})|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})|(?:(?![\n\t\u0600-\u0605\u06dd\u070f\u08e2])[\p{Cc}\p{Cf}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffe\uffff])+/gu;

/** Unicode's stream-safe text has no more marks on one letter; normalising a longer run takes quadratic time. */
const longRun = /(\p{M}{30})\p{M}+/gu;

/** Text from a person as it is stored: NFC, with one kind of line break, without what nobody sees (decision U9). */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(junk, (_, kept: string | undefined) => kept ?? '')
    .replace(longRun, '$1')
    .normalize('NFC');

/** The same for a text of one line: white space becomes single blanks. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

// Classes without what is blank, written as what they are not: no lookahead, so that no length costs time.
const aLetter = /[^\P{L}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffe\uffff]/u;
const aLetterOrDigit = /[^\P{L}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffe\uffff]|\p{N}/u;
const aSign =
  /[^\s\p{Cc}\p{Cf}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffe\uffff]|[\u0600-\u0605\u06dd\u070f\u08e2]/u;

/** Whether a text shows a letter, as names of people do. */
export const hasLetter = (text: string): boolean => aLetter.test(text);

/** Whether a text shows neither a letter nor a digit, so that it says nothing where something is asked for. */
export const isWordless = (text: string): boolean => !aLetterOrDigit.test(text);

/** Whether nothing of a text is seen. */
export const isUnseen = (text: string): boolean => !aSign.test(text);
