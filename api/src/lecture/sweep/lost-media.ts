import type { SweptEntry } from '../../database/swept-entry.ts';
import type { LectureRow, MediaRow } from '../port/lecture.store.ts';

const isPlayed = ({ kind }: MediaRow): boolean => kind === 'video' || kind === 'part';

/** The lecture's new state without its lost files, and the rows to remove. */
export function without(lost: MediaRow[], all: MediaRow[]): { going: MediaRow[]; change: Partial<LectureRow> } {
  const hasOriginal = all.some((file) => file.kind === 'original' && !lost.includes(file));
  // A stream with a missing part cannot play: the whole conversion is repeated, from the original if that still exists.
  if (lost.some(isPlayed))
    return {
      going: [...new Set([...lost, ...all.filter(({ kind }) => kind === 'poster'), ...all.filter(isPlayed)])],
      change: { state: 'failed', failure: hasOriginal ? 'interrupted' : 'uploadStopped' },
    };
  const isLost = lost.some(({ kind }) => kind === 'original') && !all.some(isPlayed);
  return { going: lost, change: isLost ? { state: 'failed', failure: 'uploadStopped' } : {} };
}

/** What a sweep's record keeps of a lecture, to restore it as long as nobody has changed it since. */
export const recordOf = (
  { id, courseId, state, failure, percent }: LectureRow,
  after: Pick<LectureRow, 'state' | 'failure'>,
): SweptEntry['lecture'] => ({
  id,
  courseId,
  before: { state, failure, percent },
  after: { state: after.state, failure: after.failure },
});
