import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from '../config/webpack/shared.ts';

const require = createRequire(import.meta.url);

/**
 * Renders the frame (navbar, an empty main, footer) once to HTML and CSS: the front server sends it with every page, so
 * that the site stands before any script has run. The shell draws the same thing and takes it over without a shift.
 */
export async function renderFrame(output: string): Promise<void> {
  const bundle = path.join(output, 'frame.cjs');
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: root,
      target: 'node24',
      entry: './shell/server/frame/frame.tsx',
      output: { path: output, filename: 'frame.cjs', library: { type: 'commonjs2' } },
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
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  const { default: made } = (await import(pathToFileURL(bundle).href)) as { default: { frame: () => object } };
  writeFileSync(path.join(output, 'frame.json'), JSON.stringify(made.frame()));
  rmSync(bundle);
}

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
  },
};
