import { ApiError } from '@vidya/contracts/rules/api-error';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { discardSent } from './sending.ts';
import { dropUnfinished, findUnfinished, storeUnfinished } from './unfinished.ts';
import {
  changeUpload,
  findUpload,
  insertUpload,
  listUploads,
  onUploadsChange,
  percentOf,
  removeUpload,
  type Upload,
} from './upload-list.ts';
import { createUploadTask, type UploadTask } from './upload-task.ts';

const queuedAtOnce = 2;
const notedEveryMs = 5_000;

interface Running {
  task: UploadTask;
  /** The upload's address on the server; null until the server gives one. */
  address: string | null;
  /** The state at the last `note`: one per percent is enough, plus one every 5 s. */
  notedPercent: number;
  notedAtMs: number;
}

const running = new Map<string, Running>();

type NewUpload = Pick<Upload, 'courseId' | 'lectureId' | 'sectionId' | 'origin' | 'file'>;

/** Starts an upload, or resumes an earlier attempt with the same file; queued files two at a time. Returns its key. */
export function addUpload({ courseId, lectureId, sectionId, origin, file }: NewUpload): string {
  const key = crypto.randomUUID();
  const earlier = findUnfinished(file, courseId, origin === 'form' ? lectureId : undefined);
  insertUpload({
    key,
    courseId,
    sectionId,
    lectureId: earlier?.lectureId ?? lectureId,
    isSaved: earlier?.isSaved ?? false,
    origin,
    hasOwnLecture: false,
    file,
    state: 'queued',
    sentBytes: earlier?.sentBytes ?? 0,
    bytesPerSecond: 0,
    resumedFrom: null,
    uploadId: null,
    failure: null,
    isAccepted: false,
    isRefused: false,
  });
  if (origin === 'form') send(key, earlier?.address ?? null);
  else sendNext();
  return key;
}

function send(key: string, address: string | null): void {
  const upload = findUpload(key);
  if (!upload) return;
  const { file, courseId } = upload;
  changeUpload(key, { state: 'sending', failure: null });
  const task = createUploadTask({
    file,
    courseId,
    address,
    onNamed: (named) => onNamed(key, named),
    tell: (change) => {
      changeUpload(key, change);
      note(key);
      if (change.state === 'done' || change.state === 'failed') sendNext();
    },
  });
  running.set(key, { task, address, notedPercent: -1, notedAtMs: 0 });
  task.start();
}

function onNamed(key: string, address: string): void {
  const entry = running.get(key);
  const upload = findUpload(key);
  if (!entry || !upload) return;
  // The server no longer had the earlier attempt, and the lecture does not refer to the new one.
  const isAnother = entry.address !== null && entry.address !== address;
  if (isAnother && entry.address) dropUnfinished(entry.address);
  running.set(key, { ...entry, address });
  changeUpload(key, {
    uploadId: uploadIdOf(address),
    ...(isAnother && { isSaved: false, isAccepted: false, resumedFrom: null, sentBytes: 0 }),
  });
  note(key);
}

/** Stores the progress for an attempt after a reload. Removes it once the lecture has its whole video. */
function note(key: string): void {
  const entry = running.get(key);
  const upload = findUpload(key);
  if (!entry?.address || !upload) return;
  const { courseId, lectureId, isSaved, isRefused, file, sentBytes, state } = upload;
  if (isRefused || (state === 'done' && isSaved)) return dropUnfinished(entry.address);
  const percent = percentOf(sentBytes, file.size);
  const isFresh = percent === entry.notedPercent && Date.now() - entry.notedAtMs < notedEveryMs;
  if (isFresh && state === 'sending') return;
  running.set(key, { ...entry, notedPercent: percent, notedAtMs: Date.now() });
  const { name: fileName, size, lastModified } = file;
  const place = { address: entry.address, courseId, lectureId, isSaved };
  storeUnfinished({ ...place, fileName, size, lastModified, sentBytes });
}

/** Starts the next queued upload when fewer than two are running. */
function sendNext(): void {
  const queue = listUploads().filter(({ origin }) => origin === 'queue');
  const onTheWay = queue.filter(({ state }) => state === 'sending' || state === 'waiting').length;
  const next = queue.find(({ state }) => state === 'queued');
  if (!next || onTheWay >= queuedAtOnce) return;
  send(next.key, findUnfinished(next.file, next.courseId)?.address ?? null);
  sendNext();
}

/** Retries after a failure, from the last byte that the server has. */
export function retryUpload(key: string): void {
  const address = running.get(key)?.address ?? null;
  running.get(key)?.task.stop();
  send(key, address);
}

/** Stops an upload until the person resumes it. What is sent stays on the server. */
export function pauseUpload(key: string): void {
  running.get(key)?.task.stop();
  changeUpload(key, { state: 'paused', bytesPerSecond: 0, resumedFrom: null });
  note(key);
  sendNext();
}

/** Resumes a paused upload after the last byte that the server has. */
export function resumeUpload(key: string): void {
  const upload = findUpload(key);
  if (upload?.state !== 'paused') return;
  const { file, courseId } = upload;
  send(key, running.get(key)?.address ?? findUnfinished(file, courseId)?.address ?? null);
}

/** Stops an upload for a reason outside the upload itself. */
export function failUpload(key: string, failure: string): void {
  running.get(key)?.task.stop();
  changeUpload(key, { state: 'failed', bytesPerSecond: 0, failure });
  sendNext();
}

/** Stops an upload and deletes it from the server. */
export function cancelUpload(key: string): void {
  const entry = running.get(key);
  entry?.task.stop();
  running.delete(key);
  removeUpload(key);
  if (entry?.address) discardUnfinished(entry.address);
  sendNext();
}

/** Deletes an unfinished upload here and on the server. */
export function discardUnfinished(address: string): void {
  dropUnfinished(address);
  void discardSent(address);
}

/** The lecture on the server now refers to the upload: it continues while the person moves around the site. */
export function markSaved(key: string, lectureId: string, hasOwnLecture = false): void {
  changeUpload(key, { lectureId, isSaved: true, hasOwnLecture });
  const entry = running.get(key);
  // However recent the last note is, it does not name the lecture: a reload now would lead to a second one.
  if (entry) running.set(key, { ...entry, notedPercent: -1 });
  note(key);
}

/** Removes the uploads from the list whose lectures have their whole video. */
export function clearDone(): void {
  for (const { key, state, isSaved } of listUploads()) {
    if (state !== 'done' || !isSaved) continue;
    running.delete(key);
    removeUpload(key);
  }
}

const isTaken = ({ isAccepted, state }: Upload): boolean => isAccepted || state === 'done';

/** The upload's id on the server, once it has one. Rejects when the upload failed or was cancelled before. */
export function awaitUploadId(key: string): Promise<string> {
  // Paused before the server gave an id: a save cannot do without one.
  if (!findUpload(key)?.uploadId) resumeUpload(key);
  return uploadIdOnce(key, () => true);
}

/** The same, but only once the server has accepted the start of the file as a video. Rejects on a pause too. */
export const uploadIdWhenAccepted = (key: string): Promise<string> => uploadIdOnce(key, isTaken);

function uploadIdOnce(key: string, isDue: (upload: Upload) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let stop: () => void = () => undefined;
    const look = (): void => {
      const upload = findUpload(key);
      const isOver = !upload || upload.state === 'failed' || upload.state === 'paused';
      if (!isOver && !(upload.uploadId && isDue(upload))) return;
      stop();
      if (upload?.uploadId && isDue(upload)) resolve(upload.uploadId);
      else reject(new ApiError(upload?.failure ?? 'The Upload Was Cancelled', { status: 0 }));
    };
    stop = onUploadsChange(look);
    look();
  });
}

/** Stops all running uploads; `findUnfinished` finds what was sent. */
export function forgetUploads(): void {
  for (const { task } of running.values()) task.stop();
  running.clear();
  for (const { key } of listUploads()) removeUpload(key);
}

let ownerId: string | null = null;

/** The next person to sign in in the same tab sees nothing of the previous person's uploads. */
export function keepUploadsOf(personId: string): void {
  if (ownerId !== null && ownerId !== personId) forgetUploads();
  ownerId = personId;
}
