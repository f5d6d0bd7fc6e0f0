import type { ReleaseStore, ReleaseStoreAddress } from './release-store.ts';
import { createFolderReleases } from './release-store-folder.ts';

/** Opens the configured store; loads the S3 client only for S3. */
export async function openReleaseStore({ store, s3 }: ReleaseStoreAddress): Promise<ReleaseStore> {
  if (!store.startsWith('s3://')) return createFolderReleases(store);
  const { createS3Releases } = await import('./release-store-s3.ts');
  return createS3Releases(store, s3);
}
