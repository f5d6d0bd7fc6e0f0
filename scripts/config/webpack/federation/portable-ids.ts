import path from 'node:path';
import type { Compiler, Module } from 'webpack';

/**
 * The name of one of Module Federation's own modules, whose identifiers hold the absolute path of a folder of this
 * machine or a hash of it; undefined for all others. There is one container and one entry in a build.
 */
function portableName(module: Module): string | undefined {
  const kind = module.constructor.name;
  if (kind === 'ContainerEntryModule') return 'container';
  // 'provide module (default) react@19.3.1 = /home/…/react/index.js'
  if (kind === 'ProvideSharedModule') return module.identifier().split(' = ')[0];
  const file = module.nameForCondition() ?? '';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(file) ? path.basename(file).split('.')[0] : undefined;
}

/**
 * Gives these modules ids without paths. webpack would number them by their paths, and so move the number of any module
 * that happens to have the same one: every folder builds the same.
 */
export class PortableIdsPlugin {
  apply(compiler: Compiler): void {
    const name = 'PortableIds';
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = portableName(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
