import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { StoreName } from '../../database/schema-media.ts';
import type { ListedFile } from '../../outside/files/disk-files.ts';
import type { StoreGuard } from '../../outside/files/disk-guard.ts';
import { createDiskFiles, type FileStore } from '../../outside/files/files.ts';
import { withAvif } from '../../outside/files/pictures.ts';
import { uploadFilesOf } from '../upload/upload-files.ts';

/** A file store of this site: its name, its guard, and the file access that the guard's checks need. */
export interface SiteStore {
  name: StoreName;
  guard: StoreGuard;
  has: (key: string) => Promise<boolean>;
  list: () => AsyncIterable<ListedFile>;
}

type Where = Pick<Config, 'dataDir'>;

/** The file folders below `dataDir`; the seed writes to the same places. */
export const picturesOf = ({ dataDir }: Where) => withAvif(createDiskFiles(path.join(dataDir, 'images')));
export const lectureFilesOf = ({ dataDir }: Where) => createDiskFiles(path.join(dataDir, 'media'));

const diskStore = (name: StoreName, files: FileStore): SiteStore => ({
  name,
  guard: files.guard,
  has: async (key) => (await files.find(key)) !== null,
  list: () => files.list(),
});

/** Every store whose files the database rows name. */
export function siteStoresOf(config: Where): SiteStore[] {
  const { guard, has, list } = uploadFilesOf(config);
  return [
    diskStore('media', lectureFilesOf(config)),
    diskStore('images', picturesOf(config)),
    { name: 'uploads', guard, has, list },
  ];
}
