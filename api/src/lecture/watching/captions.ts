import { Readable } from 'node:stream';
import { type CaptionsEntry, captionLanguages } from '@vidya/contracts/rules/captions';
import { limits } from '@vidya/contracts/rules/limits';
import { CaptionsProblem, cleanWebVtt } from '@vidya/contracts/rules/web-vtt';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest } from '../../http/errors.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureStore, NewMedia } from '../port/lecture.store.ts';
import { takeBack } from '../video/take-back.ts';

/** The captions after a save: new files, already in the store, and the languages that stay unchanged. */
interface CaptionsPlan {
  fresh: NewMedia[];
  kept: string[];
}

const type = 'text/vtt';

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

export type Captions = ReturnType<typeof createCaptions>;

export function createCaptions(parts: Pick<LectureParts, 'store' | 'files'>) {
  const keep = async (language: CaptionsEntry['language'], text: string): Promise<NewMedia> => {
    const { key, bytes } = await parts.files.save(Readable.from([text]), { extension: 'vtt' });
    return { kind: 'captions', type, storageKey: key, bytes, language, label: captionLanguages[language] };
  };
  return {
    /**
     * Runs `save` with the form's captions in the store; when it fails, removes them again. Undefined changes nothing.
     */
    async with<T>(entries: CaptionsEntry[] | undefined, save: (plan: CaptionsPlan | null) => Promise<T>): Promise<T> {
      if (!entries) return save(null);
      const texts = entries
        .filter(({ text }) => text !== undefined)
        .map((entry) => [entry.language, written(entry)] as const);
      const fresh: NewMedia[] = [];
      try {
        // oxlint-disable-next-line no-await-in-loop
        for (const [language, text] of texts) fresh.push(await keep(language, text));
        const kept = entries.filter(({ text }) => text === undefined).map(({ language }) => language);
        return await save({ fresh, kept });
      } catch (error) {
        const keys = fresh.map(({ storageKey }) => storageKey);
        await takeBack(parts, keys);
        throw error;
      }
    },
    /** Writes the rows, in the transaction of the save; returns the keys to delete after the commit. */
    async put(tx: LectureStore, lectureId: string, plan: CaptionsPlan | null): Promise<string[]> {
      if (!plan) return [];
      const stored = (await tx.listMedia([lectureId])).filter(({ kind }) => kind === 'captions');
      const old = stored.filter(({ language }) => !plan.kept.includes(language));
      await tx.removeMedia(old.map(({ id }) => id));
      // oxlint-disable-next-line no-await-in-loop
      for (const media of plan.fresh) await tx.addMedia(lectureId, media);
      return old.map(({ storageKey }) => storageKey);
    },
  };
}
