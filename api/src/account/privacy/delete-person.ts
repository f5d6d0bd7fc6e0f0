import type { FileStore } from '../../outside/files/files.ts';
import type { DeletionStore } from './deletion.store.ts';

/** Returns false if the person is already deleted or is an administrator. */
export type DeletePerson = (userId: string, actorId: string) => Promise<boolean>;

interface DeletionParts {
  deletions: DeletionStore;
  pictures: FileStore;
  lectureFiles: FileStore;
  /** Called after a deletion, which may also delete courses. */
  onDelete: () => void;
}

/** Deletes the person in one transaction; deletes the files only after the commit (decision L7). */
export const createDeletePerson =
  ({ deletions, pictures, lectureFiles, onDelete }: DeletionParts): DeletePerson =>
  async (userId, actorId) => {
    const left = await deletions.deletePerson(userId, actorId);
    if (!left) return false;
    onDelete();
    await Promise.all([
      ...left.pictures.map((key) => pictures.remove(key)),
      ...left.lectureFiles.map((key) => lectureFiles.remove(key)),
    ]);
    return true;
  };
