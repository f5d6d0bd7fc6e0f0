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

/** Pieces of a text in turn: with signs that have a meaning, and opaque. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(opaque)) {
    pieces.push(text.slice(from, index), found);
    from = index + found.length;
  }
  return [...pieces, text.slice(from)];
}

/** What has a meaning where a line begins, and where the text does. */
const lineMark = /^(?:\/\/|\$CATEGORY:)/;
const firstMark = /^(?:\/\/|\$CATEGORY:|::|%|\[)/;

/** A line of a piece, whose first line began before it, without blanks at its end. */
function writeLine(line: string, at: number, lines: readonly string[]): string {
  const text = line.trimStart();
  const blanks = line.slice(0, line.length - text.length);
  const marked = at > 0 && lineMark.test(text) ? `${blanks}\\${text}` : line;
  return at < lines.length - 1 ? marked.trimEnd() : marked;
}

/** The inverse of `readMarks`. `isInline`: on one line, unless code has several. */
export function writeMarks(text: string, isInline = false): string {
  const written = piecesOf(text).map((piece, index) => {
    if (index % 2 === 1) return piece;
    const lines = piece.replace(/[~=#{}>]/g, String.raw`\$&`).split('\n');
    const plain = lines.map(writeLine).join('\n');
    return isInline ? plain.replaceAll('\n', String.raw`\n`) : plain.replace(/\n(?=\n)/g, String.raw`\n`);
  });
  return written.join('').replace(firstMark, String.raw`\$&`);
}
