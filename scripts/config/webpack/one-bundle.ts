import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import { IntegrityPlugin } from './integrity.ts';
import { facades, root } from './shared.ts';
import { EntryFilesPlugin } from './shell.ts';

/**
 * The same sources as one webpack build without federation, for comparison only: remotes are lazy chunks, libraries come
 * through the same facades, everything else is configured alike.
 */
export function oneBundleConfig(output: string): Configuration {
  const base = baseConfig({ folder: 'shell', version: 'one-bundle', isDevelopment: false });
  const alias = Object.fromEntries(Object.entries(facades).map(([name, file]) => [`${name}$`, file]));
  return {
    ...base,
    name: 'one-bundle',
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: output, publicPath: `/static/${path.basename(output)}/` },
    resolve: { ...base.resolve, alias: { ...(base.resolve?.alias as Record<string, string>), ...alias } },
    cache: false,
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /\/load-remote\.ts$/,
        path.join(root, 'scripts/bench/bundled-remotes.ts'),
      ),
      new IntegrityPlugin(),
      new EntryFilesPlugin(),
    ],
  };
}
