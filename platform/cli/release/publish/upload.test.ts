import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStore } from '../../../registry/release-store/release-store.ts';
import { createFolderReleases } from '../../../registry/release-store/release-store-folder.ts';
import { headersOf, upload } from './upload.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-upload-'));
const place = mkdtempSync(path.join(tmpdir(), 'vidya-store-'));
const store = createFolderReleases(place);
afterAll(() => [folder, place].forEach((one) => rmSync(one, { recursive: true })));

const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
beforeEach(() => {
  rmSync(path.join(place, 'catalog'), { recursive: true, force: true });
  write('release.json', '{"version":"1"}');
  write('a.js', 'a');
  write('a.js.br', 'a');
  write('build.json', '{}');
});

const version = { name: 'catalog', version: '1.0.0-a', folder } as const;
const stored = (): string[] => readdirSync(path.join(place, 'catalog/1.0.0-a')).toSorted();

describe('an upload', () => {
  it('brings every file of the build but its mark', async () => {
    expect(await upload(store, version)).toBe(true);
    expect(stored()).toEqual(['a.js', 'a.js.br', 'release.json']);
  });

  it('writes release.json last, so that half a version does not count as one', async () => {
    const written: string[] = [];
    const watched: ReleaseStore = {
      ...store,
      put: (file, content) => {
        written.push(file);
        return store.put(file, content);
      },
    };
    await upload(watched, version);
    expect(written.at(-1)).toBe('catalog/1.0.0-a/release.json');
    expect(written).toHaveLength(3);
  });

  it('leaves a version alone that is there already', async () => {
    await upload(store, version);
    write('a.js', 'changed without a word in release.json');
    expect(await upload(store, version)).toBe(false);
    expect(readFileSync(path.join(place, 'catalog/1.0.0-a/a.js'), 'utf8')).toBe('a');
  });

  it('refuses to give a version other contents', async () => {
    await upload(store, version);
    write('release.json', '{"version":"1","other":true}');
    await expect(upload(store, version)).rejects.toThrow(/holds catalog 1.0.0-a with other contents/);
  });

  it('says how each file is served', () => {
    expect(headersOf('x/a.js.br')).toEqual({
      contentType: 'text/javascript; charset=utf-8',
      contentEncoding: 'br',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(headersOf('mf-manifest.json')).toMatchObject({ contentType: 'application/json; charset=utf-8' });
    expect(headersOf('a.unknown')).toMatchObject({ contentType: 'application/octet-stream' });
  });
});
