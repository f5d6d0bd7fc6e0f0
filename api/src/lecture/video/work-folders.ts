import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The folders of running conversions: one per attempt, named after its lecture. */
export interface WorkFolders {
  /** Creates an empty folder; removes those of earlier attempts. */
  open(lectureId: string): Promise<string>;
  /** False when another attempt has taken over. */
  isOpen(folder: string): boolean;
  close(folder: string): Promise<void>;
  /** The lectures that have a folder. */
  list(): Promise<string[]>;
  removeAll(lectureId: string): Promise<void>;
}

const idLength = 36;

export function createWorkFolders(root: string): WorkFolders {
  const names = () => readdir(root).catch((): string[] => []);
  const close = (folder: string) => rm(folder, { recursive: true, force: true });
  const removeAll = async (lectureId: string) => {
    const old = (await names()).filter((name) => name.startsWith(lectureId));
    await Promise.all(old.map((name) => close(path.join(root, name))));
  };
  return {
    removeAll,
    close,
    isOpen: (folder) => existsSync(folder),
    list: async () => [...new Set((await names()).map((name) => name.slice(0, idLength)))],
    async open(lectureId) {
      await removeAll(lectureId);
      const folder = path.join(root, `${lectureId}.${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      return folder;
    },
  };
}
