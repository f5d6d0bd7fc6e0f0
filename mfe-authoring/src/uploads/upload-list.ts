import { useSyncExternalStore } from 'react';

/** 'queued' waits for other uploads, 'waiting' for the network, 'paused' for the person. */
type UploadState = 'queued' | 'sending' | 'waiting' | 'paused' | 'failed' | 'done';

export interface Upload {
  key: string;
  courseId: string;
  /** The lecture it is for; null before that lecture exists. */
  lectureId: string | null;
  /** The section that its lecture begins in; undefined for the last one. */
  sectionId?: string | undefined;
  /** The lecture on the server refers to this upload. */
  isSaved: boolean;
  /** Chosen in a lecture's form, or one of several files that become lectures of their own. */
  origin: 'form' | 'queue';
  /** This visit created the lecture for this file: cancelling the upload deletes it. */
  hasOwnLecture: boolean;
  file: File;
  state: UploadState;
  sentBytes: number;
  /** 0 while unknown. */
  bytesPerSecond: number;
  /** Where an earlier attempt stopped, in bytes; null for a new upload. */
  resumedFrom: number | null;
  /** Its id on the server; null until the server gives one. */
  uploadId: string | null;
  failure: string | null;
  /** The server has checked the start of the file and accepted it. */
  isAccepted: boolean;
  /** The server refuses this file: a retry would fail too. */
  isRefused: boolean;
}

export const percentOf = (sent: number, size: number): number => (size === 0 ? 0 : Math.floor((100 * sent) / size));

export const uploadPercent = ({ state, sentBytes, file }: Upload): number =>
  state === 'done' ? 100 : percentOf(sentBytes, file.size);

/** Not at its end: closing the tab now would interrupt it. */
export const isRunning = ({ state }: Upload): boolean => state !== 'failed' && state !== 'done';

/** The whole video is on the server, and no lecture refers to it. */
export const isUnused = ({ state, isSaved, origin }: Upload): boolean =>
  state === 'done' && !isSaved && origin === 'form';

/** The uploads of this visit. They belong to no screen: saved ones continue while the person moves around the site. */
let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

export const listUploads = (): readonly Upload[] => uploads;

export const findUpload = (key: string): Upload | undefined => uploads.find((upload) => upload.key === key);

export function onUploadsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function put(changed: readonly Upload[]): void {
  uploads = changed;
  // Adding the same listener twice has no effect.
  if (uploads.some(isRunning)) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

export const insertUpload = (upload: Upload): void => put([...uploads, upload]);

export const changeUpload = (key: string, change: Partial<Upload>): void =>
  put(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

export const removeUpload = (key: string): void => put(uploads.filter((upload) => upload.key !== key));

/** Every upload of this visit, oldest first. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(onUploadsChange, listUploads);
