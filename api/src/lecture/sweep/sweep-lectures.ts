import { asJson, type SweptEntry } from '../../database/swept-entry.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureRow, MediaRow } from '../port/lecture.store.ts';
import { createSweepsStore } from './sweeps.store.ts';

/** A lecture with a missing file, and all its rows that the sweep will remove. */
export interface BrokenLecture {
  id: string;
  courseId: string;
  going: MediaRow[];
}

type Change = Partial<Pick<LectureRow, 'state' | 'failure'>>;

const isPlayed = ({ kind }: MediaRow): boolean => kind === 'video' || kind === 'part';

/** The lecture's new state without its lost files, and the rows to remove. */
export function without(lost: MediaRow[], all: MediaRow[]): { going: MediaRow[]; change: Change } {
  const hasOriginal = all.some((file) => file.kind === 'original' && !lost.includes(file));
  const isReplaced = all.some((file) => file.isIncoming && !lost.includes(file));
  // A stream with a missing part cannot play: the whole conversion is repeated, from the original if that still exists.
  if (lost.some(isPlayed))
    return {
      going: [...new Set([...lost, ...all.filter(({ kind }) => kind === 'poster'), ...all.filter(isPlayed)])],
      change: isReplaced ? {} : { state: 'failed', failure: hasOriginal ? 'interrupted' : 'uploadStopped' },
    };
  const isLost = lost.some(({ kind, isIncoming }) => isIncoming || (kind === 'original' && !all.some(isPlayed)));
  return { going: lost, change: isLost ? { state: 'failed', failure: 'uploadStopped' } : {} };
}

/** What a sweep's record keeps of a lecture, to restore it while it is unchanged. */
export const recordOf = (
  { id, courseId, state, failure, percent }: LectureRow,
  change: Change,
): NonNullable<SweptEntry['lecture']> => ({
  id,
  courseId,
  before: { state, failure, percent },
  after: { state, failure, ...change },
});

const mayPlay = ({ state, isReplacing }: LectureRow): boolean =>
  state === 'ready' || state === 'processing' || isReplacing;

/** Repairs lectures whose files are missing. The sweep's record keeps the removed rows, to restore them. */
export const createSweepLectures = ({ store, files }: Pick<LectureParts, 'store' | 'files'>) => {
  const isLost = async ({ storageKey }: { storageKey: string }) => (await files.find(storageKey)) === null;

  return async (sweepId: string, planned: BrokenLecture): Promise<void> => {
    const keys = await store.transaction(async (tx, db) => {
      await tx.lockCourse(planned.courseId);
      const lecture = await tx.findLecture(planned.id);
      const all = await tx.listMedia([planned.id]);
      const checks = await Promise.all(all.map(isLost));
      const lost = all.filter((_, at) => checks[at]);
      if (lost.length === 0 || !lecture || !mayPlay(lecture)) return [];
      const { going, change } = without(lost, all);
      // More rows than planned: the disk is changing during this sweep, so leave the lecture to the next one.
      if (going.some(({ id }) => !planned.going.some((each) => each.id === id))) return [];
      const record = recordOf(lecture, change);
      await createSweepsStore(db).addEntry(sweepId, { lecture: record, media: going.map(asJson), upload: null });
      await tx.removeMedia(going.map((row) => row.id));
      if (change.state) await tx.changeLecture(lecture.id, change);
      return going.map(({ storageKey }) => storageKey);
    });
    const unused = await store.unusedMedia(keys);
    await Promise.all(unused.map((key) => files.guard.quarantine.put(sweepId, key)));
  };
};
