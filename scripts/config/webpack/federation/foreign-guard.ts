import webpack, { type Compiler } from 'webpack';
import { onAssets } from '../assets.ts';

/** The shell's global that a remote's entry needs to start (`externalRuntime` in ../remote.ts). */
const federationCore = '_FEDERATION_RUNTIME_CORE';

const text = (name: string): string =>
  `The area ${name} needs a host that lends it the Vidya platform: see docs/releasing.md.`;

// A `var` in a branch is still global, so federation finds the container.
const before = (name: string): string => `if (typeof ${federationCore} === 'undefined') {
  var ${name} = { init: () => undefined, get: () => Promise.reject(new Error(${JSON.stringify(text(name))})) };
} else {
`;

/**
 * Wraps a remote's entry: in a host without the shell's federation runtime, the container's `get` rejects with what is
 * missing. Without the wrapper such a page gets an uncaught ReferenceError and no container.
 */
export class ForeignGuardPlugin {
  #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    // As with banners: before the file is minified and hashed.
    onAssets(compiler, 'ForeignGuard', 'ADDITIONS', (compilation) => {
      const chunk = compilation.namedChunks.get(this.#name);
      for (const file of chunk?.files ?? []) {
        if (!file.endsWith('.js') || file.includes('.hot-update.')) continue;
        compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(before(this.#name), source, '\n}'));
      }
    });
  }
}
