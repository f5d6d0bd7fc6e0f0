import type { FileStore } from '../../outside/files.ts';
import type { LectureRow, LectureStore, MediaRow } from '../lecture.store.ts';
import type { NamedFile, SweepStore } from './sweep.store.ts';

interface Parts {
  lectures: LectureStore;
  files: FileStore;
  store: SweepStore;
}

const isPlayed = ({ kind }: MediaRow): boolean => kind === 'video' || kind === 'part';

/** What a lecture is without these of its files; the rows that go are named. */
function without(lost: MediaRow[], all: MediaRow[]): { going: MediaRow[]; change: Partial<LectureRow> } {
  const hasOriginal = all.some((file) => file.kind === 'original' && !lost.includes(file));
  // A stream without one of its parts is no stream: it is made once more, from the original if that is there.
  if (lost.some(isPlayed))
    return {
      going: [...new Set([...lost, ...all.filter(({ kind }) => kind === 'poster'), ...all.filter(isPlayed)])],
      change: { state: 'failed', failure: hasOriginal ? 'interrupted' : 'uploadStopped' },
    };
  const isLost = lost.some(({ kind }) => kind === 'original') && !all.some(isPlayed);
  return { going: lost, change: isLost ? { state: 'failed', failure: 'uploadStopped' } : {} };
}

/** No lecture says that it has a video whose file is not there. */
export const createSweepLectures = ({ lectures, files, store }: Parts) => {
  const isLost = async ({ storageKey }: Pick<NamedFile, 'storageKey'>) => (await files.find(storageKey)) === null;

  const repair = async ({ lectureId, courseId }: NamedFile): Promise<void> => {
    const keys = await lectures.transaction(async (tx) => {
      await tx.lockCourse(courseId);
      const lecture = await tx.findLecture(lectureId);
      const all = await tx.listMedia([lectureId]);
      const checks = await Promise.all(all.map(isLost));
      const lost = all.filter((_, at) => checks[at]);
      if (lost.length === 0 || (lecture?.state !== 'ready' && lecture?.state !== 'processing')) return [];
      const { going, change } = without(lost, all);
      await tx.removeMedia(going.map(({ id }) => id));
      if (change.state) await tx.changeLecture(lectureId, change);
      return going.map(({ storageKey }) => storageKey);
    });
    const unused = await lectures.unusedMedia(keys);
    await Promise.all(unused.map((key) => files.remove(key)));
  };

  return async (attempt: (what: string, work: () => Promise<void>) => Promise<void>): Promise<void> => {
    for (const named of await store.listNamed())
      await attempt(`lecture ${named.lectureId}`, async () => {
        if (await isLost(named)) await repair(named);
      });
  };
};
