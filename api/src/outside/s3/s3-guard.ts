import { batchPattern } from '../files/disk-guard.ts';
import type { ListedFile, Quarantine, StoreGuard } from '../files/file-store.ts';
import type { Bucket, ListedObject } from './bucket.ts';

/** A store's bucket, opened on first use: the SDK is loaded only where S3 is used. */
export type OpenBucket = () => Promise<Bucket>;

interface GuardedObjects {
  /** For operators. */
  place: string;
  open: OpenBucket;
  /** The key of a file, or what the keys of all its pieces begin with. Throws for a name that is not one of the store. */
  placeOf: (name: string) => string;
  /** The file that an object is, or is a piece of; null for other objects. `key` begins after the store or batch. */
  nameOf: (key: string) => string | null;
}

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
const home = 'quarantine/';

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

async function moveAll(bucket: Bucket, from: string, to: string): Promise<boolean> {
  let isFound = false;
  const keys: string[] = [];
  for await (const { key } of bucket.list(from)) keys.push(key);
  // oxlint-disable-next-line no-await-in-loop
  for (const key of keys) isFound = (await bucket.move(key, to + key.slice(from.length))) || isFound;
  return isFound;
}

function quarantineIn({ open, placeOf, nameOf }: GuardedObjects): Quarantine {
  const placeIn = (batch: string, name: string): string => {
    if (!batchPattern.test(batch)) throw new Error('Not a batch of the quarantine');
    return `${home}${batch}/${placeOf(name)}`;
  };
  const inBatch = (key: string): string | null => {
    const [batch = '', ...rest] = key.slice(home.length).split('/');
    const name = batchPattern.test(batch) ? nameOf(rest.join('/')) : null;
    return name && `${batch}/${name}`;
  };
  return {
    put: async (batch, name) => moveAll(await open(), placeOf(name), placeIn(batch, name)),
    async restore(batch, name) {
      const bucket = await open();
      for await (const _ of bucket.list(placeOf(name))) return false;
      return moveAll(bucket, placeIn(batch, name), placeOf(name));
    },
    async *list() {
      for await (const { name: found, ...file } of filesOf((await open()).list(home), inBatch)) {
        const [batch = '', name = ''] = found.split('/');
        yield { batch, name, ...file };
      }
    },
    async remove(batch, name) {
      const bucket = await open();
      // oxlint-disable-next-line no-await-in-loop
      for await (const { key } of bucket.list(placeIn(batch, name))) await bucket.remove(key);
    },
  };
}

/** The safeguards of a store in a bucket. What is put aside is copied within it and then removed. */
export const createS3Guard = (objects: GuardedObjects): StoreGuard => ({
  place: objects.place,
  identity: identityIn(objects.open),
  quarantine: quarantineIn(objects),
});
