import { generateKeyPairSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readReleaseKey } from '../../../../api/src/config/release-key.ts';
import { startApi, type TestApi } from '../../../../api/src/testing/api.ts';
import { frontSecret } from '../../../../api/src/testing/front-secret.ts';
import { keepSourceMaps, readSourceMaps } from '../../../../scripts/build/source-maps.ts';
import { publishBuild } from '../../../../scripts/run/publish-builds.ts';
import type { HostMetadata } from '../../../gate/document/release.ts';
import { openReleaseStore } from '../../../registry/release-store/release-store-open.ts';
import { releaseSourceMaps } from '../../../registry/tables/schema-release.ts';
import {
  releaseOwners,
  releaseProvenances,
  releaseSigningKeys,
} from '../../../registry/tables/schema-release-rights.ts';
import { host, releaseEnvironment, releaseToken } from '../../../registry/testing/releases.ts';
import { announce, releaseApi } from '../release-api.ts';
import { runCommand } from '../run-command.ts';
import { publish, type ReleaseTarget } from './publish.ts';
import { writeSampleBuild } from './write-sample-build.ts';

let api: TestApi;
let target: ReleaseTarget;
let metadata: HostMetadata;

beforeAll(async () => {
  api = await startApi(releaseEnvironment);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  target = {
    api: releaseApi({ address: api.origin(), token: async () => releaseToken, who: 'Āśa रा' }),
    store: await openReleaseStore(api.config.releases),
    host: async () => metadata,
  };
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  metadata = host;
  await announce(metadata, { address: api.origin(), secret: frontSecret });
});

const name = 'catalog';
const uploaded = (version: string): boolean => existsSync(path.join(api.config.releases.store, name, version));
const published = (version: string, more: Partial<Parameters<typeof writeSampleBuild>[0]> = {}) =>
  publish(target, { name, folder: writeSampleBuild({ name, version, ...more }), note: 'Faster' });
const outputOf = async (command: Parameters<typeof runCommand>[1]): Promise<string> => {
  const lines: string[] = [];
  await runCommand(target, command, (line) => lines.push(line));
  return lines.join('\n');
};
const live = async () => (await target.api.list()).find((remote) => remote.name === name)?.live?.version;

describe('publishing', () => {
  it('uploads and registers a version, and nobody gets it', async () => {
    const { isUploaded, releases } = await published('1.0.0-a');
    expect([isUploaded, uploaded('1.0.0-a'), releases.live]).toEqual([true, true, null]);
    expect(releases.versions[0]).toMatchObject({ version: '1.0.0-a', publishedBy: 'Āśa रा', note: 'Faster' });
  });

  it('lays the signed origin beside a version when it has a key to sign with', async () => {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { publicKey } = readReleaseKey(pem);
    await api.db.insert(releaseSigningKeys).values({ area: name, publicKey });
    await expect(published('1.0.0-t')).rejects.toThrow('Publish with RELEASE_SIGNING_KEY');
    process.env['RELEASE_SIGNING_KEY'] = pem;
    await published('1.0.0-t');
    delete process.env['RELEASE_SIGNING_KEY'];
    const [stored] = await api.db.select().from(releaseProvenances);
    expect(stored?.commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('gives the source maps to the API, and none to where browsers fetch', async () => {
    const version = '1.0.0-m';
    const folder = writeSampleBuild({ name, version });
    keepSourceMaps(folder, { 'chunk.js': 'AAAA', 'remoteEntry.js': 'BBBB' });
    expect((await publish(target, { name, folder, note: '' })).mapsRefused).toBeNull();
    const rows = await api.db.select().from(releaseSourceMaps);
    expect(Object.fromEntries(rows.map(({ file, map }) => [file, map]))).toEqual(readSourceMaps(folder));
    const files = await target.store.files(`${name}/${version}`);
    expect(files).toContain('chunk.js');
    expect(files.filter((file) => file.includes('map'))).toEqual([]);
  });

  it('goes on without the source maps when the API does not take them', async () => {
    const folder = writeSampleBuild({ name, version: '1.0.0-n' });
    keepSourceMaps(folder, { 'elsewhere.js': 'AAAA' });
    const { mapsRefused, releases } = await publish(target, { name, folder, note: '' });
    expect(mapsRefused).toContain('elsewhere.js Is No Script Of This Version');
    expect(releases.versions[0]?.version).toBe('1.0.0-n');
  });

  it('may be repeated', async () => {
    const folder = writeSampleBuild({ name, version: '1.0.0-b' });
    await publish(target, { name, folder, note: '' });
    expect((await publish(target, { name, folder, note: '' })).isUploaded).toBe(false);
  });

  it('stops at the gate with check, reason and remedy, before anything is uploaded', async () => {
    await expect(
      published('1.0.0-c', { code: { shared: { react: { range: '^18.2.0', names: ['useState'] } } } }),
    ).rejects.toThrow(
      'catalog 1.0.0-c may not be published:\n' +
        '  shared libraries\n' +
        '    what: react ^18.2.0 is needed; the live shell lends 19.3.1.\n' +
        '    fix:  Build against react 19.3.1, or release a shell with a react that is within ^18.2.0 first.',
    );
    expect(uploaded('1.0.0-c')).toBe(false);
  });

  it.each(['chunk.js', 'chunk.js.br', 'views.json'])('refuses a build whose %s was changed', async (file) => {
    const folder = writeSampleBuild({ name, version: '1.0.0-changed' });
    const content = 'globalThis.catalog = { };';
    writeFileSync(path.join(folder, file), file.endsWith('.br') ? brotliCompressSync(content) : content);
    await expect(publish(target, { name, folder, note: '' })).rejects.toThrow(
      `${file} is missing, or is not what was built, so no browser would run it.`,
    );
    expect(uploaded('1.0.0-changed')).toBe(false);
  });

  it('asks the shell that is live, not the one of this source tree', async () => {
    metadata = { ...host, platform: '0.9.0' };
    await expect(published('1.0.0-d')).rejects.toThrow('Platform ^1.0.0 is needed; the live shell lends 0.9.0.');
  });

  it('compares with what the live version exposes', async () => {
    const widget = { './remote': { props: ['platform'], hooks: [] }, './widget': { props: [], hooks: [] } };
    await published('1.0.0-e', { code: { exposes: widget } });
    await target.api.promote(name, {});
    await expect(published('1.0.0-f')).rejects.toThrow("'./widget' is exposed by the live version and is missing here");
  });
});

describe('what the command says', () => {
  it('is what happened and what comes next: canary, everybody, back, list', async () => {
    await published('1.0.0-g');
    await target.api.promote(name, {});
    await published('1.1.0-h');
    expect(await outputOf({ kind: 'promote', name, promotion: { percent: 10, cohort: 'staff' } })).toContain(
      'catalog 1.1.0-h goes to 10 % of visitors and staff.',
    );
    expect(await outputOf({ kind: 'promote', name, promotion: { cohort: 'staff' } })).toContain(
      '1.1.0-h goes to staff.',
    );
    const all = await outputOf({ kind: 'promote', name, promotion: {} });
    expect(all).toContain('catalog 1.1.0-h is live for everybody.\nBefore it was 1.0.0-g; to go back:');
    expect(await outputOf({ kind: 'rollback', name, rollback: { reason: 'Slow' } })).toBe(
      'catalog 1.1.0-h is taken back.\ncatalog 1.0.0-g is live for everybody.',
    );
    const table = await outputOf({ kind: 'list', name });
    expect(table).toMatch(/taken back +1\.1\.0-h/);
    expect(table).toMatch(/live +1\.0\.0-g +100 %/);
    expect(table).not.toContain('learning');
  });

  it('is where a rollout is, and how to halt it, to go on and to go back', async () => {
    await published('1.0.0-p');
    await target.api.promote(name, {});
    await published('1.1.0-q');
    const started = await outputOf({ kind: 'rollout', name, rollout: { steps: [5, 100], dwellMinutes: 15 } });
    expect(started).toMatch(/^Rollout of 1\.1\.0-q by .+: \[5 %\] → 100 %\n {2}the next step comes .+ at the earliest/);
    expect(started).toContain('npm run release -- catalog --halt --reason');
    const halted = await outputOf({ kind: 'halt', name, reason: 'Looks odd' });
    expect(halted).toContain('  halted: Looks odd\n');
    expect(halted).toContain('npm run release -- catalog --go-on');
    expect(await outputOf({ kind: 'goOn', name, reason: '' })).toContain('the next step comes');
  });

  it('is that a second owner has to agree, and how', async () => {
    await published('1.0.0-r');
    await target.api.promote(name, {});
    await published('1.1.0-s');
    const owners = ['asha@vidya.example', 'kabir@vidya.example'].map((email) => ({ area: name, email }) as const);
    await api.db.insert(releaseOwners).values(owners);
    const held = await outputOf({ kind: 'promote', name, promotion: {} });
    expect(held).toContain('catalog 1.1.0-s waits for a second owner');
    expect(held).toContain('  npm run release -- catalog --approve');
    expect(await outputOf({ kind: 'list', name })).toMatch(/1\.1\.0-s waits for a second owner: .+ asked\./);
    // Nobody vouches for a name that is only said.
    await expect(outputOf({ kind: 'approve', name })).rejects.toThrow('Only Another Owner Of catalog May Approve This');
  });

  it('is never silence: somebody else was faster', async () => {
    await published('1.0.0-n');
    await target.api.promote(name, {});
    await published('1.1.0-o');
    const promote: ReleaseTarget['api']['promote'] = async (area, promotion) => {
      await target.api.promote(area, promotion);
      return target.api.promote(area, {});
    };
    const overtaken = { ...target, api: { ...target.api, promote } };
    const lines: string[] = [];
    const command = { kind: 'promote', name, promotion: { percent: 10 } } as const;
    await runCommand(overtaken, command, (line) => lines.push(line));
    expect(lines.join('\n')).toBe(
      'Somebody changed it meanwhile: catalog 1.1.0-o is live for everybody. To see who:\n  npm run release -- catalog --list',
    );
  });

  it('is the API’s refusal', async () => {
    await expect(outputOf({ kind: 'promote', name, promotion: { version: '9.9.9' } })).rejects.toThrow(
      /9\.9\.9 Does Not Exist/,
    );
  });

  it('is to start the site when nobody answers', async () => {
    const nobody = releaseApi({ address: 'http://127.0.0.1:9', token: async () => releaseToken, who: 'x' });
    await expect(nobody.list()).rejects.toThrow('is the site started there (npm start)? RELEASE_API names another.');
  });

  it('is that the token is not right', async () => {
    const stranger = releaseApi({ address: api.origin(), token: async () => 'x'.repeat(40), who: 'x' });
    await expect(stranger.list()).rejects.toThrow('RELEASE_TOKEN is for a site on this machine');
  });
});

describe('a grant', () => {
  it('is what the area declares, with where its files lie', async () => {
    const text = await outputOf({ kind: 'grant', name, base: 'https://catalog.example' });
    expect(text).toContain('catalog is granted, with ');
    expect(text).toContain('/course/:category');
    const { grant } = (await target.api.list()).find((remote) => remote.name === name)!;
    expect(grant).toMatchObject({ title: 'Courses', base: 'https://catalog.example', budgetKb: 45 });
  });
});

describe('the start of a site', () => {
  const start = (version: string, isOnlyFirst = false) =>
    publishBuild(target, { name, folder: writeSampleBuild({ name, version }), isOnlyFirst });

  it('gives everybody what was built, the first time', async () => {
    expect(await start('1.0.0-i')).toBe('1.0.0-i');
    expect(await live()).toBe('1.0.0-i');
  });

  it('leaves a version as it stands that was taken back', async () => {
    await start('1.0.0-j');
    await start('1.1.0-k');
    await target.api.rollBack(name, { reason: 'Slow' });
    expect(await start('1.1.0-k')).toBeUndefined();
    expect(await live()).toBe('1.0.0-j');
  });

  it('releases nothing in production where something is live', async () => {
    await start('1.0.0-l', true);
    expect(await start('1.1.0-m', true)).toBeUndefined();
    expect(await live()).toBe('1.0.0-l');
  });
});
