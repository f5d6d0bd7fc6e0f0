import type { FileStore } from '../outside/files.ts';
import type { DeletionStore } from './deletion.store.ts';
import type { UserRow } from './users.store.ts';

export type DeletePerson = (person: UserRow, actorId: string) => Promise<void>;

interface DeletionParts {
  deletions: DeletionStore;
  pictures: FileStore;
  lectureFiles: FileStore;
}

/** The person first, in one transaction; files only after it is committed (decision L7). */
export const createDeletePerson =
  ({ deletions, pictures, lectureFiles }: DeletionParts): DeletePerson =>
  async (person, actorId) => {
    const left = await deletions.deletePerson(person, actorId);
    await Promise.all([
      ...left.pictures.map((key) => pictures.remove(key)),
      ...left.lectureFiles.map((key) => lectureFiles.remove(key)),
    ]);
  };
