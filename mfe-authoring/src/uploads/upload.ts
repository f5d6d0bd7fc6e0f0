/** 'queued' waits for its turn, 'waiting' for the connection. */
export type UploadState = 'queued' | 'sending' | 'waiting' | 'failed' | 'done';

/** One video on its way to the server. */
export interface Upload {
  key: string;
  courseId: string;
  /** The lecture it is for; null for one that does not exist yet. */
  lectureId: string | null;
  /** The lecture on the server knows of it. */
  isSaved: boolean;
  /** Chosen in a lecture's form, or one of several that become lectures of their own. */
  origin: 'form' | 'queue';
  file: File;
  state: UploadState;
  sentBytes: number;
  /** 0 while it is not known. */
  bytesPerSecond: number;
  /** Where an earlier attempt had stopped, in bytes; null for one that began at nothing. */
  resumedFrom: number | null;
  /** Its name on the server, once it has one. */
  uploadId: string | null;
  /** Why it failed, in words. */
  failure: string | null;
  /** The server has looked at its beginning and takes it. */
  isAccepted: boolean;
  /** The server does not take this file: trying again would come to the same. */
  isRefused: boolean;
}

export const percentOf = (sent: number, size: number): number => (size === 0 ? 0 : Math.floor((100 * sent) / size));

export const uploadPercent = ({ state, sentBytes, file }: Upload): number =>
  state === 'done' ? 100 : percentOf(sentBytes, file.size);

/** Something would be lost if the tab were closed now. */
export const isRunning = ({ state }: Upload): boolean =>
  state === 'queued' || state === 'sending' || state === 'waiting';
