import type { FileStore } from '../../outside/files/files.ts';
import type { DeletionStore } from './deletion.store.ts';

/** False: the person is gone already, or an administrator. */
export type DeletePerson = (userId: string, actorId: string) => Promise<boolean>;

interface DeletionParts {
  deletions: DeletionStore;
  pictures: FileStore;
  lectureFiles: FileStore;
  /** There is one person less, and with them may go courses. */
  onDelete: () => void;
}

/** The person first, in one transaction; files only after it is committed (decision L7). */
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
