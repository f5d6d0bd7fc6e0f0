import { useSyncExternalStore } from 'react';
import { isRunning, type Upload } from './upload.ts';

/**
 * The uploads of this visit. They belong to no screen: a saved upload continues while the person moves around the site,
 * so the list lives as long as the page.
 */
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
