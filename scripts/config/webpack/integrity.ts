import webpack, { type Compiler } from 'webpack';
import { integrityOf } from '../../../platform/gate/integrity-of.ts';
import { emitJson, onAssets } from './assets.ts';

/** A valid hash that no file has: the browser refuses files that are not in the table. */
const impossible = `sha384-${'A'.repeat(64)}`;

// Runs inside webpack's chunk loader, where `script` is the element about to be added.
const setIntegrity = `
script.crossOrigin = 'anonymous';
script.integrity = (self.__vidyaIntegrity || {})[new URL(script.src, location.href).href] || '${impossible}';`;

/**
 * Writes `integrity.json` (script file → sha384) and makes the chunk loader set it on every script.
 * webpack-subresource-integrity fails on federated remotes, whose entry is loaded by another build.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source: string) => source + setIntegrity,
      );
    });
    onAssets(compiler, 'Integrity', 'REPORT', (compilation) => {
      // Sorted: webpack's cache changes their order.
      const scripts = Object.keys(compilation.assets)
        .filter((file) => file.endsWith('.js'))
        .toSorted();
      const hash = (file: string): string => integrityOf(compilation.getAsset(file)?.source.buffer() ?? '');
      const table = Object.fromEntries(scripts.map((file) => [file, hash(file)]));
      emitJson(compilation, 'integrity.json', table);
    });
  }
}
