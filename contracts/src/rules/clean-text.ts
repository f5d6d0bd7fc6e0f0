/** Scripts whose words contain joiners: a half letter, a conjunct that stays apart, the parts of a Persian word. */
const scripts = [
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Mong',
  'Orya',
  'Sinh',
  'Syrc',
  'Taml',
  'Telu',
];
const letter = `[${scripts.map((script) => String.raw`\p{scx=${script}}`).join('')}]`;
/** A joiner after it forms a letter of its own at the end of a word: Malayalam chillus, Bengali khanda ta. */
const virama = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`;
const emoji = String.raw`\p{Extended_Pictographic}`;

/** Joiners that people see the effect of, with the sign before them; and the flags of regions, spelt in tags. */
const seen = [
  String.raw`${letter}[\u200c\u200d](?=${letter})`,
  String.raw`${virama}\u200d`,
  String.raw`[${emoji}\ufe0f\p{Emoji_Modifier}]\u200d(?=${emoji})`,
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f}`,
];

/** Format characters with a shape: signs over numbers. */
const shaped = String.raw`\u0600-\u0605\u06dd\u070f\u08e2`;
/** Of other categories, but blank: fillers, and the placeholder of a pasted object. */
const fillers = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffe\uffff`;
const unseen = String.raw`(?![\n\t${shaped}])[\p{Cc}\p{Cf}\p{Cs}${fillers}]`;

const junk = new RegExp(`(${seen.join('|')})|(?:${unseen})+`, 'gu');

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
const aLetter = new RegExp(String.raw`[^\P{L}${fillers}]`, 'u');
const aLetterOrDigit = new RegExp(String.raw`[^\P{L}${fillers}]|\p{N}`, 'u');
const aSign = new RegExp(String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}${fillers}]|[${shaped}]`, 'u');

/** Whether a text shows a letter, as names of people do. */
export const hasLetter = (text: string): boolean => aLetter.test(text);

/** Whether a text shows neither a letter nor a digit, so that it says nothing where something is asked for. */
export const isWordless = (text: string): boolean => !aLetterOrDigit.test(text);

/** Whether nothing of a text is seen. */
export const isUnseen = (text: string): boolean => !aSign.test(text);
