import { readStored, store } from '@vidya/contracts/browser/stored';
import { limits } from '@vidya/contracts/rules/limits';
import type { UploadPurpose } from '@vidya/contracts/rules/upload';

/** An upload that this tab has begun and no save or import has taken: choosing the file again resumes it after a reload. */
interface NamedFile {
  /** Course, purpose and file. */
  of: string;
  address: string;
  /** In ms: the server stores it for `limits.upload.keptHours`. */
  at: number;
}

interface Chosen {
  courseId: string;
  purpose: UploadPurpose;
  file: File;
}

const key = 'vidya.namedFiles';

const nameOf = ({ courseId, purpose, file: { name, size, lastModified } }: Chosen): string =>
  [courseId, purpose, name, size, lastModified].join(' ');

function read(): NamedFile[] {
  try {
    const oldest = Date.now() - limits.upload.keptHours * 3_600_000;
    return (JSON.parse(readStored(key, 'session') ?? '[]') as NamedFile[]).filter(({ at }) => at > oldest);
  } catch {
    return [];
  }
}

const others = (address: string): NamedFile[] => read().filter((one) => one.address !== address);

/** The address of this file's upload; null for none. */
export const findAddress = (chosen: Chosen): string | null =>
  read().find(({ of }) => of === nameOf(chosen))?.address ?? null;

export const storeAddress = (chosen: Chosen, address: string): void =>
  void store(key, JSON.stringify([...others(address), { of: nameOf(chosen), address, at: Date.now() }]), 'session');

export const dropAddress = (address: string): void => void store(key, JSON.stringify(others(address)), 'session');
