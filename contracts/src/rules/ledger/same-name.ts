/** Of bank records: not part of a name. */
const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'PROF', 'SHRI', 'SRI', 'SMT', 'KUM', 'KUMARI']);

/** 'Mr. A.K. Rao' is A, K and RAO: upper case, without marks, dots and titles. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKC').toUpperCase().replaceAll(/['’`]/gu, '');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const others = words.filter((word) => !titles.has(word));
  return others.length > 0 ? others : words;
}

const isInitial = (word: string): boolean => /^\p{L}\p{M}*$/u.test(word);

/** Takes each word of the one that the other has too, exactly; returns what is left of both. */
function unmatched(one: string[], other: string[]): [string[], string[]] {
  const rest = [...other];
  const left = one.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [left, rest];
}

/** Whether each word begins with an initial of its own. */
function isCovered(words: string[], initials: string[]): boolean {
  const open = [...initials];
  return words.every((word) => {
    const at = open.findIndex((initial) => word.startsWith(initial));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Whether two names can be the same holder's. Case, order, spaces, dots and titles do not matter; an initial stands for
 * a word that begins with it, and may be missing. At least one whole word must be equal, and no whole word be left over.
 */
export function isSameName(one: string, other: string): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  if (ours.length === 0 || theirs.length === 0) return false;
  if (ours.join('') === theirs.join('')) return true;
  const [left, rest] = unmatched(ours, theirs);
  if (!ours.some((word) => !isInitial(word) && theirs.includes(word))) return false;
  const whole = (words: string[]) => words.filter((word) => !isInitial(word));
  return isCovered(whole(left), rest.filter(isInitial)) && isCovered(whole(rest), left.filter(isInitial));
}
