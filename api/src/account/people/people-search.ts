import { containsPattern, escapeLike } from '../../database/like.ts';

/** A search for names and email addresses, as the database runs it. */
export interface PeopleSearch {
  /** Patterns for `like`; one match is enough. None if nothing but apostrophes was typed, which names are without. */
  patterns: string[];
  /** True if the trigram index can help: the text contains a letter or a digit. */
  isIndexed: boolean;
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

/** Three or more letters match anywhere; one or two only at the start of a word: the index knows no shorter parts. */
export function searchOf(text: string): PeopleSearch {
  const spoken = text.replaceAll(/['’‘ʼ`´]/g, '');
  const part = escapeLike(spoken);
  const letters = lettersOf(spoken);
  if (part === '') return { patterns: [], isIndexed: false };
  const patterns = letters === 1 || letters === 2 ? [`${part}%`, `% ${part}%`] : [containsPattern(spoken)];
  return { patterns, isIndexed: letters > 0 };
}
