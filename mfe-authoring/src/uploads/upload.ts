/** 'queued' waits for other uploads, 'waiting' for the connection. */
type UploadState = 'queued' | 'sending' | 'waiting' | 'failed' | 'done';

/** One video upload. */
export interface Upload {
  key: string;
  courseId: string;
  /** The lecture it is for; null before that lecture exists. */
  lectureId: string | null;
  /** The lecture on the server refers to this upload. */
  isSaved: boolean;
  /** Chosen in a lecture's form, or one of several files that become lectures of their own. */
  origin: 'form' | 'queue';
  file: File;
  state: UploadState;
  sentBytes: number;
  /** 0 while unknown. */
  bytesPerSecond: number;
  /** Where an earlier attempt stopped, in bytes; null for a new upload. */
  resumedFrom: number | null;
  /** Its id on the server; null until the server gives one. */
  uploadId: string | null;
  /** Why it failed, as text. */
  failure: string | null;
  /** The server has checked the start of the file and accepted it. */
  isAccepted: boolean;
  /** The server refuses this file: a retry would fail too. */
  isRefused: boolean;
}

export const percentOf = (sent: number, size: number): number => (size === 0 ? 0 : Math.floor((100 * sent) / size));

export const uploadPercent = ({ state, sentBytes, file }: Upload): number =>
  state === 'done' ? 100 : percentOf(sentBytes, file.size);

/** Closing the tab now would lose something. */
export const isRunning = ({ state }: Upload): boolean =>
  state === 'queued' || state === 'sending' || state === 'waiting';
