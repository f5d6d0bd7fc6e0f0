import type { ListedFile } from '../../outside/files/file-store.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { UploadRow } from '../upload/upload.store.ts';
import { type BrokenLecture, without } from './sweep-lectures.ts';
import type { SweepCounts, SweepsStore } from './sweeps.store.ts';

/** Everything that a sweep would do, computed before it changes anything. */
export interface SweepPlan {
  lectures: BrokenLecture[];
  /** Expired uploads, and uploads whose file is missing. */
  uploads: UploadRow[];
  /** Expired rows of used uploads: a lecture has owned the file for long. */
  spent: UploadRow[];
  /** Complete uploads that lectures still wait for. */
  finished: UploadRow[];
  /** Lectures that wait for an upload that no longer exists, for example because its sender's account was deleted. */
  orphanedLectures: { id: string; courseId: string }[];
  /** Files that no row names. */
  mediaFiles: string[];
  uploadFiles: string[];
  counts: SweepCounts;
}

interface SweepPlanParts extends Pick<LectureParts, 'store' | 'files' | 'uploadFiles'> {
  sweeps: SweepsStore;
  /** Ignores files younger than this: a file is stored before the row that names it. */
  sweepAfterMs: number;
}

/** Max abandoned uploads per sweep, so that an abandoned bulk upload does not look like a wrong disk. */
const expiredAtOnce = 10;

/** Only reads. Rejects when a store cannot be read, because then nothing is certain. */
export const createSweepPlan = ({ store, files, uploadFiles, sweeps, sweepAfterMs }: SweepPlanParts) => {
  const { uploads } = store;
  const isLost = async (key: string): Promise<boolean> => (await files.find(key)) === null;
  const isGone = async ({ storageKey, state, received }: UploadRow): Promise<boolean> =>
    state !== 'used' && received > 0 && (await uploadFiles.length(storageKey)) === 0;

  const findBroken = async (): Promise<{ lectures: BrokenLecture[]; loose: string[]; rowsInAll: number }> => {
    const named = await sweeps.listNamed();
    const lost = new Set<string>();
    // One at a time: a request per file all at once would overload the store.
    for (const { media } of named) if (await isLost(media.storageKey)) lost.add(media.id);
    const byLecture = Map.groupBy(named, ({ media }) => media.lectureId);
    const lectures = [...byLecture].flatMap(([id, of]) => {
      const all = of.map(({ media }) => media);
      const missing = all.filter(({ id }) => lost.has(id));
      if (missing.length === 0) return [];
      return [{ id, courseId: of[0]!.courseId, going: without(missing, all).going }];
    });
    const going = new Set(lectures.flatMap((lecture) => lecture.going.map(({ id }) => id)));
    const staying = new Set(named.filter(({ media }) => !going.has(media.id)).map(({ media }) => media.storageKey));
    const keys = new Set(lectures.flatMap((lecture) => lecture.going.map(({ storageKey }) => storageKey)));
    // Sample lectures share files: keep a file that another lecture names.
    return { lectures, loose: [...keys].filter((key) => !staying.has(key)), rowsInAll: named.length };
  };
  const findUploads = async () => {
    const waiting = await uploads.listUnfinished();
    const gone: UploadRow[] = [];
    for (const upload of waiting) if (await isGone(upload)) gone.push(upload);
    const expired = (await uploads.listExpired(new Date())).filter(({ id }) => !gone.some((each) => each.id === id));
    const spent = expired.filter(({ state }) => state === 'used');
    const givenUp = expired.filter(({ state }) => state !== 'used');
    const over = new Set([...gone, ...givenUp].map(({ id }) => id));
    return {
      spent,
      uploads: [...gone, ...givenUp.slice(0, expiredAtOnce)],
      finished: waiting.filter(({ id }) => !over.has(id)),
    };
  };
  /** Reads the names after the files: a row may appear after its file, never before it. */
  const findOrphans = async (lying: AsyncIterable<ListedFile>, listNamed: () => Promise<string[]>) => {
    const old: string[] = [];
    let inAll = 0;
    for await (const { name, changedMs } of lying) {
      inAll += 1;
      if (Date.now() - changedMs >= sweepAfterMs) old.push(name);
    }
    const names = new Set(old.length > 0 ? await listNamed() : []);
    return { inAll, orphans: old.filter((name) => !names.has(name)) };
  };

  return async (): Promise<SweepPlan> => {
    const { lectures, loose, rowsInAll } = await findBroken();
    const ofUploads = await findUploads();
    const orphanedLectures = await sweeps.listForsaken();
    const media = await findOrphans(files.list(), () => sweeps.listKeys());
    const sent = await findOrphans(uploadFiles.list(), () => uploads.listKeys());
    const alsoGo = await Promise.all([
      ...loose.map(async (key) => !(await isLost(key))),
      ...ofUploads.uploads.map(({ storageKey }) => uploadFiles.has(storageKey)),
    ]);
    return {
      lectures,
      ...ofUploads,
      orphanedLectures,
      mediaFiles: media.orphans,
      uploadFiles: sent.orphans,
      counts: {
        rows: lectures.flatMap(({ going }) => going).length + ofUploads.uploads.length + orphanedLectures.length,
        rowsInAll: rowsInAll + (await uploads.listKeys()).length + orphanedLectures.length,
        files: media.orphans.length + sent.orphans.length + alsoGo.filter(Boolean).length,
        filesInAll: media.inAll + sent.inAll,
      },
    };
  };
};
