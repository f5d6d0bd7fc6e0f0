import fs, { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { addressOf, sampleHost, sampleSite } from '../../../shell/server/testing/sample-site.ts';
import { assignedVersion } from '../../gate/document/canary.ts';
import type { ReleaseDocument } from '../../gate/document/release.ts';
import { documentAt, referenceAt, sampleKey, signed } from '../testing/sample-release.ts';

let given: Awaited<ReturnType<typeof sampleSite>>;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(async () => {
  given = await sampleSite();
  warn.mockClear();
});
afterEach(() => given.close());

const page = (url = '/', headers: Record<string, string> = {}) => given.site.inject({ url, headers });
const live = async (): Promise<string> => {
  const { payload } = (await page('/releases.json')).json<{ payload: string }>();
  return (JSON.parse(payload) as ReturnType<typeof documentAt>).remotes[0]!.live.version;
};
const settingsOf = (body: string) =>
  JSON.parse(/id="vidya-page"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as Record<string, unknown>;
const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const at = (version: string) => ({ live: referenceAt(given.catalog, 'catalog', version) });

it('follows the release document without a restart', async () => {
  given.release(documentAt(given.catalog, at('2')));
  const { headers } = await page();
  expect(headers.link).toContain(`<${given.catalog}/2/remoteEntry.js>`);
  expect(headers.link).not.toContain(`${given.catalog}/1/`);
});

it('passes the signed text on byte for byte, and only when it is new', async () => {
  const text = `${JSON.stringify(signed(JSON.stringify(documentAt(given.catalog)), given.key))}\n `;
  given.write(text);
  const response = await page('/releases.json');
  expect([response.body, response.headers['cache-control']]).toEqual([text, 'no-cache']);
  const again = await page('/releases.json', { 'if-none-match': String(response.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  given.release(documentAt(given.catalog));
  expect((await page('/releases.json', { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(200);
});

it('reads a document again that could not be read', async () => {
  given.release(documentAt(given.catalog, at('2')));
  const reading = jest.spyOn(fs, 'readFileSync').mockImplementation(() => JSON.parse('no file') as string);
  syncBuiltinESMExports();
  expect(await live()).toBe('1');
  reading.mockRestore();
  syncBuiltinESMExports();
  expect(await live()).toBe('2');
});

describe('keeps the last good document', () => {
  const document = () => JSON.stringify(documentAt(given.catalog, at('2')));
  it.each([
    ['is tampered with', () => ({ ...signed(document(), given.key), payload: document() })],
    ['is signed with another key', () => signed(document(), sampleKey())],
    ['is not signed', () => JSON.parse(document()) as object],
    ['is something else that was signed', () => signed('{"kind":"override","areas":{}}', given.key)],
  ])('when the new one %s, and says so once', async (_, make) => {
    expect(await live()).toBe('1');
    given.write(JSON.stringify(make()));
    expect(await live()).toBe('1');
    expect(await live()).toBe('1');
    expect(warn).toHaveBeenCalledTimes(1);
    given.release(documentAt(given.catalog, at('3')));
    expect(await live()).toBe('3');
  });

  it('when the new one is half written', async () => {
    await live();
    given.write('{"payload":"');
    expect(await live()).toBe('1');
  });

  it('when the new one is older', async () => {
    const older = documentAt(given.catalog, at('2'));
    given.release(documentAt(given.catalog, at('3')));
    expect(await live()).toBe('3');
    given.release(older);
    expect(await live()).toBe('3');
    expect(warn.mock.calls.flat().join()).toContain('older');
  });
});

describe('with a place of its own to keep the document in', () => {
  const keptIn = async (file: string) => {
    const copy = path.join(mkdtempSync(path.join(tmpdir(), 'vidya-kept-')), file);
    return { copy, ...(await sampleSite({ RELEASES_KEPT: copy })) };
  };
  const versionOf = async (site: typeof given.site) =>
    (JSON.parse((await site.inject('/releases.json')).json<{ payload: string }>().payload) as ReleaseDocument)
      .remotes[0]!.live.version;

  it('the last good one outlives a restart, and an older one is refused after it as well', async () => {
    const front = await keptIn('front/releases.json');
    const older = documentAt(front.catalog);
    front.release(documentAt(front.catalog, { live: referenceAt(front.catalog, 'catalog', '2') }));
    expect(await versionOf(front.site)).toBe('2');
    front.write('{"payload":"tampered with","signature":""}');
    const second = await front.again();
    expect(await versionOf(second)).toBe('2');
    front.release(older);
    expect(await versionOf(second)).toBe('2');
    await Promise.all([second.close(), front.close()]);
  });

  it('one that was tampered with there counts for nothing', async () => {
    const front = await keptIn('releases.json');
    await front.site.inject('/');
    writeFileSync(front.copy, readFileSync(front.copy, 'utf8').replace('catalog', 'account'));
    front.write('');
    const second = await front.again();
    expect((await second.inject('/releases.json')).statusCode).toBe(503);
    await Promise.all([second.close(), front.close()]);
  });

  it('goes without where nothing can be written, and says so', async () => {
    const front = await sampleSite({ RELEASES_KEPT: '/dev/null/releases.json' });
    expect((await front.site.inject('/releases.json')).statusCode).toBe(200);
    expect(warn.mock.calls.flat().join()).toContain('cannot be kept for a restart');
    await front.close();
  });
});

it('says that there is none while there never was one', async () => {
  const empty = await sampleSite({ RELEASES_FILE: '/nowhere/releases.json' });
  expect((await empty.site.inject('/releases.json')).statusCode).toBe(503);
  const { statusCode, body } = await empty.site.inject('/');
  expect([statusCode, settingsOf(body)['releases']]).toEqual([200, null]);
  await empty.close();
});

describe('a page', () => {
  const filesAsked = async (cookie: string) => {
    const { headers } = await page('/', { cookie });
    return [...String(headers.link).matchAll(/\/(\d)\/remoteEntry\.js/g)].map(([, found]) => found);
  };

  it('asks early for the files of the version that this browser will choose', async () => {
    const canary = { ...referenceAt(given.catalog, 'catalog', '2'), percent: 30 };
    given.release(documentAt(given.catalog, { canary }));
    const shares = Array.from({ length: 20 }, (_, index) => index * 500);
    const chosen = await Promise.all(shares.map((share) => filesAsked(`vidya-share=${share}`)));
    const release = { name: 'catalog', live: referenceAt(given.catalog, 'catalog', '1'), canary } as const;
    expect(chosen).toEqual(shares.map((share) => [assignedVersion(release, share).version]));
    expect(new Set(chosen.flat())).toEqual(new Set(['1', '2']));
  });

  it('gives a new browser a share that its scripts can read, while there is a canary', async () => {
    const before = await page();
    given.release(documentAt(given.catalog, { canary: { ...referenceAt(given.catalog, 'catalog', '2'), percent: 1 } }));
    const shareOf = (response: Awaited<ReturnType<typeof page>>) =>
      [response.headers['set-cookie']].flat().filter((one) => one?.startsWith('vidya-share='));
    expect(shareOf(before)).toEqual([]);
    expect(shareOf(await page())).toEqual([
      expect.stringMatching(/^vidya-share=\d{1,4}; Path=\/; SameSite=Lax; Max-Age=31536000$/),
    ]);
    expect(shareOf(await page('/', { cookie: 'vidya-share=17' }))).toEqual([]);
    expect(shareOf(await page('/', { cookie: 'vidya-share=10000' }))).toHaveLength(1);
  });

  it('sets its cookies for encrypted connections only, on a site that has them', async () => {
    const safe = await sampleSite({ SITE_ORIGINS: 'https://vidya.example' });
    safe.release(documentAt(safe.catalog, { canary: { ...referenceAt(safe.catalog, 'catalog', '2'), percent: 1 } }));
    const cookies = [
      (await safe.site.inject('/?overrides=')).headers['set-cookie'],
      (await safe.site.inject('/')).headers['set-cookie'],
    ].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(?:;|$)/);
    expect(String((await page()).headers['set-cookie'])).not.toContain('Secure');
    await safe.close();
  });

  it('may run scripts of live, previous and canary versions', async () => {
    const [previous, canary] = ['http://old.example', 'http://new.example'].map((base) =>
      referenceAt(base, 'catalog', '2'),
    );
    given.release(documentAt(given.catalog, { previous: previous!, canary: { ...canary!, percent: 0 } }));
    const { headers, body } = await page();
    const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    for (const origin of [given.catalog, 'http://old.example', 'http://new.example']) {
      expect(scripts).toContain(origin);
      expect(settingsOf(body)['scriptOrigins']).toContain(origin);
    }
  });

  it.each(['down', 'tampered', 'late'] as const)(
    'goes out without versions whose origin is %s, and takes them when it is well',
    async (mood) => {
      const hasty = await sampleSite({ HEAD_WAIT_MS: '50' });
      hasty.state.mood = mood;
      const { statusCode, headers, body } = await hasty.site.inject('/course/all-courses');
      expect([statusCode, settingsOf(body)['versions']]).toEqual([200, {}]);
      expect(headers.link).not.toContain(hasty.catalog);
      expect(body).not.toContain('Skeletons');
      hasty.state.mood = 'well';
      hasty.release(documentAt(hasty.catalog, { live: referenceAt(hasty.catalog, 'catalog', '2') }));
      await until(async () => (await hasty.site.inject('/course/all-courses')).body.includes('Skeletons'));
      await hasty.close();
    },
  );
});

it('follows an address as well as a file', async () => {
  const store = fastify();
  let document = documentAt(given.catalog);
  store.get('/releases.json', () => JSON.stringify(signed(JSON.stringify(document), given.key)));
  await store.listen({ host: '127.0.0.1', port: 0 });
  const { site, close } = await sampleSite({
    RELEASES_URL: `${addressOf(store)}/releases.json`,
    RELEASE_PUBLIC_KEY: given.key.publicKey,
  });
  expect((await site.inject('/')).headers.link).toContain(`${given.catalog}/1/remoteEntry.js`);
  document = documentAt(given.catalog, at('2'));
  const newer = async (): Promise<boolean> =>
    String((await site.inject('/')).headers.link).includes('/2/remoteEntry.js');
  await until(newer);
  await store.close();
  // The store is gone: the last good document stays.
  expect((await site.inject('/releases.json')).statusCode).toBe(200);
  await close();
});

it('tells the API what its shell offers, and tries until it is heard', async () => {
  given.courses.mood = 500;
  await given.site.listen({ host: '127.0.0.1', port: 0 });
  await until(() => warn.mock.calls.length > 0);
  expect(given.announced).toEqual([]);
  given.courses.mood = 'well';
  await until(() => given.announced.length > 0);
  expect(given.announced).toEqual([{ host: sampleHost, front: 'shown-to-origins' }]);
  expect((await page('/platform.json')).json()).toEqual(sampleHost);
});

it('reads new versions while nobody visits, so that the first page finds them ready', async () => {
  await given.site.listen({ host: '127.0.0.1', port: 0 });
  const read = () => given.state.read.filter((file) => file.endsWith('release.json'));
  await until(() => read().length === 1);
  given.release(documentAt(given.catalog, at('7')));
  await until(() => read().length === 2);
  expect(read()).toEqual(['1/release.json', '7/release.json']);
});
