import type { Readable } from 'node:stream';
import { resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { limits } from '@vidya/contracts/rules/limits';
import type { UploadPurpose } from '@vidya/contracts/rules/upload';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { resourceTexts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../../http/access/session.ts';
import { ApiProblem, badRequest, notFound } from '../../http/errors.ts';
import { discardUnsaved } from '../../jobs/remove-files.ts';
import { FileTooLarge, type UploadFiles } from '../../outside/files/file-store.ts';
import { isOutline, isResource, sniffBytes, sniffVideo } from '../../outside/files/sniff.ts';
import { permitted } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { WaitingLectures } from '../video/waiting-lectures.ts';
import { displayName } from './file-name.ts';
import type { UploadRow, UploadStore } from './upload.store.ts';

type UploadStart = Pick<UploadRow, 'id' | 'courseId' | 'fileName' | 'bytes' | 'purpose'>;

interface UploadParts extends Pick<LectureParts, 'db' | 'jobs'> {
  store: UploadStore;
  files: UploadFiles;
  /** Throws when the caller does not manage the course. */
  authoring: { mayTeach: (courseId: string, caller: Caller) => Promise<void> };
  waiting: Pick<WaitingLectures, 'finishUpload' | 'drop'>;
}

const videoTooLarge = () => new ApiProblem(413, apiMessages.video.tooLarge, 'TooLarge');
const { missing } = apiMessages.upload;
export const noUpload = () => notFound(missing);
const tooManyOpen = () => new ApiProblem(429, apiMessages.upload.tooManyOpen, 'TooManyUploads');

const { keptHours, openAtOnce } = limits.upload;
const keptUntil = (): Date => new Date(Date.now() + keptHours * 3_600_000);

/** What the first bytes must be, and what a sender reads who sends something else. */
const contents: Record<
  UploadPurpose,
  { is: (name: string, head: Buffer) => unknown; refusal: (name: string) => string }
> = {
  video: { is: (_, head) => sniffVideo(head), refusal: () => apiMessages.video.wrongType },
  resource: { is: isResource, refusal: resourceTexts.wrongContent },
  outline: { is: isOutline, refusal: () => outlineTexts.wrongType },
};

export type Uploads = ReturnType<typeof createUploads>;

/** Resumable uploads. Only the sender can see, continue or end one. */
export function createUploads({ db, jobs, store, files, authoring, waiting }: UploadParts) {
  const complete = async (upload: UploadRow): Promise<void> => {
    await store.complete(upload.id);
    await waiting.finishUpload(upload.id);
  };
  /** Runs as soon as the first bytes are there, so that a gigabyte of another type is refused early. */
  const check = async (upload: UploadRow, from: number, to: number): Promise<void> => {
    const enough = Math.min(sniffBytes, upload.bytes);
    if (from >= enough || to < enough) return;
    const head = await files.head(upload.storageKey, sniffBytes);
    const { purpose, fileName } = upload;
    const { is, refusal } = contents[purpose];
    if (await is(fileName, head)) return;
    await waiting.drop(upload, 'unreadable');
    throw badRequest(refusal(fileName), 'ValidationError');
  };

  const checkResource = async ({ courseId, fileName, bytes }: Omit<UploadStart, 'id' | 'purpose'>): Promise<void> => {
    if (!resourceTypeOf(fileName)) throw badRequest(resourceTexts.wrongType(fileName), 'ValidationError');
    if (bytes > limits.resources.bytes) throw new ApiProblem(413, resourceTexts.tooLarge(fileName), 'TooLarge');
    if ((await store.countResourceBytes(courseId)) + bytes > limits.resources.courseBytes)
      throw new ApiProblem(413, resourceTexts.courseFull, 'TooLarge');
  };

  return {
    /** Throws 400, 403, 404, 413 or 429 before it accepts a byte. */
    async start({ id, courseId, fileName: sentName, bytes, purpose }: UploadStart, caller: Caller): Promise<void> {
      await authoring.mayTeach(courseId, caller);
      const fileName = displayName(sentName);
      if (bytes === 0) throw badRequest(apiMessages.upload.fileEmpty, 'ValidationError');
      if (purpose === 'resource') await checkResource({ courseId, fileName, bytes });
      else if (purpose === 'outline' && bytes > limits.outline.packageBytes)
        throw new ApiProblem(413, outlineTexts.tooLarge, 'TooLarge');
      else if (bytes > limits.uploadMax.videoBytes) throw videoTooLarge();
      const storageKey = await files.create();
      const row = { id, courseId, userId: caller.id, fileName, purpose, storageKey, bytes };
      try {
        if (!(await store.add({ ...row, expiresAt: keptUntil() }, openAtOnce))) throw tooManyOpen();
      } catch (error) {
        await discardUnsaved(jobs, db, { store: 'uploads', keys: [storageKey] });
        throw error;
      }
    },

    /** Throws 404 for everybody but the sender. `received` is the number of bytes on disk. */
    async find(uploadId: string, caller: Caller): Promise<UploadRow> {
      const upload = permitted('upload.continue', caller, { thing: await store.find(uploadId), missing });
      if (upload.state !== 'receiving') return { ...upload, received: upload.bytes };
      const received = await files.length(upload.storageKey);
      // The process ended after the last byte, but before it stored the new state.
      if (received === upload.bytes) await complete(upload);
      return { ...upload, received };
    },

    /**
     * Writes bytes from `offset` until the source ends or `stop` aborts, and returns the new end. Throws 400 and drops
     * the upload when the bytes are not a video.
     */
    async receive(upload: UploadRow, source: Readable, at: { offset: number; stop: AbortSignal }): Promise<number> {
      const { offset } = at;
      if (upload.state !== 'receiving') return offset;
      let end = offset;
      try {
        end = await files.write(upload.storageKey, source, { ...at, max: upload.bytes - offset });
      } catch (error) {
        throw error instanceof FileTooLarge ? videoTooLarge() : error;
      } finally {
        const received = await files.length(upload.storageKey);
        await store.change(upload.id, { received, expiresAt: keptUntil() });
      }
      await check(upload, offset, end);
      if (end === upload.bytes) await complete(upload);
      return end;
    },

    end: (upload: UploadRow): Promise<void> => waiting.drop(upload, 'cancelled'),
  };
}
