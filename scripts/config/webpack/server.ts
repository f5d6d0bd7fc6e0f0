import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { assetFiles, leanRouter, typescript } from './base.ts';
import { facades, home, singletons } from './shared.ts';

/** The modules that the shell's server build provides to those of the areas. */
const provided = [...singletons.filter((name) => name !== 'react-toastify'), 'react/jsx-runtime'];

/** Without styled-components' own: only servers collect the styles of a page. */
const exactFacades = Object.fromEntries(
  Object.entries(facades).flatMap(([name, file]) => (name === 'styled-components' ? [] : [[`${name}$`, file]])),
);

/** The address of a version's folder, which the renderer knows: one build may be published in several places. */
const versionBase = 'vidya/base';
/** A module that puts it before the addresses of pictures: a browser finds the same one by its script ('auto'). */
const publicPath = `data:text/javascript,__webpack_public_path__ = require('${versionBase}');`;

/** Leaves out what the build does not use, so that it stays the same when only that changes; lines and names stay. */
const withoutUnused = new TerserPlugin({
  // Its workers would run the program again that a `node -e` started with.
  parallel: false,
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { mangle: false, compress: true, format: { beautify: true } },
});

interface ServerBuild {
  /** The module, absolute or relative to the root. */
  entry: string;
  /** The folder, absolute. */
  output: string;
  filename: string;
  /** The area's build takes shared libraries from the shell's, as in the browser. */
  isArea?: boolean;
}

/** One file that renders React without a browser: it needs no other file and none of Node's modules. */
export const serverConfig = ({ entry, output, filename, isArea = false }: ServerBuild): Configuration => ({
  mode: 'production',
  context: home,
  target: ['node24', 'es2022'],
  entry: isArea ? [publicPath, entry] : entry,
  output: { path: output, filename, library: { type: 'commonjs2' }, publicPath: '' },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // The renderer has none of Node's modules.
    alias: {
      ...leanRouter,
      ...(isArea ? {} : exactFacades),
      'react-dom/server$': 'react-dom/server.edge',
      // It only starts once a page is in its browser.
      'video.js': false,
    },
  },
  externals: isArea ? Object.fromEntries([...provided, versionBase].map((name) => [name, `commonjs ${name}`])) : {},
  optimization: { minimize: true, minimizer: [withoutUnused], splitChunks: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
  ],
  module: {
    rules: [
      typescript(false),
      { test: /\.(css|md)$/, type: 'asset/source' },
      // The browser's build writes them, under the same names.
      { ...assetFiles, generator: { ...assetFiles.generator, emit: false } },
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
