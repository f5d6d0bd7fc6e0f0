import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../../../scripts/config/webpack/shared.ts';

const require = createRequire(import.meta.url);
const { withIds } = require('../../../scripts/config/webpack/styled-ids.cjs') as {
  withIds: (source: string, file: string) => string;
};

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Where a file names a library by its place, the kit's is another: beside the library, in a scope. */
const besideLibraries = (text: string): string =>
  text
    .replace("'../../../node_modules/", "'../../../../../../")
    .replace('"../../../node_modules/', '"../../../../../../');

// swc's types do not know it.
const rewriting = { rewriteRelativeImportExtensions: true };

/** 'a.ts' and 'a.tsx' → 'a.js'. */
export const compiledName = (file: string): string => file.replace(/\.tsx?$/, '.js');

/**
 * Compiles a TypeScript file of this repository to an ES module with its source map. Styled components get the ids that
 * the builds of this repository give them.
 *
 * @param file relative to the root: 'contracts/src/rules/price.ts'
 * @param target the `.js` file, absolute
 * @returns the compiled code
 */
export function compileSource(file: string, target: string): string {
  const { code: compiled, map = '' } = transformSync(withIds(readFileSync(path.join(root, file), 'utf8'), file), {
    filename: file,
    sourceFileName: path.basename(file),
    swcrc: false,
    sourceMaps: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      target: 'es2024',
      transform: { react: { runtime: 'automatic' } },
      ...rewriting,
    },
    module: { type: 'es6' },
  });
  const code = besideLibraries(compiled);
  write(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
  write(`${target}.map`, map);
  return code;
}

const relativeSource = /((?:from |import\(|import )['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g;

/** Copies the declarations of a file that `declareTypes` wrote, for the compiled one. */
export function copyTypes(file: string, target: string): void {
  const declared = path.join(root, '.cache/types/packages', file.replace(/\.tsx?$/, '.d.ts'));
  write(
    target.replace(/\.js$/, '.d.ts'),
    besideLibraries(readFileSync(declared, 'utf8').replaceAll(relativeSource, '$1.js$2')),
  );
}

/** Copies a file that needs no compiler. */
export function copySource(file: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(root, file), target);
}
