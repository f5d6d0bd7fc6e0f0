import { limits } from '@vidya/contracts/rules/limits';

/** An upload that was begun and is in no ready lecture yet: it goes on when the same file is chosen again. */
export interface Unfinished {
  address: string;
  courseId: string;
  lectureId: string | null;
  isSaved: boolean;
  fileName: string;
  size: number;
  lastModified: number;
  sentBytes: number;
  /** When it was touched last, in ms: the server keeps it for `limits.upload.keptHours`. */
  at: number;
  /** The tab that sends, or sent, it. */
  tab: string;
}

const key = 'vidya.uploads';
const tabKey = 'vidya.tab';
/** A running upload is touched more often than this, whatever the connection does. */
const silenceMs = 45_000;

/** A name for this tab that a reload keeps. */
function thisTab(): string {
  try {
    const known = sessionStorage.getItem(tabKey) ?? crypto.randomUUID();
    sessionStorage.setItem(tabKey, known);
    return known;
  } catch {
    return '';
  }
}

/** Another tab has it in hand: it did not stop at all. */
export const isSentElsewhere = ({ tab, at }: Unfinished): boolean => tab !== thisTab() && Date.now() - at < silenceMs;

const listeners = new Set<() => void>();

const read = (): string => {
  try {
    return localStorage.getItem(key) ?? '[]';
  } catch {
    return '[]';
  }
};

/** For `useSyncExternalStore`: the same text as long as nothing has changed. */
export const unfinishedText = read;

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
  try {
    if (records.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(records));
  } catch {
    // A full or closed storage only costs going on after a reload.
  }
  for (const listener of listeners) listener();
}

const others = (address: string): Unfinished[] => parseUnfinished(read()).filter((one) => one.address !== address);

export const keepUnfinished = (record: Omit<Unfinished, 'at' | 'tab'>): void =>
  write([...others(record.address), { ...record, at: Date.now(), tab: thisTab() }]);

export const dropUnfinished = (address: string): void => write(others(address));

/** What is left of an earlier attempt with this very file for this course, and for this lecture when one is named. */
export const findUnfinished = (file: File, courseId: string, lectureId?: string | null): Unfinished | undefined =>
  parseUnfinished(read()).find(
    (one) =>
      one.courseId === courseId &&
      (lectureId === undefined || one.lectureId === lectureId) &&
      one.fileName === file.name &&
      one.size === file.size &&
      one.lastModified === file.lastModified &&
      !isSentElsewhere(one),
  );
