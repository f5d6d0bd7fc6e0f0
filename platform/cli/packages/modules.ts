import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { isNode, nameOf, nodesBelow, statementsOf } from '../../../scripts/build/metadata/syntax.ts';
import { root } from '../../../scripts/config/webpack/shared.ts';
import { compiledName, compileSource } from './compile-source.ts';

/** What compiled code imports, now or later. */
const importedBy = (code: string): string[] =>
  [...nodesBelow(statementsOf(code))].flatMap((node) => {
    const isLate = node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Import';
    const [first] = isLate ? (node['arguments'] as { expression: unknown }[]) : [];
    return (
      nameOf(first?.expression ?? (/^(Import|Export).*Declaration$/.test(node.type) ? node['source'] : null)) ?? []
    );
  });

/** The source of an import in compiled code: './a.js' → 'a.tsx' beside the file. */
function sourceOf(file: string, specifier: string): string {
  const stem = path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`].find((one) => existsSync(path.join(root, one))) ?? `${stem}.js`;
}

/** '@scope/name' of '@scope/name/part'. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isOfNode = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

interface Compiled {
  /** The compiled files, relative to the root. */
  files: string[];
  /** The packages that they import. */
  packages: string[];
}

/**
 * Compiles files and all that they import of this repository.
 *
 * @param entries relative to the root
 * @param without files that are left out though some file may import them later
 * @param placeOf the absolute place of a compiled file, from its source
 */
export function compileModules(
  entries: string[],
  placeOf: (file: string) => string,
  without: readonly string[] = [],
): Compiled {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || without.includes(file) || !/\.tsx?$/.test(file)) continue;
    files.add(file);
    const code = compileSource(file, compiledName(placeOf(file)));
    for (const specifier of importedBy(code)) {
      if (specifier.startsWith('.')) waiting.push(sourceOf(file, specifier));
      else if (!isOfNode(specifier)) packages.add(packageOf(specifier));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

const ours = ['.', 'contracts', 'shared-ui', 'platform', 'shell', 'api'];

/** The exact version in which this repository uses a package. */
export function versionOf(name: string): string {
  for (const folder of ours) {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies' | 'optionalDependencies',
      Record<string, string> | undefined
    >;
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const version = { ...optionalDependencies, ...devDependencies, ...dependencies }[name];
    if (version && version !== '*') return version;
  }
  if (name.startsWith('@vidya/')) return ownVersion(name.slice('@vidya/'.length));
  throw new Error(`No package.json names ${name}, which a package needs.`);
}

/** The version of a package of this repository. */
export const ownVersion = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { version: string }).version;
