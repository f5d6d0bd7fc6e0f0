import { cleanText } from '@vidya/contracts/rules/text/clean-text';
import { type Element, valueOf } from '../element.ts';
import { htmlText } from '../text-reader.ts';

/** A text of Moodle in its own format. */
export function moodleText(element: Element | undefined, notes: Set<string>): string {
  if (!element) return '';
  const source = valueOf(element, 'text');
  const format = element.attributes['format'];
  return format === 'plain_text' || format === 'markdown' ? cleanText(source).trim() : htmlText(source, notes);
}
