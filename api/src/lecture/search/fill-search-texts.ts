import { text } from 'node:stream/consumers';
import { CaptionsProblem } from '@vidya/contracts/rules/text/web-vtt';
import { defineJob, type Try } from '../../jobs/jobs.ts';
import { searchedArticle } from '../article/render-article.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { type Transcript, transcriptOf } from './transcript-of.ts';

/** Runs once an hour: a server of the version before may write texts beside this one. */
export const fillSearchTexts = defineJob<Record<string, never>>('fill-search-texts', 8, { isLong: true });

const firstId = '00000000-0000-0000-0000-000000000000';
const batchSize = 50;

/** Nothing of a file that cannot be read: the next run does not read it again. */
const empty: Transcript = { plain: '', seconds: [], words: '' };

function readTranscript(file: string): Transcript {
  try {
    return transcriptOf(file);
  } catch (error) {
    if (error instanceof CaptionsProblem) return empty;
    throw error;
  }
}

/**
 * Stores what the search in a course reads of captions and articles from before it, one file after another. A file that
 * is missing is left for the next run.
 */
export function createFillSearchTexts({ store, files }: Pick<LectureParts, 'store' | 'files'>) {
  const fillTranscripts = async (signal: AbortSignal): Promise<void> => {
    let [after, missing] = [firstId, 0];
    for (;;) {
      const batch = await store.transcripts.listUntranscribed(after, batchSize);
      for (const { id, storageKey } of batch) {
        signal.throwIfAborted();
        if (!(await files.find(storageKey))) missing += 1;
        else await store.transcripts.fillTranscript(id, readTranscript(await text(await files.open(storageKey))));
        after = id;
      }
      if (batch.length < batchSize) break;
    }
    if (missing > 0)
      console.warn(`${missing} captions files are missing: the search in their courses leaves them out.`);
  };
  const fillArticles = async (signal: AbortSignal): Promise<void> => {
    for (let after = firstId; ; ) {
      const batch = await store.articles.listUnsearched(after, batchSize);
      for (const { lectureId, courseId, source } of batch) {
        signal.throwIfAborted();
        const pictures = await store.articles.listPictures(courseId);
        const searched = searchedArticle(source, new Map(pictures.map((picture) => [picture.id, picture])));
        await store.articles.fillSearched(lectureId, searched);
        after = lectureId;
      }
      if (batch.length < batchSize) return;
    }
  };
  return async (_: object, { signal }: Pick<Try, 'signal'>): Promise<void> => {
    await fillTranscripts(signal);
    await fillArticles(signal);
  };
}
