import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type Configuration } from 'webpack';
import { type Build, baseConfig } from './base.ts';
import { ForeignGuardPlugin } from './foreign-guard.ts';
import { IntegrityPlugin } from './integrity.ts';
import { ScreenFilesPlugin } from './screen-files.ts';
import { sharedLibraries } from './shared.ts';

/** A remote: one exposed module, found through `mf-manifest.json`, below whatever address it is served from. */
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
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new ForeignGuardPlugin(name),
      ...(build.isDevelopment ? [] : [new IntegrityPlugin(), new ScreenFilesPlugin()]),
    ],
  };
}
