import type { LectureParts } from '../lecture-parts.ts';

/**
 * Removes the files of a failed save, unless a row names them: a connection lost after the commit looks like a failure.
 * Without a database to check, leaves the files to the sweep.
 */
export async function removeUnusedFiles(
  { store, files }: Pick<LectureParts, 'store' | 'files'>,
  keys: string[],
): Promise<void> {
  const unused = await store.unusedMedia(keys).catch((): string[] => []);
  await Promise.all(unused.map((key) => files.remove(key)));
}
