import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { swc } from '../config/webpack/base.ts';
import { root } from '../config/webpack/shared.ts';
import { compile } from './compile.ts';

const configFor = (entry: string, output: string): Configuration => ({
  mode: 'production',
  context: root,
  target: 'node24',
  entry,
  output: { path: output, filename: 'drawing.cjs', library: { type: 'commonjs2' } },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: [swc(false)] },
      { test: /\.(css|woff2|svg|png|jpg)$/, type: 'asset/source' },
    ],
  },
});

/** Removes styled-components' rehydration marks: the browser renders everything anew. */
export const withoutMarks = (css: string): string =>
  css.replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '').replaceAll(/\/\*!sc\*\/\n?/g, '');

/** Runs a React module at build time: compiles `entry` (from the root) into `output`, returns what `draw` returns. */
export async function drawnBy(entry: string, output: string): Promise<unknown> {
  await compile(configFor(entry, output));
  const compiled = path.join(output, 'drawing.cjs');
  const { default: module } = (await import(pathToFileURL(compiled).href)) as { default: { draw: () => unknown } };
  rmSync(compiled);
  return module.draw();
}
