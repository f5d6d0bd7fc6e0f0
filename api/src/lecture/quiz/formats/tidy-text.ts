import { readMarks, writeMarks } from '@vidya/contracts/rules/quiz/question-marks';

const marked = /(```[\s\S]*?(?:```|$)|`[^`\n]*`|\$\$[^$\n]*\$\$)/;

/** TeX as Moodle and others mark it. */
function withFormulasIn(text: string, open: string, close: string): string {
  const [first = '', ...rest] = text.split(open);
  const parts = rest.map((part) => {
    const end = part.indexOf(close);
    const formula = part.slice(0, Math.max(0, end));
    if (formula === '' || formula.length > maxFormula || formula.includes('$')) return open + part;
    return `$$${formula.replace(/\s+/g, ' ').trim()}$$${part.slice(end + close.length)}`;
  });
  return [first, ...parts].join('');
}

const maxFormula = 1_000;

const withFormulas = (text: string): string => withFormulasIn(withFormulasIn(text, '\\(', '\\)'), '\\[', '\\]');

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
