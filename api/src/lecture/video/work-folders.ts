import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where conversions write until they are done: a folder for each try, named after its lecture. */
export interface WorkFolders {
  /** An empty folder; what an earlier try left is removed. */
  open(lectureId: string): Promise<string>;
  /** False once another try has taken over. */
  isOpen(folder: string): boolean;
  close(folder: string): Promise<void>;
  /** The lectures that a folder is there for. */
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
