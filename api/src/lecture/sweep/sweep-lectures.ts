import { asJson } from '../../database/swept-entry.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { recordOf, without } from './lost-media.ts';
import type { BrokenLecture } from './sweep-plan.ts';
import { createSweepsStore } from './sweeps.store.ts';

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
      if (lost.length === 0 || (lecture?.state !== 'ready' && lecture?.state !== 'processing')) return [];
      const { going, change } = without(lost, all);
      // More rows than planned: the disk is changing during this sweep, so leave the lecture to the next one.
      if (going.some(({ id }) => !planned.going.some((each) => each.id === id))) return [];
      const record = recordOf(lecture, { ...lecture, ...change });
      await createSweepsStore(db).addEntry(sweepId, { lecture: record, media: going.map(asJson), upload: null });
      await tx.removeMedia(going.map((row) => row.id));
      if (change.state) await tx.changeLecture(lecture.id, change);
      return going.map(({ storageKey }) => storageKey);
    });
    const unused = await store.unusedMedia(keys);
    await Promise.all(unused.map((key) => files.guard.quarantine.put(sweepId, key)));
  };
};
