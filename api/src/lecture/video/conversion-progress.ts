import type { PreparingStore } from './preparing.store.ts';

/** How far a conversion is, written seldom; the answers tell whether anybody still waits for it. */
export interface ProgressNotes {
  /** A share between 0 and 1. */
  note(share: number): void;
  /** Aborted when the video was replaced or deleted meanwhile. */
  unwanted: AbortSignal;
  /** Waits for the last note. */
  end(): Promise<void>;
}

const minBetweenMs = 1_000;
/** Asked this often even where the percentage stands still, as it does in long videos. */
const maxBetweenMs = 5_000;

export function createProgressNotes(
  store: PreparingStore,
  place: { lectureId: string; originalId: string },
): ProgressNotes {
  const unwanted = new AbortController();
  let noted = { percent: 0, atMs: 0 };
  let last: Promise<void> = Promise.resolve();

  const write = async (percent: number): Promise<void> => {
    // A database that is away for a moment is no reason to stop: the end of the work will tell.
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
