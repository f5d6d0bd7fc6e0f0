import type { ResourceEntry } from '@vidya/contracts/calls/lecture';
import { endingOf, resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { resourceTexts } from '@vidya/contracts/texts/texts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict } from '../../http/errors.ts';
import { discardFiles } from '../../jobs/remove-files.ts';
import { readAt } from '../../outside/files/disk-files.ts';
import type { FileStore } from '../../outside/files/file-store.ts';
import { isResource, sniffBytes } from '../../outside/files/sniff.ts';
import { may } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { resourcesIn } from '../lecture-view.ts';
import type { LectureStore, NewMedia } from '../port/lecture.store.ts';
import { noUpload } from '../upload/upload.service.ts';
import type { UploadRow } from '../upload/upload.store.ts';

/** The files of a lecture's form: the ids of those that stay, and finished uploads that are in the store already. */
interface ReceivedResources {
  staying: string[];
  /** Uploads that a lecture has: this one if the same form was sent before. */
  used: string[];
  added: { upload: UploadRow; media: NewMedia }[];
}

/** Moves a file of this machine into the store. Throws 400 when its content is not what its name says. */
async function storeResource(files: FileStore, path: string, fileName: string): Promise<NewMedia> {
  const head = await readAt(path, 0, sniffBytes);
  if (!(await isResource(fileName, head, path))) throw badRequest(resourceTexts.wrongContent(fileName));
  const { key, bytes } = await files.adopt(path, { extension: endingOf(fileName) });
  return { kind: 'resource', type: resourceTypeOf(fileName)!.type, storageKey: key, bytes, fileName };
}

type ReceivingParts = Pick<LectureParts, 'store' | 'files' | 'uploadFiles'>;

/** Stores the uploads among these. Calls `keep` with each key: on a failure the caller removes these files. Throws 400, 404. */
export async function receiveResources(
  { store, files, uploadFiles }: ReceivingParts,
  entries: ResourceEntry[],
  { courseId, caller, keep }: { courseId: string; caller: Caller; keep: (key: string) => void },
): Promise<ReceivedResources> {
  const received: ReceivedResources = { staying: [], used: [], added: [] };
  if (entries.length > limits.resources.perLecture) throw badRequest(resourceTexts.tooMany, 'ValidationError');
  for (const entry of entries) {
    if ('resourceId' in entry) received.staying.push(entry.resourceId);
    else {
      const upload = await store.uploads.find(entry.uploadId);
      const isOwn = upload?.courseId === courseId && upload.purpose === 'resource';
      if (!upload || !isOwn || !may('upload.continue', caller, upload)) throw noUpload();
      if (upload.state === 'receiving') throw badRequest(resourceTexts.notArrived, 'ValidationError');
      if (upload.state === 'used') {
        received.used.push(upload.id);
        continue;
      }
      // One by one, so that a failure leaves no file whose key the caller does not know.
      const media = await uploadFiles.lend(upload.storageKey, (path) => storeResource(files, path, upload.fileName));
      keep(media.storageKey);
      received.added.push({ upload, media });
    }
  }
  return received;
}

interface Saving extends Pick<LectureParts, 'jobs'> {
  tx: LectureStore;
  db: Db;
}

/** Writes the rows of a lecture's files, in the transaction of the save; the others' files go. Throws 400, 409. */
export async function putResources(
  { tx, db, jobs }: Saving,
  { courseId, lectureId }: { courseId: string; lectureId: string },
  { staying, used, added }: ReceivedResources,
): Promise<void> {
  const present = resourcesIn(await tx.listMedia([lectureId]));
  const isMissing = (wanted: string): boolean => !present.some(({ id }) => id === wanted);
  if (used.some(isMissing)) throw conflict(apiMessages.upload.taken);
  if (staying.some(isMissing)) throw conflict(apiMessages.lecture.savedByOther);
  const removed = present.filter(({ id }) => !staying.includes(id) && !used.includes(id));
  await tx.removeMedia(removed.map(({ id }) => id));
  await discardFiles(jobs, db, { store: 'media', keys: removed.map(({ storageKey }) => storageKey) });
  const now = Date.now();
  for (const [index, { upload, media }] of added.entries()) {
    const locked = await tx.uploads.lock(upload.id);
    if (locked?.state !== 'complete') throw conflict(apiMessages.upload.taken);
    await tx.uploads.change(upload.id, { state: 'used' });
    await discardFiles(jobs, db, { store: 'uploads', keys: [upload.storageKey] });
    // A form that is sent again finds its upload by its id.
    await tx.addMedia(lectureId, { ...media, id: upload.id, createdAt: new Date(now + index) });
  }
  if (added.length > 0 && (await tx.uploads.countResourceBytes(courseId)) > limits.resources.courseBytes)
    throw badRequest(resourceTexts.courseFull, 'ValidationError');
}
