import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { networkProxy } from '../../testing/network-proxy.ts';
import { type S3Server, startS3 } from '../../testing/s3.ts';
import { createDiskFiles } from '../files/disk-store.ts';
import { createDiskUploads } from '../files/disk-uploads.ts';
import { type FileStore, FileTooLarge, StoreDown, type UploadFiles } from '../files/file-store.ts';
import { createBucket } from './bucket.ts';
import { createS3Files } from './s3-store.ts';
import { createS3Uploads } from './s3-uploads.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-stores-'));
const scratch = path.join(folder, 'scratch');
let server: S3Server;
beforeAll(async () => {
  server = await startS3();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A store of its own for each test. */
const stores = {
  disk: () => mkdtempSync(path.join(folder, 'disk-')),
  s3: () => {
    const place = `${server.place}/${Math.random().toString(36).slice(2)}`;
    const bucket = createBucket(place, server.settings);
    return { place, scratch, open: async () => bucket };
  },
};
const content = () => Readable.from([Buffer.from('one two '), Buffer.from('three')]);
const broken = () =>
  Readable.from(
    (async function* breaking() {
      yield Buffer.from('before');
      await Promise.resolve();
      throw new Error('The line broke');
    })(),
  );
const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let files: FileStore;
  beforeEach(() => {
    files = kind === 'disk' ? createDiskFiles(stores.disk()) : createS3Files(stores.s3());
  });

  it('come back whole and in parts, under a name nobody can guess', async () => {
    const { key, bytes } = await files.save(content(), { extension: 'txt' });
    expect([key, bytes]).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.txt$/), 13]);
    expect(await files.find(key)).toEqual({ bytes: 13 });
    expect(await text(await files.open(key))).toBe('one two three');
    expect(await text(await files.open(key, { start: 4, end: 6 }))).toBe('two');
    expect((await files.read(key, 8, 100)).toString()).toBe('three');
    expect((await files.read(key, 90, 100)).toString()).toBe('');
    expect(await files.withPath(key, async (place) => readFileSync(place, 'utf8'))).toBe('one two three');
  });

  it('of many parts arrive byte for byte', async () => {
    const film = Buffer.alloc(20 * 1024 * 1024, 'film of many parts ');
    const place = path.join(folder, 'film.mp4');
    writeFileSync(place, film);
    const { key, bytes } = await files.adopt(place, { extension: 'mp4' });
    const hash = (of: Buffer) => createHash('sha256').update(of).digest('hex');
    expect([bytes, hash(await buffer(await files.open(key)))]).toEqual([film.length, hash(film)]);
    expect(readdirSync(folder)).not.toContain('film.mp4');
  });

  it('leave nothing when they are too long or break off', async () => {
    await expect(files.save(content(), { extension: 'txt', maxBytes: 5 })).rejects.toThrow(FileTooLarge);
    await expect(files.save(broken(), { extension: 'txt' })).rejects.toThrow('The line broke');
    expect(await all(files.list())).toEqual([]);
  });

  it('are removed, and missing ones are said to be', async () => {
    const { key } = await files.save(content(), { extension: 'txt' });
    await files.remove(key);
    await files.remove(key);
    expect(await files.find(key)).toBeNull();
    expect(await files.find('../secret')).toBeNull();
    await expect(files.open(key).then(text)).rejects.toThrow(/no such file|does not exist/);
  });

  it('know which database they belong to', async () => {
    const { identity } = files.guard;
    expect(await identity.read()).toBeNull();
    expect([await identity.claim('first'), await identity.claim('second'), await identity.read()]).toEqual([
      'first',
      'first',
      'first',
    ]);
    await identity.replace('third');
    expect(await identity.read()).toBe('third');
    expect(await all(files.list())).toEqual([]);
  });
});

describe('a store that is away', () => {
  it('is given up soon when it swallows everything or refuses, and serves when it is back', async () => {
    const proxy = await networkProxy(server.settings.endpoint!);
    const settings = { ...server.settings, endpoint: proxy.address.replace(/\/$/, ''), requestMs: 150 };
    const bucket = createBucket(`${server.place}/away`, settings);
    const files = createS3Files({ place: 'away', scratch, open: async () => bucket });
    const { key } = await files.save(content(), { extension: 'txt' });
    proxy.swallow();
    await expect(files.find(key)).rejects.toThrow(StoreDown);
    await expect(files.open(key)).rejects.toThrow(StoreDown);
    await proxy.refuse();
    await expect(files.find(key)).rejects.toThrow(StoreDown);
    await expect(files.save(content(), { extension: 'txt' })).rejects.toThrow(StoreDown);
    await proxy.restore();
    expect(await text(await files.open(key))).toBe('one two three');
    await proxy.close();
  });
});

describe.each(['disk', 's3'] as const)('uploads on %s', (kind) => {
  let files: UploadFiles;
  const max = 1_000_000;
  const stop = new AbortController().signal;
  beforeEach(() => {
    files = kind === 'disk' ? createDiskUploads(stores.disk()) : createS3Uploads(stores.s3());
  });
  const whole = (key: string) => files.lend(key, async (place) => readFileSync(place, 'utf8'));

  it('grow piece by piece', async () => {
    const key = await files.create();
    expect([await files.has(key), await files.length(key)]).toEqual([true, 0]);
    expect(await files.write(key, content(), { offset: 0, max, stop })).toBe(13);
    expect(await files.write(key, Readable.from([Buffer.from(' four')]), { offset: 13, max, stop })).toBe(18);
    expect([await files.length(key), await whole(key)]).toEqual([18, 'one two three four']);
    expect((await files.head(key, 15)).toString()).toBe('one two three f');
    expect((await files.head(key, 99)).length).toBe(18);
  });

  it('keep what came before the source broke, and go on there', async () => {
    const key = await files.create();
    await expect(files.write(key, broken(), { offset: 0, max, stop })).rejects.toThrow('The line broke');
    const offset = await files.length(key);
    expect(await whole(key)).toBe('before'.slice(0, offset));
    await files.write(key, content(), { offset, max, stop });
    expect(await files.length(key)).toBe(offset + 13);
  });

  it('stop when another request wants them, also while nothing comes', async () => {
    const key = await files.create();
    const wanted = new AbortController();
    const silent = new Readable({ read: () => undefined });
    silent.push(Buffer.from('some'));
    const writing = files.write(key, silent, { offset: 0, max, stop: wanted.signal });
    setImmediate(() => wanted.abort());
    const end = await writing;
    expect(await whole(key)).toBe('some'.slice(0, end));
  });

  it('take no more than was announced', async () => {
    const key = await files.create();
    await expect(files.write(key, content(), { offset: 0, max: 9, stop })).rejects.toThrow(FileTooLarge);
    expect(await files.length(key)).toBeLessThanOrEqual(9);
  });

  it('are listed and removed whole', async () => {
    const key = await files.create();
    await files.write(key, content(), { offset: 0, max, stop });
    await files.write(key, content(), { offset: 13, max, stop });
    expect(await all(files.list())).toMatchObject([{ name: key, bytes: 26 }]);
    expect((await whole(key)).length).toBe(26);
    await files.remove(key);
    await files.remove(key);
    expect(await files.has(key)).toBe(false);
  });
});
