/**
 * What this folder takes for granted of the inside of Module Federation, asked of the installed version: a new one that
 * changes it fails here, before an area fails in a page.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { init } from '@module-federation/enhanced/runtime';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Configuration } from 'webpack';
import { compile } from '../../../build/compile.ts';
import { ForeignGuardPlugin } from './foreign-guard.ts';
import { initialise, isLending, sharedModule } from './in-a-page.ts';
import { providedRuntime, withoutRemotes } from './provided-runtime.ts';
import { sharedRuntime } from './shared-runtime.ts';

const home = mkdtempSync(path.join(tmpdir(), 'vidya-federation-'));
afterAll(() => rmSync(home, { recursive: true }));

const common = { dts: false, shareStrategy: 'loaded-first' } as const;

/** Builds one module, and returns the folder of its files and the absolute paths of all modules in it. */
async function build(name: string, config: Configuration): Promise<{ output: string; modules: string[] }> {
  const context = path.join(home, name);
  const output = path.join(context, 'dist');
  mkdirSync(context, { recursive: true });
  writeFileSync(path.join(context, 'main.mjs'), 'export default () => 1;');
  const modules: string[] = [];
  const note = (compiler: Compiler): void =>
    compiler.hooks.afterCompile.tap('note', (compilation) => {
      for (const module of compilation.modules) modules.push(module.nameForCondition() ?? '');
    });
  await compile({
    mode: 'production',
    context,
    target: ['web', 'es2022'],
    output: { path: output, filename: '[name].js', publicPath: 'auto', uniqueName: name },
    infrastructureLogging: { level: 'error' },
    ...config,
    plugins: [...(config.plugins ?? []), note],
  });
  return { output, modules };
}

const shell = (alias: Record<string, string>, plugins: Configuration['plugins'] = []) =>
  build(`shell-${plugins.length}`, {
    entry: { main: './main.mjs' },
    resolve: { alias },
    plugins: [
      new ModuleFederationPlugin({
        ...common,
        name: 'shell',
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      ...plugins,
    ],
  });

const below = (modules: string[], part: string): string[] => modules.filter((file) => file.includes(part));

it('has one federation runtime in the shell, which loads no remotes', async () => {
  const { modules } = await shell(providedRuntime(), [withoutRemotes()]);
  expect(below(modules, 'runtime-core/dist/core.')).toHaveLength(1);
  expect(below(modules, 'webpack/federation/no-remotes.ts')).not.toEqual([]);
  expect(modules.filter((file) => /dist\/(utils\/(load|preload)|dom)\.c?js$/.test(file))).toEqual([]);
});

it('needs the alias and the replacement for that', async () => {
  const { modules } = await shell({});
  expect(below(modules, 'runtime-core/dist/core.').length).toBeGreaterThan(1);
  expect(below(modules, 'runtime-core/dist/utils/load.')).not.toEqual([]);
});

it('starts an area through one global, and says what is missing where nobody lends it', async () => {
  const { output } = await build('area', {
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        ...common,
        name: 'area',
        filename: 'entry.js',
        exposes: { './remote': './main.mjs' },
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new ForeignGuardPlugin('area'),
    ],
  });
  const entry = readFileSync(path.join(output, 'entry.js'), 'utf8');
  const foreign = vm.createContext({}) as { area?: { get: () => Promise<unknown> } };
  vm.runInContext(entry, foreign);
  await expect(foreign.area?.get()).rejects.toThrow('The area area needs a host that lends it the Vidya platform');
  // What rehearsal and gate read of such a build.
  expect(readdirSync(output)).toContainEqual(expect.stringMatching(/^__federation_expose_remote/));
  const manifest = JSON.parse(readFileSync(path.join(output, 'mf-manifest.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({
    metaData: { globalName: 'area', pluginVersion: sharedRuntime().version, remoteEntry: { name: 'entry.js' } },
    exposes: [{ path: './remote' }],
  });
});

it('knows which names the runtime lends', () => {
  expect(sharedRuntime().names).toEqual(expect.arrayContaining(['ModuleFederation', 'satisfy']));
});

it('finds in a page what the shell lends', () => {
  const page = globalThis as { __FEDERATION__?: unknown };
  const inPage = (expression: string): unknown =>
    vm.runInNewContext(expression, { __FEDERATION__: page.__FEDERATION__ });
  expect(inPage(isLending)).toBe(false);
  const react = { createElement: () => null };
  const shareConfig = { singleton: true, requiredVersion: '19.3.1' };
  init({ name: 'shell', remotes: [], shared: { react: { version: '19.3.1', lib: () => react, shareConfig } } });
  expect(inPage(isLending)).toBe(true);
  const scope = { react: { '19.3.1': {} } };
  const given = [scope, { shareScopeKeys: 'default', shareScopeMap: { default: scope } }];
  expect(inPage(initialise('({ init: (scope, _, host) => [scope, host] })'))).toMatchObject(given);
  expect(inPage(sharedModule('react'))).toBe(react);
});
