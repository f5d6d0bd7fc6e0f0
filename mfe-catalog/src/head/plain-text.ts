import { replaceTags } from '@vidya/contracts/rules/text/tags';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Block tags become a space; inline tags become nothing. */
const between = /^<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|pre)\b/i;

function signOf(whole: string, code: string): string {
  if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
  const number = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return number > 0 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : whole;
}

/** The text of sanitised HTML, on one line. */
export const plainText = (html: string): string =>
  replaceTags(html, (tag) => (between.test(tag) ? ' ' : ''))
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, signOf)
    .replace(/\s+/g, ' ')
    .trim();

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Cuts text to `max` characters with its ellipsis, at the end of a word if one ends in the second half. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  // Cut by graphemes: a vowel sign stays with its letter, and an emoji stays whole.
  let room = '';
  for (const { segment } of graphemes.segment(text.slice(0, max * 2))) {
    if (room.length + segment.length > max - 1) break;
    room += segment;
  }
  const endsWord = text[room.length] === ' ';
  const lastSpace = room.lastIndexOf(' ');
  const excerpt = endsWord || lastSpace < max / 2 ? room : room.slice(0, lastSpace);
  return `${trimEndOf(excerpt, ' ,;:.–-')}…`;
}
