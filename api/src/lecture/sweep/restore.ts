import { limits } from '@vidya/contracts/rules/limits';
import type { SweptEntry } from '../../database/swept-entry.ts';
import type { StoreGuard } from '../../outside/files/file-store.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureRow, MediaRow } from '../port/lecture.store.ts';
import type { KeptEntry, SweepsStore } from './sweeps.store.ts';

interface Restored {
  files: number;
  rows: number;
  /** What could not be restored, with the reason; the sweep's record keeps it. */
  left: string[];
}

interface RestoreParts extends Pick<LectureParts, 'store' | 'files' | 'uploadFiles'> {
  sweeps: SweepsStore;
}

async function restoreFiles({ quarantine }: StoreGuard, sweepId: string, restored: Restored): Promise<void> {
  for await (const { batch, name } of quarantine.list()) {
    if (batch !== sweepId) continue;
    if (await quarantine.restore(batch, name)) restored.files += 1;
    else restored.left.push(`file ${name}: another has its place`);
  }
}

/** Another file has taken the place of one of these: a new original, or new captions in that language. */
const isReplaced = (media: SweptEntry['media'], there: MediaRow[]): boolean =>
  there.some(
    (row) =>
      !media.some(({ id }) => id === row.id) &&
      media.some(({ kind, language }) => kind === row.kind && language === row.language),
  );

const isAsLeft = (now: LectureRow, { after }: NonNullable<SweptEntry['lecture']>): boolean =>
  now.state === after.state && now.failure === after.failure;

/** Restores what one sweep removed, files first: a row comes back only when its file is there. */
export const createRestore = ({ store, files, uploadFiles, sweeps }: RestoreParts) => {
  /** Returns why the lecture's rows cannot be restored, or null when they are back. */
  const restoreLecture = async ({ lecture, media }: SweptEntry): Promise<string | null> => {
    const found = await Promise.all(media.map(({ storageKey }) => files.find(storageKey)));
    const missing = found.filter((file) => file === null).length;
    if (missing > 0) return `${missing} of its files are still missing`;
    return store.transaction(async (tx) => {
      await tx.lockCourse(lecture!.courseId);
      const now = await tx.findLecture(lecture!.id);
      if (!now) return 'it has been deleted';
      const there = await tx.listMedia([now.id]);
      if (!isAsLeft(now, lecture!) || isReplaced(media, there)) return 'it has been changed since';
      for (const { createdAt, ...row } of media)
        if (!there.some(({ id }) => id === row.id))
          await tx.addMedia(now.id, { ...row, createdAt: new Date(createdAt) });
      await tx.changeLecture(now.id, lecture!.before);
      return null;
    });
  };
  /** The sender gets the usual time to continue the upload. */
  const restoreUpload = async ({ lecture, upload }: SweptEntry): Promise<string | null> => {
    const { received, storageKey, createdAt, ...row } = upload!;
    if (received > 0 && !(await uploadFiles.has(storageKey))) return 'its file is still missing';
    return store.transaction(async (tx) => {
      const course = await tx.lockCourse(row.courseId);
      if (!course) return 'its course has been deleted';
      const expiresAt = new Date(Date.now() + limits.upload.keptHours * 3_600_000);
      const isBack = await tx.uploads.putBack({
        ...row,
        received,
        storageKey,
        createdAt: new Date(createdAt),
        expiresAt,
      });
      if (!isBack) return 'its sender has gone';
      const now = lecture && (await tx.findLecture(lecture.id));
      if (now && isAsLeft(now, lecture)) await tx.changeLecture(now.id, { ...lecture.before, uploadId: row.id });
      return null;
    });
  };
  const restoreEntry = async ({ id, entry }: KeptEntry, restored: Restored): Promise<void> => {
    const problem = await (entry.upload ? restoreUpload(entry) : restoreLecture(entry));
    const what = entry.upload ? `upload ${entry.upload.id}` : `lecture ${entry.lecture!.id}`;
    if (problem) return void restored.left.push(`${what}: ${problem}`);
    await sweeps.removeEntry(id);
    restored.rows += entry.upload ? 1 : entry.media.length;
  };

  return async (sweepId: string): Promise<Restored> => {
    const restored: Restored = { files: 0, rows: 0, left: [] };
    await restoreFiles(files.guard, sweepId, restored);
    await restoreFiles(uploadFiles.guard, sweepId, restored);
    for (const asJson of await sweeps.listEntries(sweepId)) await restoreEntry(asJson, restored);
    if (restored.left.length === 0) await sweeps.remove(sweepId);
    return restored;
  };
};
