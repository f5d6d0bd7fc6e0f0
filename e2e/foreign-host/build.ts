/** Builds the two foreign pages: `node e2e/foreign-host/build.ts <folder>`. */
import { createRequire } from 'node:module';
import webpack from 'webpack';

const [folder = ''] = process.argv.slice(2);
// The core is a dependency of the runtime, so it is resolved from there.
const runtime = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

webpack(
  {
    mode: 'production',
    context: import.meta.dirname,
    entry: { bare: './host.js', lending: './host-with-runtime.js' },
    output: { path: folder, publicPath: '/' },
    resolve: { alias: { '@module-federation/runtime-core$': runtime.resolve('@module-federation/runtime-core') } },
    optimization: { minimize: false },
    performance: { hints: false },
  },
  (error, stats) => {
    if (!error && !stats?.hasErrors()) return;
    console.error(error ?? stats?.toString('errors-only'));
    process.exitCode = 1;
  },
);
