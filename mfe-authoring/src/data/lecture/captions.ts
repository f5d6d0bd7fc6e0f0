import { type CaptionLanguage, type CaptionsEntry, captionLanguages } from '@vidya/contracts/rules/captions';
import { limits } from '@vidya/contracts/rules/limits';
import { CaptionsProblem, cleanWebVtt } from '@vidya/contracts/rules/web-vtt';
import type { StoredLecture } from './stored-lecture.ts';

/** What is wrong with a chosen captions file before it is read, or undefined. */
export function captionsFault(file: File): string | undefined {
  if (!file.name.toLowerCase().endsWith('.vtt')) return 'Choose A .vtt File';
  if (file.size === 0) return 'This File Of Captions Is Empty';
  const max = limits.uploadMax.captionsBytes;
  return file.size > max ? `Choose A File Of At Most ${max / 1024} KB` : undefined;
}

/** The text of a chosen file. Rejects when it cannot be read. */
export const readText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsText(file);
  });

/** What is wrong with the captions' content, with its line, as the server would report it; or undefined. */
export function captionsTextFault(text: string): string | undefined {
  try {
    cleanWebVtt(text);
    return undefined;
  } catch (error) {
    if (error instanceof CaptionsProblem) return error.message;
    throw error;
  }
}

export const storedEntries = ({ captions }: StoredLecture): CaptionsEntry[] =>
  captions.map(({ language }) => ({ language }));

/** The list with one language set, in the order of `captionLanguages`. */
export function withEntry(entries: readonly CaptionsEntry[], entry: CaptionsEntry): CaptionsEntry[] {
  const order = Object.keys(captionLanguages) as CaptionLanguage[];
  const others = entries.filter(({ language }) => language !== entry.language);
  return [...others, entry].toSorted((one, other) => order.indexOf(one.language) - order.indexOf(other.language));
}

/** The changes made here on top of theirs: languages they removed return only with a text chosen here. */
export function mergedCaptions(read: StoredLecture, mine: readonly CaptionsEntry[], theirs: StoredLecture) {
  const isIn = (list: readonly { language: CaptionLanguage }[], language: CaptionLanguage): boolean =>
    list.some((one) => one.language === language);
  const own = mine.filter(({ language, text }) => text !== undefined || isIn(theirs.captions, language));
  const added = storedEntries(theirs).filter(({ language }) => !isIn(read.captions, language) && !isIn(mine, language));
  return added.reduce(withEntry, own);
}
