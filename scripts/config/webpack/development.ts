import { createRequire } from 'node:module';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { remoteConfig } from './remote.ts';
import { root } from './shared.ts';
import { shellConfig } from './shell.ts';

const require = createRequire(import.meta.url);
const proxy = path.join(root, 'scripts/config/webpack/refresh-proxy.js');

/** Adds Fast Refresh, with the one runtime that the page's bundles share. */
function withRefresh(config: Configuration, bundle: string): Configuration {
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...(config.resolve?.alias as Record<string, string>),
        'react-refresh/runtime$': proxy,
        'react-refresh-own-runtime$': require.resolve('react-refresh/runtime'),
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({ __VIDYA_BUNDLE__: JSON.stringify(bundle) }),
      new RefreshPlugin({ overlay: false, exclude: [/node_modules/, /refresh-proxy/] }),
    ],
  };
}

/** The shell with React's development build: without it there is nothing to refresh. */
export const developmentShell = (version: string): Configuration =>
  withRefresh(shellConfig({ folder: 'shell', version, isDevelopment: true }), 'shell');

/** A remote that is being edited. */
export const developmentRemote = (folder: string): Configuration =>
  withRefresh(remoteConfig({ folder, version: 'development', isDevelopment: true }), folder);

/** Its server: any page may load from it, and it calls that page by its own port. */
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
