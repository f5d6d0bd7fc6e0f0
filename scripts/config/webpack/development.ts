import { createRequire } from 'node:module';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { onAssets } from './assets.ts';
import { baseConfig } from './base.ts';
import { IntegrityPlugin } from './integrity.ts';
import { remoteConfig } from './remote.ts';
import { root } from './shared.ts';
import { shellConfig } from './shell.ts';

const require = createRequire(import.meta.url);
const runtime = require.resolve('react-refresh/runtime');
const proxy = path.join(root, 'scripts/config/webpack/refresh-proxy.cjs');

/** Adds Fast Refresh, with one runtime for all bundles of the page. */
function withRefresh(config: Configuration, bundle: string): Configuration {
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...(config.resolve?.alias as Record<string, string>),
        // By name for the refresh plugin's runtime, by file for its loader.
        'react-refresh/runtime$': proxy,
        [`${runtime}$`]: proxy,
        'react-refresh-own-runtime$': path.join(path.dirname(runtime), 'cjs/react-refresh-runtime.development.js'),
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({ __VIDYA_BUNDLE__: JSON.stringify(bundle) }),
      new RefreshPlugin({ overlay: false, exclude: [/node_modules/, /refresh-proxy/] }),
    ],
  };
}

const developed = (folder: string) => ({ folder, version: 'development', isDevelopment: true });

/** The shell with React's development build, which Fast Refresh needs. */
export function developmentShell(version: string, output: string): Configuration {
  const config = withRefresh(shellConfig({ folder: 'shell', version, isDevelopment: true }), 'shell');
  return { ...config, output: { ...config.output, path: output } };
}

const isUpdate = (value: unknown): boolean => typeof value === 'string' && value.includes('.hot-update.');

const withoutUpdates = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? value.filter((one) => !isUpdate(one)) : value)),
  );

/** Removes hot updates from a remote's manifest: a new page would run them before the modules that they update. */
class ManifestWithoutUpdates {
  apply(compiler: Compiler): void {
    onAssets(compiler, 'ManifestWithoutUpdates', 'AFTER_REPORT', (compilation) => {
      if (!compilation.getAsset('mf-manifest.json')) return;
      compilation.updateAsset(
        'mf-manifest.json',
        (source) => new webpack.sources.RawSource(withoutUpdates(source.source().toString())),
      );
    });
  }
}

/** A remote that a developer edits inside the site. */
export function developmentRemote(folder: string): Configuration {
  const config = withRefresh(remoteConfig(developed(folder)), folder);
  return { ...config, plugins: [...(config.plugins ?? []), new ManifestWithoutUpdates()] };
}

/** A remote edited inside a deployed site: a production build, but with names and line numbers, and without hashes. */
export function againstRemote(folder: string): Configuration {
  const config = remoteConfig({ folder, version: 'development', isDevelopment: false });
  return {
    ...config,
    cache: { type: 'memory' },
    devtool: 'cheap-module-source-map',
    optimization: { ...config.optimization, minimize: false },
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof IntegrityPlugin)),
  };
}

/** A remote without shell and API: its `src/index.ts` as a separate page with a mock platform. */
export function aloneRemote(folder: string): Configuration {
  const base = baseConfig(developed(folder));
  const page = new HtmlWebpackPlugin({
    title: folder,
    meta: { viewport: 'width=device-width, initial-scale=1' },
    templateContent:
      '<!doctype html><html lang="en-IN"><head><link rel="icon" href="data:,"></head><body></body></html>',
  });
  const entry = './src/index.ts';
  const output = { ...base.output, publicPath: '/' };
  return withRefresh({ ...base, entry, output, plugins: [...(base.plugins ?? []), page] }, folder);
}

/** The server of one remote: any page may load from it, and the page connects back to its port for updates. */
export const developmentServer = (port: number): ServerConfiguration => ({
  host: '127.0.0.1',
  port,
  hot: true,
  liveReload: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
  static: false,
  setupExitSignals: false,
});

/** The same for a remote inside a deployed site, whose React cannot refresh: the page reloads. */
export const againstServer = (port: number): ServerConfiguration => ({
  ...developmentServer(port),
  hot: false,
  liveReload: true,
});

/** The same for a remote that runs alone: one page at every path, and one lecture for all media of the samples. */
export const aloneServer = (port: number): ServerConfiguration => ({
  ...developmentServer(port),
  static: { directory: path.join(root, 'api/sample-data/media'), publicPath: '/media', watch: false },
  historyApiFallback: {
    rewrites: [{ from: /^\/media\/.*\.(mp4|vtt)$/, to: ({ match }) => `/media/genai-next-word.${match[1]}` }],
  },
});
