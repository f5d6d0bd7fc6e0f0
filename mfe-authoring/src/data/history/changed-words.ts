import { diffArrays } from 'diff';

/** A stretch of text: in both versions, only in the one, or only in the other. */
export interface Stretch {
  in: 'both' | 'now' | 'earlier';
  text: string;
}

/** Two long texts without a word in common take too long: they are then shown whole. */
const timeoutMs = 500;

/** Line breaks, and words with one blank after each: other blanks are no difference. */
const words = (text: string): string[] =>
  (text.match(/\n+|\S+/g) ?? []).map((word) => (word.startsWith('\n') ? word : `${word} `));

/** What differs between two plain texts, word by word; works for any script that puts blanks between words. */
export function changedWords(now: string, earlier: string): Stretch[] {
  const parts = diffArrays(words(now), words(earlier), { timeout: timeoutMs });
  if (!parts) return [{ in: 'now', text: now } as const, { in: 'earlier', text: earlier } as const];
  return parts.map(({ added, removed, value }) => ({
    in: added ? 'earlier' : removed ? 'now' : 'both',
    text: value.join(''),
  }));
}

const lead = 120;

/** Where a cut at this index or the next blank after it leaves words whole. */
const blankAfter = (text: string, index: number): number => {
  const at = text.slice(index).search(/\s/);
  return at === -1 ? index : index + at;
};

/** The same with what both have in common cut to what stands beside the differences. */
export const aroundChanges = (stretches: Stretch[]): Stretch[] =>
  stretches.map((stretch, index) => {
    const { text } = stretch;
    if (stretch.in !== 'both' || text.length <= 3 * lead) return stretch;
    const begin = index === 0 ? '' : text.slice(0, blankAfter(text, lead));
    const end = index === stretches.length - 1 ? '' : text.slice(blankAfter(text, text.length - lead));
    return { ...stretch, text: `${begin} … ${end.trimStart()}` };
  });
