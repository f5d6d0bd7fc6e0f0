import type { LectureStore, MediaRow } from '../port/lecture.store.ts';

const minBetweenMs = 1_000;
/** Max interval, also when the percentage stays the same: each write checks that the video is wanted. */
const maxBetweenMs = 5_000;

/** Stores a conversion's progress at intervals; each write also checks that the video is still wanted. */
export function createProgressNotes(store: Pick<LectureStore, 'notePercent'>, original: MediaRow) {
  const unwanted = new AbortController();
  let noted = { percent: 0, atMs: 0 };
  let last: Promise<void> = Promise.resolve();

  const write = async (percent: number): Promise<void> => {
    // Do not stop for a short outage of the database: the end of the conversion checks again.
    const isWanted = await store.notePercent(original, percent).catch(() => true);
    if (!isWanted) unwanted.abort(new Error('Nobody waits for this video any more'));
  };
  return {
    /** Aborts when the video has been replaced or deleted. */
    unwanted: unwanted.signal,
    /** `share` is between 0 and 1. */
    note(share: number) {
      const percent = Math.min(99, Math.floor(share * 100));
      const sinceMs = Date.now() - noted.atMs;
      if (sinceMs < (percent === noted.percent ? maxBetweenMs : minBetweenMs)) return;
      noted = { percent, atMs: Date.now() };
      last = last.then(() => write(percent));
    },
    /** Waits for the last write. */
    end: () => last,
  };
}
