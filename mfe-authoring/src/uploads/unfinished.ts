import { readStored, store } from '@vidya/contracts/browser/stored';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';

/** A started upload that is not yet the whole video of a saved lecture: choosing the same file again resumes it. */
export interface Unfinished {
  address: string;
  courseId: string;
  lectureId: string | null;
  isSaved: boolean;
  fileName: string;
  size: number;
  lastModified: number;
  sentBytes: number;
  /** The time of the last update, in ms: the server stores the upload for `limits.upload.keptHours`. */
  at: number;
  /** The tab that sends it, or sent it last. */
  tab: string;
}

const key = 'vidya.uploads';
const tabKey = 'vidya.tab';
/** A running upload is updated more often than this, whatever the connection does. */
const silenceMs = 45_000;

/** An id for this tab that survives a reload; '' without storage. */
function thisTab(): string {
  const known = readStored(tabKey, 'session') ?? crypto.randomUUID();
  return store(tabKey, known, 'session') ? known : '';
}

/** Another tab sends it right now, so it is not unfinished. */
export const isSentElsewhere = ({ tab, at }: Unfinished): boolean => tab !== thisTab() && Date.now() - at < silenceMs;

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the same string as long as nothing has changed. */
export const unfinishedText = (): string => readStored(key) ?? '[]';

export function onUnfinishedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function parseUnfinished(text: string): Unfinished[] {
  try {
    const oldest = Date.now() - limits.upload.keptHours * 3_600_000;
    return (JSON.parse(text) as Unfinished[]).filter(({ at }) => at > oldest);
  } catch {
    return [];
  }
}

function write(records: Unfinished[]): void {
  // Without storage, uploads cannot resume after a reload.
  store(key, records.length === 0 ? null : JSON.stringify(records));
  for (const listener of listeners) listener();
}

const others = (address: string): Unfinished[] =>
  parseUnfinished(unfinishedText()).filter((one) => one.address !== address);

export const storeUnfinished = (record: Omit<Unfinished, 'at' | 'tab'>): void =>
  write([...others(record.address), { ...record, at: Date.now(), tab: thisTab() }]);

export const dropUnfinished = (address: string): void => write(others(address));

/** Choosing the same file after a reload would resume the upload with this address. */
export const isRemembered = (uploadId: string): boolean =>
  parseUnfinished(unfinishedText()).some(({ address }) => uploadIdOf(address) === uploadId);

/** The earlier attempt with exactly this file for this course, and for this lecture if `lectureId` is given. */
export const findUnfinished = (file: File, courseId: string, lectureId?: string | null): Unfinished | undefined =>
  parseUnfinished(unfinishedText()).find(
    (one) =>
      one.courseId === courseId &&
      (lectureId === undefined || one.lectureId === lectureId) &&
      one.fileName === file.name &&
      one.size === file.size &&
      one.lastModified === file.lastModified &&
      !isSentElsewhere(one),
  );
