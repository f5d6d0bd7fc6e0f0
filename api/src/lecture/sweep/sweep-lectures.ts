import { asJson } from '../../database/swept-entry.ts';
import type { FileStore } from '../../outside/files/files.ts';
import type { LectureStore } from '../port/lecture.store.ts';
import { without } from './lost-media.ts';
import type { BrokenLecture } from './sweep-plan.ts';
import { createSweepsStore } from './sweeps.store.ts';

interface SweepLecturesDependencies {
  lectures: LectureStore;
  files: FileStore;
}

/**
 * Repairs lectures whose files are missing. The sweep's record stores the removed rows, so that they can be restored.
 */
export const createSweepLectures = ({ lectures, files }: SweepLecturesDependencies) => {
  const isLost = async ({ storageKey }: { storageKey: string }) => (await files.find(storageKey)) === null;

  return async (sweepId: string, planned: BrokenLecture): Promise<void> => {
    const keys = await lectures.transaction(async (tx, db) => {
      await tx.lockCourse(planned.courseId);
      const lecture = await tx.findLecture(planned.id);
      const all = await tx.listMedia([planned.id]);
      const checks = await Promise.all(all.map(isLost));
      const lost = all.filter((_, at) => checks[at]);
      if (lost.length === 0 || (lecture?.state !== 'ready' && lecture?.state !== 'processing')) return [];
      const { going, change } = without(lost, all);
      // More rows than planned: the disk is changing during this sweep, so leave the lecture to the next one.
      if (going.some(({ id }) => !planned.going.some((each) => each.id === id))) return [];
      const { id, courseId, state, failure, percent } = lecture;
      const after = { state, failure, ...change };
      await createSweepsStore(db).addEntry(sweepId, {
        lecture: {
          id,
          courseId,
          before: { state, failure, percent },
          after: { state: after.state, failure: after.failure },
        },
        media: going.map(asJson),
        upload: null,
      });
      await tx.removeMedia(going.map((row) => row.id));
      if (change.state) await tx.changeLecture(id, change);
      return going.map(({ storageKey }) => storageKey);
    });
    const unused = await lectures.unusedMedia(keys);
    await Promise.all(unused.map((key) => files.guard.quarantine.put(sweepId, key)));
  };
};
