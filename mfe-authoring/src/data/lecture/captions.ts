import { limits } from '@vidya/contracts/rules/limits';
import { type CaptionLanguage, type CaptionsEntry, captionLanguages } from '@vidya/contracts/rules/text/captions';
import type { StoredLecture } from './stored-lecture.ts';

/** What is wrong with a chosen captions file before it is read, or undefined. */
export function captionsFault(file: File): string | undefined {
  if (!/\.(?:vtt|srt|sbv)$/i.test(file.name)) return 'Choose A .vtt, .srt Or .sbv File';
  if (file.size === 0) return 'This File Of Captions Is Empty';
  const max = limits.uploadMax.captionsBytes;
  return file.size > max ? `Choose A File Of At Most ${max / 1024} KB` : undefined;
}

const bytesOf = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsArrayBuffer(file);
  });

const decode = (encoding: string, bytes: ArrayBuffer, fatal = true): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** UTF-16 says so at its start; what is no UTF-8 but Latin comes from an old Windows program. */
function textOf(bytes: ArrayBuffer, isLatin: boolean): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  try {
    return decode('utf-8', bytes);
  } catch {
    // Letters that cannot be read become U+FFFD, which the check of the text refuses with a sentence.
    return isLatin ? decode('windows-1252', bytes) : decode('utf-8', bytes, false);
  }
}

/** The text of a chosen file. Rejects when it cannot be read. */
export const readText = async (file: File, language: CaptionLanguage): Promise<string> =>
  textOf(await bytesOf(file), language === 'en' || language === 'hi-Latn');

/** What is wrong with the captions' content, with its line, as the server would report it; or undefined. */
export async function captionsTextFault(text: string): Promise<string | undefined> {
  // Few people have captions: the parser comes with the first file.
  const { CaptionsProblem, cleanWebVtt } = await import('@vidya/contracts/rules/text/web-vtt');
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
