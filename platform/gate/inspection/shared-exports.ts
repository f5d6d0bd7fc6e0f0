import type { Identifier } from 'acorn';
import type { Variable } from 'eslint-scope';
import { type BuiltModule, type Consumed, requiredId } from './bundle.ts';
import { keyOf, memberName, type Node, nodesBelow, type Script } from './syntax.ts';

/** A use of a library that the code does not show: the whole of it is passed on. */
const everything = '*';

/** The names in `const { a, b } = library`. */
function patternNames(pattern: Node): string[] {
  if (pattern.type !== 'ObjectPattern') return [everything];
  return pattern.properties.map((property) => (property.type === 'Property' && keyOf(property)) || everything);
}

/** What is read of the expression `node`, which is the whole library. */
function namesReadAt({ parentOf }: Script, node: Node): string[] {
  const parent = parentOf(node);
  if (parent?.type === 'MemberExpression' && parent.object === node) return [memberName(parent) ?? everything];
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern') return patternNames(parent.id);
  // Required for its effects only.
  if (parent?.type === 'ExpressionStatement' || parent?.type === 'SequenceExpression') return [];
  return [everything];
}

/** `require.n(library)` makes a function that returns its default export; `.a` is the same. */
const isDefaultGetter = (node: Node | undefined): node is Node =>
  node?.type === 'CallExpression' && memberName(node.callee) === 'n';

const usesOf = (variable: Variable): Node[] =>
  variable.references.filter((reference) => !reference.isWrite()).map(({ identifier }) => identifier as Identifier);

function namesReadOf(script: Script, variable: Variable): string[] {
  return usesOf(variable).flatMap((use) => {
    const parent = script.parentOf(use);
    return isDefaultGetter(parent) ? ['default'] : namesReadAt(script, use);
  });
}

/** The names that code reads of the expression `node`, which is the whole library, there or through its variable. */
export function importedNames(script: Script, node: Node): string[] {
  const parent = script.parentOf(node);
  const isNamed = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier';
  return isNamed
    ? script.variablesOf(parent).flatMap((variable) => namesReadOf(script, variable))
    : namesReadAt(script, node);
}

/** Shared library → the names that a module reads from it; '*' where it hands the library on. */
function namesIn(module: BuiltModule, consumed: ReadonlyMap<string, Consumed>): [library: string, name: string][] {
  const { script, body } = module;
  return nodesBelow(body).flatMap((node) => {
    const library = consumed.get(requiredId(module, node) ?? '')?.library;
    if (library === undefined) return [];
    return importedNames(script, node).map((name): [string, string] => [library, name]);
  });
}

/** Shared library → the sorted names that a build takes from the shell's copy of it. */
export function sharedExportsUsed(
  modules: readonly BuiltModule[],
  consumed: ReadonlyMap<string, Consumed>,
): Record<string, string[]> {
  const all = modules.flatMap((module) => namesIn(module, consumed));
  const byLibrary = Map.groupBy(all, ([library]) => library);
  return Object.fromEntries(
    [...byLibrary].map(([library, found]) => [library, [...new Set(found.map(([, name]) => name))].toSorted()]),
  );
}
