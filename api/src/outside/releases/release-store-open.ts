import type { ReleaseStore } from './release-store.ts';
import { createFolderReleases } from './release-store-folder.ts';

/** Where the release store is, as the environment says it. */
export interface ReleasePlace {
  /** An absolute folder, or 's3://bucket/prefix'. */
  store: string;
  /** Only for S3: the address of one that is not Amazon's, and the region. Keys come from AWS_* as the SDK reads them. */
  s3: { endpoint: string | undefined; region: string };
}

/** Opens the store that the settings name; the S3 client is loaded only where it is one. */
export async function openReleaseStore({ store, s3 }: ReleasePlace): Promise<ReleaseStore> {
  if (!store.startsWith('s3://')) return createFolderReleases(store);
  const { createS3Releases } = await import('./release-store-s3.ts');
  return createS3Releases(store, s3);
}
