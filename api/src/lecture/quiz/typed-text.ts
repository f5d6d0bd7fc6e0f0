/** Digits of any script as ASCII, and compatible forms as their plain ones. */
const plainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The digits of a script stand in a row of ten, from its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** A short text as it is compared: case, spaces, joiners and forms of characters and digits make no difference. */
export const comparedText = (text: string): string =>
  plainDigits(text)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const typed = /^[+\-−]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/;

/** A number as a learner types it: Indian or Western groups of digits, with or without its unit; null for none. */
export function typedNumber(text: string, unit: string): number | null {
  const compared = comparedText(text).replace(/(?<=\d),(?=\d)/g, '');
  const [number] = typed.exec(compared) ?? [];
  const rest = compared.slice(number?.length).trim();
  if (number === undefined || (rest !== '' && rest !== comparedText(unit))) return null;
  return Number(number.replace('−', '-'));
}
