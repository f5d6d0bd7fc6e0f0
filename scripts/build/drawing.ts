import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from '../config/webpack/shared.ts';

const require = createRequire(import.meta.url);

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
  },
};

function compileForNode(entry: string, output: string): Promise<void> {
  const compiler = webpack({
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
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [{ loader: require.resolve('swc-loader'), options: swcOptions }],
        },
        { test: /\.(css|woff2|svg|png|jpg)$/, type: 'asset/source' },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** Styles without the marks that styled-components would take up again: everything is drawn anew in the browser. */
export const withoutMarks = (css: string): string =>
  css.replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '').replaceAll(/\/\*!sc\*\/\n?/g, '');

/**
 * Runs a module that draws with React once, here at build time, and answers with what its `draw` makes.
 *
 * @param entry the module, below the root
 * @param output a folder that may hold the compiled module for a moment
 */
export async function drawnBy(entry: string, output: string): Promise<unknown> {
  await compileForNode(entry, output);
  const compiled = path.join(output, 'drawing.cjs');
  const { default: module } = (await import(pathToFileURL(compiled).href)) as { default: { draw: () => unknown } };
  rmSync(compiled);
  return module.draw();
}
