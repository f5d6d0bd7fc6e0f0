import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { StoreName } from '../../database/tables/schema-media.ts';
import { createDiskFiles } from '../../outside/files/disk-store.ts';
import { createDiskUploads } from '../../outside/files/disk-uploads.ts';
import type { FileStore, ListedFile, StoreGuard, UploadFiles } from '../../outside/files/file-store.ts';
import { withAvif } from '../../outside/files/pictures.ts';
import type { Bucket } from '../../outside/s3/bucket.ts';
import { createS3Files } from '../../outside/s3/s3-store.ts';
import { createS3Uploads } from '../../outside/s3/s3-uploads.ts';

/** A file store of this site: its name, its guard, and what its checks and the removal of files need. */
export interface SiteStore {
  name: StoreName;
  guard: StoreGuard;
  has: (key: string) => Promise<boolean>;
  list: () => AsyncIterable<ListedFile>;
  /** Succeeds also when the file is already gone. */
  remove: (key: string) => Promise<void>;
}

type Where = Pick<Config, 'objects'>;

/** A store's part of the bucket. Loads the S3 client with the first request for it. */
function bucketAt({ objects: { store, s3, scratch } }: Where, name: StoreName) {
  const place = `${store}/${name}`;
  let bucket: Promise<Bucket> | undefined;
  const load = async () => (await import('../../outside/s3/bucket.ts')).createBucket(place, s3);
  return { place, scratch, open: () => (bucket ??= load()) };
}

const isS3 = ({ objects }: Where): boolean => objects.store.startsWith('s3://');

const filesOf = (config: Where, name: 'images' | 'media'): FileStore =>
  isS3(config) ? createS3Files(bucketAt(config, name)) : createDiskFiles(path.join(config.objects.store, name));

/** The site's stores, each a folder or a part of the bucket; the seed writes to the same places. */
export const picturesOf = (config: Where): FileStore => withAvif(filesOf(config, 'images'));
export const lectureFilesOf = (config: Where): FileStore => filesOf(config, 'media');
export const uploadFilesOf = (config: Where): UploadFiles =>
  isS3(config)
    ? createS3Uploads(bucketAt(config, 'uploads'))
    : createDiskUploads(path.join(config.objects.store, 'uploads'));

const siteStore = (name: StoreName, files: FileStore): SiteStore => ({
  name,
  guard: files.guard,
  has: async (key) => (await files.find(key)) !== null,
  list: () => files.list(),
  remove: (key) => files.remove(key),
});

/** Every store whose files the database rows name. */
export function siteStoresOf(config: Where): SiteStore[] {
  const uploads = uploadFilesOf(config);
  return [
    siteStore('media', lectureFilesOf(config)),
    siteStore('images', picturesOf(config)),
    {
      name: 'uploads',
      guard: uploads.guard,
      has: (key) => uploads.has(key),
      list: () => uploads.list(),
      remove: (key) => uploads.remove(key),
    },
  ];
}
