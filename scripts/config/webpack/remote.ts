import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type Compiler, type Configuration } from 'webpack';
import { emitJson, onAssets } from './assets.ts';
import { type Build, baseConfig } from './base.ts';
import { ForeignGuardPlugin } from './federation/foreign-guard.ts';
import { IntegrityPlugin } from './integrity.ts';
import { sharedLibraries } from './shared.ts';
import { sourceMaps } from './source-maps.ts';

/** Writes `screen-files.json`: name of a lazy chunk (`webpackChunkName`, a screen's path) → scripts to load early. */
class ScreenFilesPlugin {
  apply(compiler: Compiler): void {
    onAssets(compiler, 'ScreenFiles', 'AFTER_REPORT', (compilation) => {
      // The manifest lists the chunks of exposed modules.
      const lazy = [...compilation.namedChunkGroups].filter(
        ([name, group]) => !group.isInitial() && !name?.startsWith('__federation'),
      );
      const files = lazy.map(([name, group]) => [name, group.getFiles().filter((file) => file.endsWith('.js'))]);
      emitJson(compilation, 'screen-files.json', Object.fromEntries(files));
    });
  }
}

/** A remote: one exposed module, found through `mf-manifest.json`, at any address. */
export function remoteConfig(build: Build): Configuration {
  const base = baseConfig(build);
  const name = build.folder.replace(/^mfe-/, '');
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: build.isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': './src/remote.tsx' },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedLibraries(false, build.folder),
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new ForeignGuardPlugin(name),
      ...(build.isDevelopment ? [] : [new IntegrityPlugin(), new ScreenFilesPlugin(), sourceMaps()]),
    ],
  };
}
