import { replaceTags } from '@vidya/contracts/rules/tags';
import { trimEndOf } from '@vidya/contracts/rules/trim-end';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Tags that stand between words; all others stand within them. */
const between = /^<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|pre)\b/i;

function signOf(whole: string, code: string): string {
  if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
  const number = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return number > 0 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : whole;
}

/** The words of cleaned HTML in one line. */
export const plainText = (html: string): string =>
  replaceTags(html, (tag) => (between.test(tag) ? ' ' : ''))
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, signOf)
    .replace(/\s+/g, ' ')
    .trim();

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** At most so many characters with the ellipsis, cut behind a word; within one only where there is no earlier end. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  // Cut by what readers see as one character: a vowel sign stays with its letter, an emoji whole.
  let room = '';
  for (const { segment } of graphemes.segment(text.slice(0, max * 2))) {
    if (room.length + segment.length > max - 1) break;
    room += segment;
  }
  const endsWord = text[room.length] === ' ';
  const lastSpace = room.lastIndexOf(' ');
  const kept = endsWord || lastSpace < max / 2 ? room : room.slice(0, lastSpace);
  return `${trimEndOf(kept, ' ,;:.–-')}…`;
}
