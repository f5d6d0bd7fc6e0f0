import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const idLength = 36;

export type WorkFolders = ReturnType<typeof createWorkFolders>;

/** The folders of running conversions: one per attempt, named after its lecture. */
export function createWorkFolders(root: string) {
  const names = () => readdir(root).catch((): string[] => []);
  const close = (folder: string) => rm(folder, { recursive: true, force: true });
  const removeAll = async (lectureId: string) => {
    const old = (await names()).filter((name) => name.startsWith(lectureId));
    await Promise.all(old.map((name) => close(path.join(root, name))));
  };
  return {
    removeAll,
    close,
    /** False when another attempt has taken over. */
    isOpen: (folder: string) => existsSync(folder),
    /** The lectures that have a folder. */
    list: async () => [...new Set((await names()).map((name) => name.slice(0, idLength)))],
    /** Creates an empty folder; removes those of earlier attempts. */
    async open(lectureId: string): Promise<string> {
      await removeAll(lectureId);
      const folder = path.join(root, `${lectureId}.${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      return folder;
    },
  };
}
