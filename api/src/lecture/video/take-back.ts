import type { FileStore } from '../../outside/files/files.ts';
import type { LectureStore } from '../port/lecture.store.ts';

interface TakeBackDependencies {
  store: Pick<LectureStore, 'unusedMedia'>;
  files: FileStore;
}

/**
 * Removes files of a save that failed, unless it came through all the same: a connection that is lost after the commit
 * looks like a failure. Where nobody can be asked, the files are left to the sweep.
 */
export async function takeBack({ store, files }: TakeBackDependencies, keys: string[]): Promise<void> {
  const unused = await store.unusedMedia(keys).catch((): string[] => []);
  await Promise.all(unused.map((key) => files.remove(key)));
}
