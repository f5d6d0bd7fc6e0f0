import webpack, { type Compiler } from 'webpack';

/** The one thing of the shell that a remote's entry cannot begin without (`externalRuntime` in remote.ts). */
const federationCore = '_FEDERATION_RUNTIME_CORE';

const text = (name: string): string =>
  `The area ${name} needs a host that lends it the Vidya platform: see docs/releasing.md.`;

// A `var` in a branch is still the page's, so the container is found where federation looks for it.
const before = (name: string): string => `if (typeof ${federationCore} === 'undefined') {
  var ${name} = { init: () => undefined, get: () => Promise.reject(new Error(${JSON.stringify(text(name))})) };
} else {
`;

/**
 * Wraps a remote's entry, so that a host without the shell's federation runtime gets a container whose `get` says what is
 * missing. Without it such a page gets an uncaught ReferenceError and no container.
 */
export class ForeignGuardPlugin {
  #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ForeignGuard', (compilation) => {
      // As banners do: before the file is made small, and long before it is hashed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ForeignGuard', stage }, () => {
        const chunk = compilation.namedChunks.get(this.#name);
        for (const file of chunk?.files ?? []) {
          if (!file.endsWith('.js') || file.includes('.hot-update.')) continue;
          compilation.updateAsset(
            file,
            (source) => new webpack.sources.ConcatSource(before(this.#name), source, '\n}'),
          );
        }
      });
    });
  }
}
