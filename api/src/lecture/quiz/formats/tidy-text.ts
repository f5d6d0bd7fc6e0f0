import { readMarks, writeMarks } from '@vidya/contracts/rules/quiz/question-marks';

const marked = /(```[\s\S]*?(?:```|$)|`[^`\n]*`|\$\$[^$\n]*\$\$)/;

/** TeX as Moodle and others mark it. */
const withFormulas = (text: string): string =>
  text.replace(
    /\\\(([^$]{1,1000}?)\\\)|\\\[([^$]{1,1000}?)\\\]/g,
    (_, inline: string | undefined, own: string | undefined) =>
      `$$${(inline ?? own ?? '').replace(/\s+/g, ' ').trim()}$$`,
  );

/** A backslash that would take the meaning of what follows it stands in code. */
const withCode = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (readMarks(writeMarks(word, true)) === word.trim() || word.includes('`') ? word : `\`${word}\``))
    .join('');

/** Its first and last line touch what stands before and after. */
function tidyPiece(text: string): string {
  const lines = withCode(text.replaceAll('\u00a0', ' ')).split('\n');
  return lines
    .map((line, at) => (at > 0 ? line.trimStart() : line))
    .map((line, at) => (at < lines.length - 1 ? line.trimEnd() : line))
    .filter((line, at) => line !== '' || at === 0 || at === lines.length - 1)
    .join('\n');
}

/** A text of the text form without blank lines, and with its formulas between `$$`. */
export const tidyText = (text: string): string =>
  withFormulas(text)
    .split(marked)
    .map((piece, at) => (at % 2 === 1 ? piece.replaceAll('\u00a0', ' ') : tidyPiece(piece)))
    .join('')
    .trim();
