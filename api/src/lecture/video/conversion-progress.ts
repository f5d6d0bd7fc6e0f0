import type { PreparingStore } from './preparing.store.ts';

/** Stores a conversion's progress at intervals; each write also checks that the video is still wanted. */
export interface ProgressNotes {
  /** A share between 0 and 1. */
  note(share: number): void;
  /** Aborts when the video has been replaced or deleted. */
  unwanted: AbortSignal;
  /** Waits for the last write. */
  end(): Promise<void>;
}

const minBetweenMs = 1_000;
/**
 * Max interval, also when the percentage stays the same, as in long videos: each write checks that the video is wanted.
 */
const maxBetweenMs = 5_000;

export function createProgressNotes(
  store: PreparingStore,
  place: { lectureId: string; originalId: string },
): ProgressNotes {
  const unwanted = new AbortController();
  let noted = { percent: 0, atMs: 0 };
  let last: Promise<void> = Promise.resolve();

  const write = async (percent: number): Promise<void> => {
    // Do not stop for a short outage of the database: the end of the conversion checks again.
    const isWanted = await store.notePercent(place, percent).catch(() => true);
    if (!isWanted) unwanted.abort(new Error('Nobody waits for this video any more'));
  };
  return {
    unwanted: unwanted.signal,
    note(share) {
      const percent = Math.min(99, Math.floor(share * 100));
      const sinceMs = Date.now() - noted.atMs;
      if (sinceMs < (percent === noted.percent ? maxBetweenMs : minBetweenMs)) return;
      noted = { percent, atMs: Date.now() };
      last = last.then(() => write(percent));
    },
    end: () => last,
  };
}
