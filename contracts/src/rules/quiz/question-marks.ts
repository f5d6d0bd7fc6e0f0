import { opaque } from './question.ts';

/** The text with code, formulas and escaped signs hidden, sign for sign, so that each sign that is left has a meaning. */
export const maskOf = (source: string): string => source.replace(opaque, (whole) => '\u0001'.repeat(whole.length));

const escaped = /^\\([~=#{}>:/%[$n])$/;
const unescaped = (whole: string): string => {
  const sign = escaped.exec(whole)?.[1] ?? whole;
  return sign === 'n' ? '\n' : sign;
};

/** A text of a question as it is stored, of what stands in the text form. */
export const readMarks = (source: string): string => source.replace(opaque, unescaped).trim();

const pieces = new RegExp(`(${opaque.source})`);

/** What has a meaning where a line begins, and where the text does. */
const lineMarks = /(?<=\n[^\S\n]*)(?:\/\/|\$CATEGORY:)/g;
const firstMark = /^(?:\/\/|\$CATEGORY:|::|%|\[)/;

/** The inverse of `readMarks`. `isInline`: on one line, unless code has several. */
export function writeMarks(text: string, isInline = false): string {
  const written = text.split(pieces).map((piece, index) => {
    if (index % 2 === 1) return piece;
    const plain = piece
      .replace(/[~=#{}>]/g, String.raw`\$&`)
      .replace(lineMarks, String.raw`\$&`)
      .replace(/[^\S\n]+(?=\n)/g, '');
    return isInline ? plain.replaceAll('\n', String.raw`\n`) : plain.replace(/\n(?=\n)/g, String.raw`\n`);
  });
  return written.join('').replace(firstMark, String.raw`\$&`);
}
