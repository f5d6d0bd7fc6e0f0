import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { StoreName } from '../../database/schema-media.ts';
import { createDiskFiles } from '../../outside/files/disk-files.ts';
import type { ListedFile } from '../../outside/files/files.ts';
import type { StoreGuard } from '../../outside/files/store-guard.ts';
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
export const picturesOf = ({ dataDir }: Where) => createDiskFiles(path.join(dataDir, 'images'));
export const lectureFilesOf = ({ dataDir }: Where) => createDiskFiles(path.join(dataDir, 'media'));

/** Every store whose files the database rows name. */
export function siteStoresOf(config: Where): SiteStore[] {
  const uploads = uploadFilesOf(config);
  const stores = [
    { name: 'media' as const, files: lectureFilesOf(config) },
    { name: 'images' as const, files: picturesOf(config) },
  ];
  return [
    ...stores.map(({ name, files }) => ({
      name,
      guard: files.guard,
      has: async (key: string) => (await files.find(key)) !== null,
      list: () => files.list(),
    })),
    { name: 'uploads', guard: uploads.guard, has: (key) => uploads.has(key), list: () => uploads.list() },
  ];
}
