import path from 'node:path';
import type { Compiler, Module } from 'webpack';

/** Module Federation's own modules, whose identifiers hold the absolute path of this folder or a hash of it. */
const isGenerated = (module: Module): boolean =>
  module.constructor.name === 'ContainerEntryModule' ||
  /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition() ?? '');

/** Names these modules by their order, because webpack would number them by their paths: every folder builds the same. */
export class PortableIdsPlugin {
  apply(compiler: Compiler): void {
    const name = 'PortableIds';
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        const generated = [...modules].filter(isGenerated);
        const kindOf = (module: Module): string =>
          path.basename(module.nameForCondition() ?? '').split('.')[0] || 'container';
        for (const [index, module] of generated.entries())
          compilation.chunkGraph.setModuleId(module, `${kindOf(module)}${index}`);
      });
    });
  }
}
