import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@vidya/contracts/testing/free-port';
import { type S3Server, startS3 } from '../api/src/testing/s3.ts';
import { upload } from '../platform/cli/release/publish/upload.ts';
import { writeSampleBuild } from '../platform/cli/release/publish/write-sample-build.ts';
import type { ReleaseStoreAddress } from '../platform/registry/release-store/release-store.ts';
import { openReleaseStore } from '../platform/registry/release-store/release-store-open.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-origin-'));
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
let bucket: S3Server;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  bucket = await startS3('builds');
});
afterAll(async () => {
  for (const server of servers) server.kill();
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An origin in a process of its own, as the site runs it. */
async function serve(name: string, { store, s3 }: ReleaseStoreAddress): Promise<string> {
  const address = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, ...keys, RELEASE_STORE: store, S3_ENDPOINT: s3.endpoint, ORIGIN_SECRET: 'between us' };
  servers.push(
    spawn(process.execPath, ['scripts/serve-remote.ts', name, new URL(address).port], { env, stdio: 'inherit' }),
  );
  for (;;) {
    const isUp = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(['a folder', 'S3'])('the origin of an area whose store is %s', (kind) => {
  let place: ReleaseStoreAddress;
  let origin: string;
  const version = '1.0.0-a';
  const get = (file: string, encoding = 'br') =>
    fetch(`${origin}/${file}`, { headers: { 'accept-encoding': encoding } });

  beforeAll(async () => {
    const endpoint = kind === 'S3' ? bucket.settings.endpoint : undefined;
    place = {
      store: kind === 'S3' ? `${bucket.place}/live` : path.join(folder, 'store'),
      s3: { endpoint, region: 'us-east-1' },
    };
    const files = { 'entry.js': 'globalThis.catalog = {};' };
    const build = writeSampleBuild({ name: 'catalog', version, code: { files } });
    writeFileSync(path.join(build, 'page.css'), 'as it is');
    writeFileSync(path.join(build, 'page.css.br'), brotliCompressSync('compressed beforehand'));
    const store = await openReleaseStore(place);
    await upload(store, { name: 'catalog', version, folder: build });
    await store.writeDocument('{"payload":"","signature":""}');
    origin = await serve('catalog', place);
  });

  it('serves the files of a version to any page, for ever', async () => {
    const response = await get(`${version}/entry.js`);
    expect([response.status, await response.text()]).toEqual([200, 'globalThis.catalog = {};']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(`${version}/mf-manifest.json`)).headers.get('cache-control')).toContain('immutable');
  });

  it('sends what was compressed beforehand to who can read it', async () => {
    expect(await (await get(`${version}/page.css`, 'br')).text()).toBe('compressed beforehand');
    expect(await (await get(`${version}/page.css`, 'identity')).text()).toBe('as it is');
  });

  it('has the release document for a front server elsewhere', async () => {
    const response = await get('releases.json');
    expect([response.status, await response.text()]).toEqual([200, '{"payload":"","signature":""}']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['1.0.0-b/entry.js', `${version}/other.js`, '..%2f..%2freleases.json', 'a%20b'])(
    'has nothing at %s',
    async (file) => {
      expect((await get(file)).status).toBeGreaterThanOrEqual(400);
      expect((await get(file)).status).toBeLessThan(500);
    },
  );

  it('keeps the dashboard’s code for those who know the secret', async () => {
    const address = await serve('admin', place);
    const ask = (secret?: string) =>
      fetch(`${address}/1.0.0-a/entry.js`, { headers: secret ? { 'x-vidya-origin-secret': secret } : {} });
    // Latin-1: as long as the secret in letters, longer in bytes.
    const guesses = [undefined, 'a guess', 'bétween us'];
    expect(await Promise.all(guesses.map(async (guess) => (await ask(guess)).status))).toEqual([403, 403, 403]);
    expect((await ask('between us')).status).toBe(404);
  });

  it('has the other areas for administrators there too, and nothing else of the store', async () => {
    const address = await serve('admin', place);
    const ask = (file: string, secret = 'between us') =>
      fetch(`${address}/remotes/${file}`, { headers: { 'x-vidya-origin-secret': secret, 'accept-encoding': 'br' } });
    const response = await ask(`catalog/${version}/page.css`);
    expect([response.status, await response.text()]).toEqual([200, 'compressed beforehand']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const others = ['releases.json', 'catalog', 'catalog/..%2freleases.json', '..%2freleases.json', 'catalog/1/x.js'];
    for (const file of others) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await ask(file);
      expect([file, status >= 400 && status < 500]).toEqual([file, true]);
    }
    expect((await ask(`catalog/${version}/page.css`, 'a guess')).status).toBe(403);
  });
});

it('an origin whose store does not respond says so: nothing is missing', async () => {
  const s3 = { endpoint: 'http://127.0.0.1:9', region: 'us-east-1' };
  const address = await serve('catalog', { store: 's3://builds/away', s3 });
  expect((await fetch(`${address}/1.0.0-a/entry.js`)).status).toBe(502);
});
