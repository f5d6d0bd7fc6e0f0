import { lineTooLong, tooFewLines, tooManyLines } from '../../texts/texts.ts';
import { limits } from '../limits.ts';
import { cleanText, isWordless } from '../text/clean-text.ts';
import { courseFields, type LineFieldName } from './course-fields.ts';

/** What a pasted list has before its lines. */
const bullet = /^[-–—•·*✓✔]\s+/u;

/** The lines of a typed text that say something, each once, as it is shown: without the bullet of a pasted list. */
export function linesOf(text: string): string[] {
  const lines = cleanText(text)
    .split('\n')
    .filter((line) => !isWordless(line))
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(bullet, ''));
  return [...new Set(lines)];
}

/** The first fault of a list of the course form; undefined if there is none. */
export function linesFault(name: LineFieldName, text: string): string | undefined {
  const { label, lines: allowed } = courseFields[name];
  const lines = linesOf(text);
  const long = lines.findIndex(({ length }) => length > limits.lineMax);
  if (long >= 0) return lineTooLong(label, long + 1, limits.lineMax);
  if (lines.length > allowed.max) return tooManyLines(label, allowed.max);
  return lines.length > 0 && lines.length < allowed.min ? tooFewLines(label, allowed.min) : undefined;
}
