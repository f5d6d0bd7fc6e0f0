import type { ListedFile, StoreGuard } from '../files/file-store.ts';
import type { Bucket, ListedObject } from './bucket.ts';

/** A store's bucket, opened on first use: the SDK is loaded only where S3 is used. */
export type OpenBucket = () => Promise<Bucket>;

/** Sums up the pieces of each file: a list is in the order of its keys. */
export async function* filesOf(
  objects: AsyncIterable<ListedObject>,
  nameOf: (key: string) => string | null,
): AsyncIterable<ListedFile> {
  let file: ListedFile | undefined;
  for await (const { key, bytes, changedMs } of objects) {
    const name = nameOf(key);
    if (name === null) continue;
    if (file?.name === name) {
      file = { name, bytes: file.bytes + bytes, changedMs: Math.max(file.changedMs, changedMs) };
      continue;
    }
    if (file) yield file;
    file = { name, bytes, changedMs };
  }
  if (file) yield file;
}

const identityKey = 'store-id';

const identityIn = (open: OpenBucket): StoreGuard['identity'] => {
  const read = async () => (await (await open()).readText(identityKey))?.trim() ?? null;
  const replace = async (id: string) => void (await (await open()).putText(identityKey, `${id}\n`));
  return {
    read,
    replace,
    // The caller holds a lock in the database, so only servers of another database could come between.
    async claim(id) {
      if ((await read()) === null) await replace(id);
      return (await read()) ?? '';
    },
  };
};

/** Ties a store in a bucket to its database. `place` is for operators. */
export const createS3Guard = (place: string, open: OpenBucket): StoreGuard => ({ place, identity: identityIn(open) });
