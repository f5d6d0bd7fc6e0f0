import { xsrfHeaders, xsrfToken } from '@vidya/contracts/browser/xsrf';
import { limits } from '@vidya/contracts/rules/limits';
import { type UploadMetadata, type UploadPurpose, uploadsAddress } from '@vidya/contracts/rules/upload';
import type { DetailedError, UploadOptions } from 'tus-js-client';

/** No connection, a temporary error, one that the person may fix (such as an ended session), or a refused file. */
export interface UploadFailure {
  kind: 'connection' | 'passing' | 'stopped' | 'refused';
  message: string;
}

export interface SendingOptions {
  file: File;
  courseId: string;
  purpose?: UploadPurpose | undefined;
  /** The server address of an upload to resume; null starts a new one. */
  address: string | null;
  onNamed: (address: string) => void;
  onProgress: (sentBytes: number) => void;
  /** The server has accepted a whole piece. */
  onAccepted: () => void;
  onDone: () => void;
  onFailure: (failure: UploadFailure) => void;
}

export type Sending = Awaited<ReturnType<typeof openSending>>;

/** Loads the tus library with the first chosen file, not before. */
const loadLibrary = () => import('tus-js-client');

const common: UploadOptions = {
  endpoint: uploadsAddress,
  chunkSize: limits.upload.pieceBytes,
  onBeforeRequest: (request) => {
    for (const [name, value] of Object.entries(xsrfHeaders(xsrfToken()))) request.setHeader(name, value);
  },
  // This remote does both itself: it waits for the connection, and remembers which lecture an upload is for.
  retryDelays: null,
  storeFingerprintForResuming: false,
};

/** Prepares one upload over the tus protocol. Rejects when the library fails to load. */
export async function openSending(options: SendingOptions) {
  const { file, courseId, purpose, address, onNamed, onProgress, onAccepted, onDone, onFailure } = options;
  const { Upload } = await loadLibrary();
  const metadata: UploadMetadata = { courseId, filename: file.name, ...(purpose && { purpose }) };
  const upload = new Upload(file, {
    ...common,
    uploadUrl: address,
    metadata: { ...metadata },
    onUploadUrlAvailable: () => {
      if (upload.url) onNamed(upload.url);
    },
    onProgress,
    onChunkComplete: onAccepted,
    onSuccess: onDone,
    onError: (error) => onFailure(failureOf(error)),
  });
  return {
    /** Starts, or resumes after the last byte that the server has. */
    start: (): void => upload.start(),
    stop: (): void => void upload.abort(),
  };
}

/** Deletes an upload from the server. If the request fails, the server removes the upload by itself later. */
export async function discardSent(address: string): Promise<void> {
  try {
    const { Upload } = await loadLibrary();
    await Upload.terminate(address, common);
  } catch {
    // See above.
  }
}

const outOfReach: readonly number[] = [0, 502, 503, 504];
const passes: readonly number[] = [409, 423, 429];
const forGood: readonly number[] = [400, 413, 415];
/** The server's disk is full: no matter of seconds. */
const noRoom = 507;

function failureOf(error: Error | DetailedError): UploadFailure {
  const unknown = 'The upload could not go on';
  if (!('originalRequest' in error)) return { kind: 'stopped', message: unknown };
  const status = error.originalResponse?.getStatus() ?? 0;
  if (outOfReach.includes(status)) return { kind: 'connection', message: unknown };
  const { message, code } = refusalIn(error.originalResponse?.getBody() ?? '');
  const isPassing = (status >= 500 && status !== noRoom) || passes.includes(status) || code === 'XsrfError';
  const kind = isPassing ? 'passing' : forGood.includes(status) ? 'refused' : 'stopped';
  return { kind, message: message || unknown };
}

/** The message of a refusal, which has the same envelope as every other call. */
function refusalIn(body: string): { message: string; code: string } {
  try {
    const { Message = '', Error: code = '' } = JSON.parse(body) as { Message?: string; Error?: string };
    return { message: Message, code };
  } catch {
    return { message: '', code: '' };
  }
}
