import { Readable } from 'node:stream';
import { limits } from '@vidya/contracts/rules/limits';
import { type CaptionsEntry, captionLanguages } from '@vidya/contracts/rules/text/captions';
import { CaptionsProblem, cleanWebVtt } from '@vidya/contracts/rules/text/web-vtt';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest } from '../../http/errors.ts';
import type { FileStore } from '../../outside/files/file-store.ts';
import type { LectureStore, NewMedia } from '../port/lecture.store.ts';
import { type Transcript, transcriptOf } from '../search/transcript-of.ts';

/** The captions after a save: new files, already in the store, and the languages that stay unchanged. */
interface CaptionsPlan {
  fresh: { media: NewMedia; transcript: Transcript }[];
  unchanged: string[];
}

/** Error messages name the language: a form may contain several. */
function written({ language, text = '' }: CaptionsEntry): string {
  const refuse = (text: string) => badRequest(`${captionLanguages[language]}: ${text}`, 'ValidationError');
  if (Buffer.byteLength(text) > limits.uploadMax.captionsBytes) throw refuse(apiMessages.lecture.captionsTooLarge);
  try {
    return cleanWebVtt(text);
  } catch (error) {
    if (error instanceof CaptionsProblem) throw refuse(error.message);
    throw error;
  }
}

/** Stores a form's captions if all of them are valid. Calls `keep` with each key at once. */
export async function storeCaptions(
  files: FileStore,
  entries: CaptionsEntry[],
  keep: (key: string) => void,
): Promise<CaptionsPlan> {
  const changed = entries.filter(({ text }) => text !== undefined);
  const texts = changed.map((entry) => [entry.language, written(entry)] as const);
  const fresh: CaptionsPlan['fresh'] = [];
  for (const [language, text] of texts) {
    // oxlint-disable-next-line no-await-in-loop
    const { key, bytes } = await files.save(Readable.from([text]), { extension: 'vtt' });
    keep(key);
    const label = captionLanguages[language];
    const media: NewMedia = { kind: 'captions', type: 'text/vtt', storageKey: key, bytes, language, label };
    fresh.push({ media, transcript: transcriptOf(text) });
  }
  const unchanged = entries.filter(({ text }) => text === undefined).map(({ language }) => language);
  return { fresh, unchanged };
}

/** Writes the rows, in the transaction of the save. Players that are open keep the earlier captions. */
export async function putCaptions(tx: LectureStore, lectureId: string, plan: CaptionsPlan): Promise<void> {
  const stored = (await tx.listMedia([lectureId])).filter(({ kind }) => kind === 'captions');
  const old = stored.filter(({ language }) => !plan.unchanged.includes(language));
  await tx.changeMedia(
    old.map(({ id }) => id),
    { retiredAt: new Date() },
  );
  for (const { media, transcript } of plan.fresh) {
    // oxlint-disable-next-line no-await-in-loop
    const mediaId = await tx.addMedia(lectureId, media);
    // oxlint-disable-next-line no-await-in-loop
    await tx.transcripts.addTranscript(mediaId, transcript);
  }
}
