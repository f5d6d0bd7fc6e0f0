// The style sheet script-fonts.css of shared-ui has faces for these; a test compares the two.

/** The letters of the scripts beyond Latin, without joiners and signs that several scripts have. */
const scriptLetter =
  /[\u0600-\u06ff\u0750-\u077f\u0900-\u0963\u0966-\u0d7f\ua8e0-\ua8ff\uaae0-\uaaff\uabc0-\uabff\ufb50-\ufdff\ufe70-\ufefc]/g;

/** Each letter of a text once, of those that need a face of their own. */
export const scriptLetters = (text: string): string[] => [...new Set(text.match(scriptLetter))];

/** Whether the value of `unicode-range` has the letter: 'U+980-9FE, U+200C-200D'. */
export function coversLetter(unicodeRange: string, letter: string): boolean {
  const code = letter.charCodeAt(0);
  return unicodeRange.split(',').some((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}
