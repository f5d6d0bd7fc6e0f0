import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler } from 'webpack';
import { integrityOf } from '../../platform/gate/integrity-of.ts';
import { minimizer } from '../config/webpack/base.ts';
import { PortableIdsPlugin } from '../config/webpack/federation/portable-ids.ts';
import { IntegrityPlugin } from '../config/webpack/integrity.ts';
import { sourceMaps } from '../config/webpack/source-maps.ts';
import { compile } from './compile.ts';
import { takeSourceMaps } from './source-maps.ts';
import { stampVersion, unstamped } from './stamp.ts';

const home = mkdtempSync(path.join(tmpdir(), 'vidya-stamp-'));
afterAll(() => rmSync(home, { recursive: true }));

interface SourceMap {
  sources: string[];
  sourcesContent?: string[];
}

const texts = { used: 'A sentence', unused: 'Somebody else’s sentence' };

/** Builds a small area in a folder as the areas are built, with some of its texts changed. Returns its version. */
async function buildIn(folder: string, changed: Partial<typeof texts> = {}) {
  const context = path.join(home, folder);
  const output = path.join(context, 'dist');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(path.join(context, 'node_modules/hooks'), { recursive: true });
  const { used, unused } = { ...texts, ...changed };
  const write = (file: string, text: string): void => writeFileSync(path.join(context, file), text);
  write('package.json', '{"sideEffects":false}');
  write('node_modules/hooks/package.json', '{"name":"hooks","version":"1.0.0","main":"index.mjs","sideEffects":false}');
  write('node_modules/hooks/index.mjs', 'export const hooks = 1;');
  write('messages.mjs', `export const used = '${used}';\nexport const unused = { text: '${unused}' };`);
  write('texts.mjs', `export * as texts from './messages.mjs';`);
  write(
    'remote.mjs',
    `import { hooks } from 'hooks';\nimport { texts } from './texts.mjs';\nexport default () => texts.used + hooks;`,
  );
  const ids: string[] = [];
  await compile({
    mode: 'production',
    context,
    entry: {},
    target: ['web', 'es2022'],
    output: { path: output, filename: '[name].[contenthash:10].js', uniqueName: `area@${unstamped('1.0.0')}` },
    plugins: [
      new PortableIdsPlugin(),
      new ModuleFederationPlugin({
        name: 'area',
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': './remote.mjs' },
        manifest: true,
        dts: false,
        shared: { hooks: { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0' } },
      }),
      (compiler: Compiler) =>
        compiler.hooks.afterCompile.tap('ids', ({ chunkGraph, modules }) => {
          ids.push(...[...modules].map((module) => String(chunkGraph.getModuleId(module))).toSorted());
        }),
      new IntegrityPlugin(),
      sourceMaps(),
    ],
    optimization: { minimizer: [minimizer] },
    infrastructureLogging: { level: 'error' },
  });
  const maps = takeSourceMaps(output);
  return { version: stampVersion(output, '1.0.0'), output, ids, maps };
}

it('is the same for the same content: in another folder, and when only what it leaves out changed', async () => {
  const { version } = await buildIn('here');
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect((await buildIn('elsewhere')).version).toBe(version);
  expect((await buildIn('here', { unused: 'Another sentence' })).version).toBe(version);
  expect((await buildIn('here', { used: 'Another sentence' })).version).not.toBe(version);
});

// One that differs moves the id of whatever module has the same one already: seldom, and then another version.
it('gives no module an id by its folder, also where the module is the provider of a shared library', async () => {
  const { ids } = await buildIn('here');
  expect(ids).toContain('provide module (default) hooks@1.0.0');
  expect((await buildIn('elsewhere')).ids).toEqual(ids);
});

it('stands in the files instead of its placeholder, and their hashes are those of what is written', async () => {
  const { version, output } = await buildIn('here');
  const table = JSON.parse(readFileSync(path.join(output, 'integrity.json'), 'utf8')) as Record<string, string>;
  const scripts = readdirSync(output).filter((file) => file.endsWith('.js'));
  const contents = scripts.map((file) => [file, readFileSync(path.join(output, file), 'utf8')] as const);
  expect(table).toEqual(Object.fromEntries(contents.map(([file, text]) => [file, integrityOf(text)])));
  const code = contents.map(([, text]) => text).join('\n');
  expect([code.includes(`area@${version}`), code.includes('vidyahash0')]).toEqual([true, false]);
});

it('has source maps that no browser gets, which name files alone', async () => {
  const { output, maps } = await buildIn('here');
  const files = readdirSync(output);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(files.some((file) => readFileSync(path.join(output, file), 'utf8').includes('sourceMappingURL'))).toBe(false);
  const read = Object.entries(maps).map(([script, map]) => {
    expect(files).toContain(script);
    return brotliDecompressSync(Buffer.from(map, 'base64')).toString('utf8');
  });
  const { sources, sourcesContent } = JSON.parse(read.find((map) => map.includes('remote.mjs')) ?? '{}') as SourceMap;
  expect(sources).toContainEqual(expect.stringMatching(/here\/remote\.mjs$/));
  expect(sourcesContent).toBeUndefined();
  expect(read.filter((map) => map.includes('A sentence'))).toEqual([]);
});

it('covers what a version says besides its files', async () => {
  const [one, other] = [await buildIn('one'), await buildIn('other')];
  expect(stampVersion(one.output, '1.0.0', 'paths')).not.toBe(stampVersion(other.output, '1.0.0', 'other paths'));
});
