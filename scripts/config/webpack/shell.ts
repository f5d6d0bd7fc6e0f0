import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { emitJson, onAssets } from './assets.ts';
import { type Build, baseConfig, leanRouter } from './base.ts';
import { providedRuntime, withoutRemotes } from './federation/provided-runtime.ts';
import { IntegrityPlugin } from './integrity.ts';
import { scriptFile, sharedLibraries } from './shared.ts';

const noPrefixes = scriptFile('scripts/config/facades/no-prefixes.ts');

/** Writes `entry-files.json`: the first files of the page, for the front server. */
class EntryFilesPlugin {
  apply(compiler: Compiler): void {
    onAssets(compiler, 'EntryFiles', 'AFTER_REPORT', (compilation) => {
      const filesOf = (chunk: string): string[] => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
      const start = compilation.entrypoints.get('main')?.getFiles() ?? [];
      const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
      emitJson(compilation, 'entry-files.json', {
        scripts: start.filter((file) => file.endsWith('.js')),
        preload: [...start, ...filesOf('bootstrap')].filter((file) => file.endsWith('.js') && !start.includes(file)),
        requests: filesOf('requests').filter((file) => file.endsWith('.js')),
        styles: start.filter((file) => file.endsWith('.css')),
        scriptStyles: filesOf('script-fonts').filter((file) => file.endsWith('.css')),
        fonts: fonts.filter((file) => file.includes('anek-latin-latin-wght-normal')),
      });
    });
  }
}

/** The host: eager shared libraries (its page always needs them), and no remotes at build time. */
export function shellConfig(build: Build): Configuration {
  const base = baseConfig(build);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: `/static/${build.version}/` },
    resolve: {
      ...base.resolve,
      alias: {
        ...(build.isDevelopment ? {} : leanRouter),
        ...providedRuntime(),
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
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      withoutRemotes(),
      new webpack.NormalModuleReplacementPlugin(/stylis\/src\/Prefixer\.js$/, noPrefixes),
      new IntegrityPlugin(),
      new EntryFilesPlugin(),
    ],
  };
}
