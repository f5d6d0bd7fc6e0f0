import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { areasHere } from '../areas.ts';
import { PortableIdsPlugin } from './federation/portable-ids.ts';
import { home, libraryFolder, ownArea, packageFolder } from './shared.ts';

const require = createRequire(import.meta.url);

export interface Build {
  /** Package folder below the root: 'shell', 'mfe-catalog'. */
  folder: string;
  /** Part of addresses and of `uniqueName`: two versions in one tab must not share a module table. */
  version: string;
  isDevelopment: boolean;
}

const swc = (isDevelopment: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
    },
  },
});

// Two areas, each in a repository of its own, must not give the same ids.
const styledIds = {
  loader: path.join(import.meta.dirname, 'styled-ids.cjs'),
  options: { base: home, prefix: ownArea ? `mfe-${areasHere[0]}/` : '' },
};

/** The loaders of TypeScript, for browsers and for the server. */
export const typescript = (isDevelopment: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [swc(isDevelopment), styledIds],
});

// Addresses in a style sheet are relative to it: a cached one stays valid at the next version's address.
const relativeCss = { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } };

/** Pictures, films and fonts. */
export const assetFiles = {
  test: /\.(woff2|mp4|webm|jpg|png|svg)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:10][ext]' },
};

const usedIcons = {
  test: /shared-ui[\\/](src|dist)[\\/]Icon[\\/]icon-paths\.[jt]s$/,
  enforce: 'pre' as const,
  use: path.join(import.meta.dirname, 'used-icons.cjs'),
};

const rules = (isDevelopment: boolean) => [
  typescript(isDevelopment),
  ...(isDevelopment ? [] : [usedIcons]),
  {
    test: /\.css$/,
    use: [relativeCss, { loader: require.resolve('css-loader'), options: { modules: false } }],
  },
  { test: /\.md$/, type: 'asset/source' },
  assetFiles,
];

/**
 * Names are short in a fixed order, not by how frequent letters are: at that time a file still holds hashes of unminified
 * chunks, which change with sources that the build leaves out.
 */
export const minimizer = new TerserPlugin({
  // swc has its own threads, and a process that starts costs more than it saves.
  parallel: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: { mangle: { disableCharFreq: true }, compress: true },
});

/** The common configuration of all browser builds. */
export function baseConfig({ folder, version, isDevelopment }: Build): Configuration {
  const name = folder.replace(/^mfe-/, '');
  const file = isDevelopment ? '[name].js' : '[name].[contenthash:10].js';
  return {
    name,
    mode: isDevelopment ? 'development' : 'production',
    context: packageFolder(folder),
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(packageFolder(folder), 'dist', version),
      filename: file,
      chunkFilename: file,
      uniqueName: `${name}@${version}`,
      crossOriginLoading: 'anonymous',
      // A module whose import failed is evaluated whole the next time; otherwise it stays half for good.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: isDevelopment ? {} : leanRouter },
    module: { rules: rules(isDevelopment) },
    plugins: [
      new PortableIdsPlugin(),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production'),
      }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
      }),
    ],
    optimization: {
      minimizer: [minimizer],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    // One on disk changes the order of modules, and so the version of the same sources.
    cache: isDevelopment && { type: 'memory' },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const router = libraryFolder('react-router', '.');

// The package's own entry is its development build in every mode.
export const leanRouter = {
  'react-router$': path.join(router, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
};
