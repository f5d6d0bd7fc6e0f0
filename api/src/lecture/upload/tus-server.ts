import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Server } from '@tus/server';
import { DataStore, type Locker, Upload } from '@tus/utils';
import { anyId } from '@vidya/contracts/calls/fields';
import { isId } from '@vidya/contracts/rules/id';
import { limits } from '@vidya/contracts/rules/limits';
import { type UploadPurpose, uploadPurposes, uploadsAddress } from '@vidya/contracts/rules/upload';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Caller } from '../../http/access/session.ts';
import { ApiProblem } from '../../http/errors.ts';
import { noUpload, type Uploads } from './upload.service.ts';

/** A tus request. `request` has no body; `body` streams it. */
interface TusRequest {
  request: Request;
  body: Readable | null;
  caller: Caller;
}

const purposeOf = (sent: string | null | undefined): UploadPurpose =>
  uploadPurposes.find((purpose) => purpose === sent) ?? 'video';

/**
 * One request's uploads as tus's data store. The bytes stream directly from the connection to the disk: the library
 * would pass them through five streams.
 */
class OwnUploads extends DataStore {
  readonly uploads: Uploads;
  readonly asked: TusRequest;
  /** Aborts when another request wants this upload. */
  stop: AbortSignal = new AbortController().signal;

  constructor(uploads: Uploads, asked: TusRequest) {
    super();
    this.uploads = uploads;
    this.asked = asked;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  find(id: string) {
    if (!isId(id)) throw noUpload();
    return this.uploads.find(id, this.asked.caller);
  }

  override async create(upload: Upload): Promise<Upload> {
    const { courseId, filename, purpose } = upload.metadata ?? {};
    const given = {
      id: upload.id,
      courseId: anyId.parse((courseId ?? '').slice(0, 200)),
      fileName: filename ?? '',
      bytes: upload.size ?? 0,
      purpose: purposeOf(purpose),
    };
    await this.uploads.start(given, this.asked.caller);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received, fileName, courseId, createdAt } = await this.find(id);
    const metadata = { filename: fileName, courseId };
    return new Upload({ id, size: bytes, offset: received, metadata, creation_date: createdAt.toISOString() });
  }

  override async write(_source: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.find(id);
    const { body } = this.asked;
    return body ? this.uploads.receive(upload, body, { offset, stop: this.stop }) : offset;
  }

  override async remove(id: string): Promise<void> {
    await this.uploads.end(await this.find(id));
  }
}

/** Our messages for the protocol's own refusals; tus clients look at the status only. */
const text: Record<number, [message: string, code: string]> = {
  403: [apiMessages.upload.incomplete, 'BadRequest'],
  404: [apiMessages.upload.missing, 'NotFound'],
  409: [apiMessages.upload.wrongPosition, 'Conflict'],
  410: [apiMessages.upload.missing, 'NotFound'],
  412: [apiMessages.upload.versionUnsupported, 'BadRequest'],
  413: [apiMessages.video.tooLarge, 'TooLarge'],
};
function problemOf(status: number): ApiProblem {
  const [message, code] = text[status] ?? [apiMessages.request.notUnderstood, 'BadRequest'];
  return new ApiProblem(status, message, code);
}

/** Wraps `locker`, and passes the abort signal of each lock to `own`. */
const lockerFor = (locker: Locker, own: OwnUploads): Locker => ({
  newLock: (id) => {
    const lock = locker.newLock(id);
    return {
      lock: (signal, release) => {
        own.stop = signal;
        return lock.lock(signal, release);
      },
      unlock: () => lock.unlock(),
    };
  },
});

export type Tus = ReturnType<typeof createTus>;

/** The tus 1.0.0 protocol, by its own library. An upload's length is known from the start, never deferred. */
export function createTus(uploads: Uploads, locker: Locker) {
  /** Handles a tus request and returns the response; throws refusals as `ApiProblem`. */
  return async (asked: TusRequest): Promise<Response> => {
    let failure: unknown;
    const own = new OwnUploads(uploads, asked);
    const server = new Server({
      path: uploadsAddress,
      datastore: own,
      locker: lockerFor(locker, own),
      relativeLocation: true,
      maxSize: limits.uploadMax.videoBytes,
      allowedOrigins: [],
      namingFunction: () => randomUUID(),
      onResponseError: (_, error) => {
        failure = error;
        return undefined;
      },
    });
    const response = await server.handleWeb(asked.request);
    if (failure instanceof ApiProblem) throw failure;
    // The library's own failures have a status; the others are our fault.
    if (failure instanceof Error && !('status_code' in failure)) throw failure;
    // The library returns 501 for what it does not support (deferred length, concatenation).
    if (response.status >= 400) throw problemOf(response.status >= 500 ? 400 : response.status);
    return response;
  };
}
