import type { ReleaseStore } from './release-store.ts';
import { createFolderReleases } from './release-store-folder.ts';

/** The release store's location, from the environment. */
export interface ReleasePlace {
  /** An absolute folder, or 's3://bucket/prefix'. */
  store: string;
  /** Only for S3: the endpoint of a store that is not Amazon's, and the region. The SDK reads the keys from AWS_*. */
  s3: { endpoint: string | undefined; region: string };
}

/** Opens the configured store; loads the S3 client only for S3. */
export async function openReleaseStore({ store, s3 }: ReleasePlace): Promise<ReleaseStore> {
  if (!store.startsWith('s3://')) return createFolderReleases(store);
  const { createS3Releases } = await import('./release-store-s3.ts');
  return createS3Releases(store, s3);
}
