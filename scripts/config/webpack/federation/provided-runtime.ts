import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const federation = createRequire(require.resolve('@module-federation/enhanced'));

/** The runtime's own files for loading remotes, which stay in a bundle though remotes are switched off. */
const remoteFiles = /\/(utils\/(load|preload)|sdk\/dist\/dom)\.js$/;

/** An alias (from file → to file) without which the shell would contain the federation runtime twice. */
export function providedRuntime(): Record<string, string> {
  const plugin = federation.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [plugin]: plugin.replace('index.cjs', 'index.js') };
}

/** Takes the loading of remotes out of the shell's runtime: the shell loads them itself (platform/host/runtime). */
export const withoutRemotes = () =>
  new webpack.NormalModuleReplacementPlugin(remoteFiles, path.join(import.meta.dirname, 'no-remotes.ts'));
