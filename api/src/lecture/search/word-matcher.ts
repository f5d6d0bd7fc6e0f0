import { wordsOf } from '../../course/port/search-text.ts';
import { writtenWords } from './searched-words.ts';

/** In characters. */
const excerptLength = 160;
const lengthBefore = 48;

/** One of the words, in a line of a text. */
interface Hit {
  line: number;
  from: number;
  /** Counts the words of the text. */
  index: number;
  mask: number;
}

interface Passage {
  /** The line in which it begins, from 0. */
  line: number;
  /** See `LectureMatch`. */
  excerpt: string[];
}

/** The smallest number of consecutive words that hold all of `wanted`; of equal ones the first. */
function densest(hits: Iterable<Hit>, wanted: number): Hit | undefined {
  const bits = Array.from({ length: 31 }, (_, power) => 2 ** power).filter((bit) => bit & wanted);
  const latest = new Map<number, Hit>();
  let [best, bestSpan]: [Hit | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const hit of hits) {
    for (const bit of bits) if (hit.mask & bit) latest.set(bit, hit);
    if (latest.size < bits.length) continue;
    const first = [...latest.values()].reduce((one, other) => (other.index < one.index ? other : one));
    if (hit.index - first.index >= bestSpan) continue;
    [best, bestSpan] = [first, hit.index - first.index];
    // The words follow one another: nothing is denser.
    if (bestSpan < bits.length) break;
  }
  return best;
}

/** From this character on whole words only, and no half of a letter. */
function beginOf(text: string, at: number): number {
  const from = Math.max(0, at - lengthBefore);
  if (from === 0) return 0;
  const space = text.slice(from, at).search(/\s/);
  if (space >= 0) return from + space + 1;
  let begin = from;
  while (begin < at && /^[\p{M}\p{Cf}\udc00-\udfff]/u.test(text.slice(begin, begin + 1))) begin += 1;
  return begin;
}

function endOf(text: string, begin: number): number {
  const end = begin + excerptLength;
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > begin + excerptLength / 2 ? space : end - (/[\ud800-\udbff]/.test(text[end - 1]!) ? 1 : 0);
}

/** Finds words in texts. A word matches the beginning of a written one; a mask has one bit for each of the `words`. */
export function createWordMatcher(words: readonly string[]) {
  const masks = new Map<string, number>();
  const all = 2 ** words.length - 1;
  const maskOf = (written: string): number => {
    const before = masks.get(written);
    if (before !== undefined) return before;
    const forms = wordsOf(written);
    const mask = words.reduce(
      (sum, word, index) => (forms.some((form) => form.startsWith(word)) ? sum + 2 ** index : sum),
      0,
    );
    masks.set(written, mask);
    return mask;
  };
  function* hitsIn(lines: readonly string[]): Generator<Hit> {
    let index = 0;
    for (const [line, text] of lines.entries()) {
      for (const match of writtenWords(text)) {
        const mask = maskOf(match[0]);
        if (mask > 0) yield { line, from: match.index, index, mask };
        index += 1;
      }
    }
  }
  const marked = (text: string): string[] => {
    const parts = [];
    let at = 0;
    for (const { 0: word, index } of writtenWords(text)) {
      if (maskOf(word) === 0) continue;
      parts.push(text.slice(at, index), word);
      at = index + word.length;
    }
    return [...parts, text.slice(at)];
  };
  const passageAt = (lines: readonly string[], { line, from }: Pick<Hit, 'line' | 'from'>): Passage => {
    const text = lines.slice(line, line + 4).join(' ');
    const begin = beginOf(text, from);
    const end = endOf(text, begin);
    const before = begin > 0 ? '…' : '';
    const after = end < text.length || line + 4 < lines.length ? '…' : '';
    return { line, excerpt: marked(`${before}${text.slice(begin, end).trim()}${after}`) };
  };
  return {
    all,
    /** The words that a text has. */
    maskIn(text: string): number {
      let mask = 0;
      for (const [word] of writtenWords(text)) {
        mask |= maskOf(word);
        if (mask === all) break;
      }
      return mask;
    },
    /** The whole text with its words marked. */
    marked,
    /** Where the words of a mask lie closest together. */
    passageIn: (lines: readonly string[], mask: number): Passage =>
      passageAt(lines, densest(hitsIn(lines), mask) ?? { line: 0, from: 0 }),
  };
}

export type WordMatcher = ReturnType<typeof createWordMatcher>;
