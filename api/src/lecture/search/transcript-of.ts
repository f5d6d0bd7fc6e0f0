import { readCaptionLines } from '@vidya/contracts/rules/text/web-vtt';
import type { lectureTranscripts } from '../../database/tables/schema-lectures.ts';
import { searchedWords } from './searched-words.ts';

export type Transcript = Pick<typeof lectureTranscripts.$inferSelect, 'plain' | 'seconds' | 'words'>;

/** The text of a captions file, for the search. Throws `CaptionsProblem`. */
export function transcriptOf(file: string): Transcript {
  const lines = readCaptionLines(file);
  const plain = lines.map(({ text }) => text).join('\n');
  return { plain, seconds: lines.map(({ from }) => Math.floor(from)), words: searchedWords(plain) };
}
