import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Refusal } from '../operator-errors.ts';
import { keyPattern } from '../outside/files/file-store.ts';
import { decrypted } from './age.ts';
import {
  type BackupStores,
  dumpName,
  firstBytes,
  type Manifest,
  manifestName,
  objectName,
  type StoredObject,
} from './backup.ts';
import type { BackupTarget } from './backup-place.ts';

const isBackup = /^backups\/([^/]+)\/manifest\.age$/;

/** The ids of all finished backups, oldest first. */
export const listBackups = async (place: BackupTarget): Promise<string[]> =>
  (await place.list('backups')).flatMap((name) => isBackup.exec(name)?.[1] ?? []).toSorted();

interface RestoreParts {
  place: BackupTarget;
  /** The private key, 'AGE-SECRET-KEY-1…'. */
  identity: string;
  stores: BackupStores;
}

/** What to restore, opened with the private key. Throws a `Refusal` if it is not there or not readable. */
export async function openBackup(
  { place, identity }: Pick<RestoreParts, 'place' | 'identity'>,
  wanted: string | undefined,
) {
  const id = wanted ?? (await listBackups(place)).at(-1);
  if (!id) throw new Refusal('There is no finished backup.');
  const read = async (name: string): Promise<Readable> =>
    decrypted(await place.open(name), identity).catch((error: Error) => {
      throw new Refusal(`${name} cannot be opened: ${error.message}`);
    });
  const manifest = JSON.parse(await text(await read(manifestName(id)))) as Manifest;
  return { id, manifest, read, dump: () => read(dumpName(id)) };
}

export type OpenedBackup = Awaited<ReturnType<typeof openBackup>>;

/** Refuses stores with files of anybody else: what an interrupted restore of the same backup left may stay. */
async function checkStores(stores: BackupStores, objects: StoredObject[]): Promise<Set<string>> {
  const wanted = new Set(objects.map(objectName));
  const there = new Set<string>();
  for (const store of ['media', 'images', 'uploads'] as const) {
    const { guard } = stores[store];
    if ((await guard.identity.read()) !== null) throw new Refusal(`${guard.place} belongs to a database already.`);
    for await (const { name: key, bytes } of stores[store].list()) {
      const name = objectName({ store, key, bytes });
      if (wanted.has(name)) there.add(name);
      else if (store !== 'uploads' && keyPattern.test(key))
        throw new Refusal(`${guard.place} holds ${key}, which is not in this backup.`);
    }
  }
  return there;
}

/** Brings the files back; the stores are empty, or hold what an interrupted restore left. Returns how many there are. */
export async function restoreObjects({ stores }: RestoreParts, { manifest, read }: OpenedBackup): Promise<number> {
  const there = await checkStores(stores, manifest.objects);
  for (const object of manifest.objects) {
    const { store, key, bytes } = object;
    const name = objectName(object);
    if (there.has(name)) continue;
    const source = await read(name);
    if (store === 'uploads') {
      await stores.uploads.remove(key);
      await stores.uploads.create(key);
      const stop = new AbortController().signal;
      // Backups of before have longer objects of uploads that grew.
      const start = Readable.from(firstBytes(source, bytes));
      await stores.uploads.write(key, start, { offset: 0, max: bytes, stop });
    } else await stores[store].save(source, { key, maxBytes: bytes });
    const found = store === 'uploads' ? await stores.uploads.length(key) : (await stores[store].find(key))?.bytes;
    if (found !== bytes) throw new Refusal(`${name} has ${found} instead of ${bytes} bytes.`);
  }
  return manifest.objects.length;
}
