import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { type Build, baseConfig, leanRouter } from './base.ts';
import { IntegrityPlugin } from './integrity.ts';
import { root, sharedLibraries } from './shared.ts';

const require = createRequire(import.meta.url);
const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
const noSnapshots = path.join(root, 'scripts/config/facades/no-snapshots.ts');
const runtimePlugin = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');

/** Tells the front server which files the page begins with. */
class EntryFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EntryFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'EntryFiles', stage }, (assets) => {
        const start = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const files = [...start, ...(compilation.namedChunkGroups.get('bootstrap')?.getFiles() ?? [])];
        const listed = {
          scripts: start.filter((file) => file.endsWith('.js')),
          preload: files.filter((file) => file.endsWith('.js') && !start.includes(file)),
          styles: (compilation.namedChunkGroups.get('late-styles')?.getFiles() ?? []).filter((file) =>
            file.endsWith('.css'),
          ),
          fonts: Object.keys(assets).filter(
            (file) => file.includes('anek-latin-latin-wght-normal') && file.endsWith('.woff2'),
          ),
        };
        compilation.emitAsset('entry-files.json', new webpack.sources.RawSource(JSON.stringify(listed, null, 1)));
      });
    });
  }
}

/** The host: shared libraries eager (its page always needs them), no remotes known at build time. */
export function shellConfig(build: Build): Configuration {
  const base = baseConfig(build);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: `/static/${build.version}/` },
    // Without this alias the federation runtime is bundled twice.
    resolve: {
      ...base.resolve,
      alias: {
        ...(build.isDevelopment ? {} : leanRouter),
        [runtimePlugin]: runtimePlugin.replace('index.cjs', 'index.js'),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: sharedLibraries(true, build.folder),
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new webpack.NormalModuleReplacementPlugin(/\/(SnapshotHandler|utils\/preload)\.js$/, noSnapshots),
      new IntegrityPlugin(),
      new EntryFilesPlugin(),
    ],
  };
}
