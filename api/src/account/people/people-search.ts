import { literally, partOf } from '../../database/like.ts';

/** What a search in names and addresses is to the database. */
export interface PeopleSearch {
  /** For `like`, one of which fits. */
  patterns: string[];
  /** The trigram index can help: there is a letter or a digit in it. */
  isIndexed: boolean;
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

/** Three letters are found anywhere; fewer only where a word begins, since the index knows no shorter pieces. */
export function searchOf(text: string): PeopleSearch {
  const part = literally(text);
  const letters = lettersOf(text);
  const patterns = letters === 1 || letters === 2 ? [`${part}%`, `% ${part}%`] : [partOf(text)];
  return { patterns, isIndexed: letters > 0 };
}
