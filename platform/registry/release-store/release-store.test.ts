import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type S3Server, startS3 } from '../../../api/src/testing/s3.ts';
import { isVersionName } from '../../gate/document/version-name.ts';
import { type ReleaseStore, storePath } from './release-store.ts';
import { openReleaseStore } from './release-store-open.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-releases-'));
let server: S3Server;

beforeAll(async () => {
  server = await startS3('builds');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const text = async (store: ReleaseStore, name: string) => (await store.read(name))?.toString('utf8');

describe.each(['folder', 's3'])('with %s', (kind) => {
  let store: ReleaseStore;
  beforeEach(async () => {
    const own = `${kind}-${Math.random().toString(36).slice(2)}`;
    store = await openReleaseStore({
      store: kind === 's3' ? `${server.place}/${own}` : path.join(folder, own),
      s3: server.settings,
    });
  });

  it('gives back what was put, bytes or a stream, and null for what never was', async () => {
    await store.put('catalog/1.0.0-abc/a.js', Buffer.from('one'), { contentType: 'text/javascript' });
    await store.put('catalog/1.0.0-abc/b.js.br', Readable.from([Buffer.from('tw'), Buffer.from('o')]), {
      contentEncoding: 'br',
      cacheControl: 'max-age=31536000, immutable',
    });
    expect(await text(store, 'catalog/1.0.0-abc/a.js')).toBe('one');
    expect(await text(store, 'catalog/1.0.0-abc/b.js.br')).toBe('two');
    expect(await store.read('catalog/1.0.0-abc/c.js')).toBeNull();
  });

  it('lists the versions of an area that are complete', async () => {
    await store.put('catalog/1.0.0-abc/release.json', Buffer.from('{}'));
    await store.put('catalog/1.1.0-def/release.json', Buffer.from('{}'));
    await store.put('catalog/1.2.0-unfinished/a.js', Buffer.from(''));
    await store.put('admin/2.0.0-ghi/release.json', Buffer.from('{}'));
    expect((await store.list('catalog')).toSorted()).toEqual(['1.0.0-abc', '1.1.0-def']);
    expect(await store.list('learning')).toEqual([]);
  });

  it('lists the files of a version, and of no other', async () => {
    await store.put('catalog/1.0.0/release.json', Buffer.from('{}'));
    await store.put('catalog/1.0.0/course/a.js', Buffer.from('one'));
    await store.put('catalog/1.0.0-abc/b.js', Buffer.from('two'));
    expect((await store.files('catalog/1.0.0')).toSorted()).toEqual(['course/a.js', 'release.json']);
    expect(await store.files('catalog/9.9.9')).toEqual([]);
  });

  it('removes one version and leaves the others', async () => {
    await store.put('catalog/1.0.0/release.json', Buffer.from('{}'));
    await store.put('catalog/1.0.0/deep/a.js', Buffer.from('one'));
    await store.put('catalog/1.0.0-abc/release.json', Buffer.from('{}'));
    await store.removeVersion('catalog', '1.0.0');
    await store.removeVersion('catalog', '1.0.0');
    expect(await store.list('catalog')).toEqual(['1.0.0-abc']);
    expect(await store.read('catalog/1.0.0/deep/a.js')).toBeNull();
  });

  it('replaces the document', async () => {
    expect(await store.readDocument()).toBeNull();
    await store.writeDocument('first');
    await store.writeDocument('second');
    expect(await store.readDocument()).toBe('second');
  });

  it('refuses to leave its place', async () => {
    await expect(async () => store.read('../secret')).rejects.toThrow('Not a path');
  });
});

it('leaves nothing half written behind when a stream breaks', async () => {
  const place = path.join(folder, 'broken');
  const store = await openReleaseStore({ store: place, s3: server.settings });
  const source = Readable.from(
    (async function* broken() {
      yield Buffer.from('half');
      throw new Error('The disk of the sender died');
    })(),
  );
  await expect(store.put('catalog/1.0.0/a.js', source)).rejects.toThrow('died');
  expect(await store.read('catalog/1.0.0/a.js')).toBeNull();
  expect(readdirSync(path.join(place, 'catalog/1.0.0'))).toEqual([]);
});

it.each(['/etc/passwd', 'a//b', 'a/../b', '.', 'a\\b', ''])('knows that %p is no path of a store', (name) => {
  expect(() => storePath(name)).toThrow('Not a path');
});

it('knows what a version may be called', () => {
  expect(['1.0.0', '1.0.0-a1b2c3', '2.0.0-beta.1'].filter(isVersionName)).toHaveLength(3);
  expect(['', '..', '.hidden', 'a/b', 'a b', '1'.repeat(101)].filter(isVersionName)).toEqual([]);
});
