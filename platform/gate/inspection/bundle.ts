import type { CallExpression } from 'acorn';
import type { Variable } from 'eslint-scope';
import {
  constantText,
  type FunctionNode,
  isNode,
  keyOf,
  memberName,
  type Node,
  nodesBelow,
  type Script,
} from './syntax.ts';

/** One module in a script that webpack built: a function of (module, exports, require). */
export interface BuiltModule {
  id: string;
  script: Script;
  body: FunctionNode;
}

const isFunction = (node: unknown): node is FunctionNode =>
  isNode(node) && (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression');

/** The modules of a script. */
export function modulesOf(script: Script): BuiltModule[] {
  return nodesBelow(script.program).flatMap((node) => {
    const id = node.type === 'Property' && !node.computed ? keyOf(node) : undefined;
    if (id === undefined || !/^\d+$/.test(id) || node.type !== 'Property' || !isFunction(node.value)) return [];
    return [{ id, script, body: node.value }];
  });
}

/** The id in `require(123)`; undefined for any other expression. */
export function requiredId({ script, body }: BuiltModule, node: Node | null | undefined): string | undefined {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument] = node.arguments;
  const isRequire = script.variableOf(node.callee)?.defs[0]?.name === body.params[2];
  return isRequire && argument?.type === 'Literal' ? String(argument.value) : undefined;
}

/** A library that the build takes from the shell, as its own code asks for it. */
export interface Consumed {
  /** 'react' */
  library: string;
  /** '^19.3.1' */
  range: string;
}

/** Module id → the shared library behind it, from the federation's mapping in the entry. */
export function consumedIn(script: Script): Map<string, Consumed> {
  const found = new Map<string, Consumed>();
  for (const node of nodesBelow(script.program)) {
    if (node.type !== 'Property' || node.value.type !== 'ObjectExpression') continue;
    const texts = new Map(
      node.value.properties.flatMap((property) => {
        const value = property.type === 'Property' ? constantText(property.value) : undefined;
        return value === undefined ? [] : [[keyOf(property), value] as const];
      }),
    );
    const [id, library, range] = [keyOf(node), texts.get('shareKey'), texts.get('requiredVersion')];
    if (id !== undefined && library !== undefined) found.set(id, { library, range: range ?? '' });
  }
  return found;
}

/** A module that other builds may ask for. */
interface Exposed {
  moduleId: string;
  /** The chunks that have to be there first. */
  chunks: string[];
}

const numberIn = (call: Node): string | undefined => {
  if (call.type !== 'CallExpression') return undefined;
  const [argument] = call.arguments;
  return argument?.type === 'Literal' && typeof argument.value === 'number' ? String(argument.value) : undefined;
};

/** Exposed name ('./remote') → its module, from the federation's mapping in the entry: `() => r.e(58).then(() => () => r(6859))`. */
export function exposedIn(script: Script): Map<string, Exposed> {
  const found = new Map<string, Exposed>();
  for (const node of nodesBelow(script.program)) {
    const name = node.type === 'Property' ? keyOf(node) : undefined;
    if (node.type !== 'Property' || !name?.startsWith('./') || !isFunction(node.value)) continue;
    const calls = nodesBelow(node.value).filter((call) => numberIn(call) !== undefined) as CallExpression[];
    const moduleId = calls.filter(({ callee }) => callee.type === 'Identifier').map(numberIn)[0];
    const chunks = calls
      .filter(({ callee }) => memberName(callee as Node) === 'e')
      .flatMap((call) => numberIn(call) ?? []);
    if (moduleId !== undefined) found.set(name, { moduleId, chunks });
  }
  return found;
}

/** The ids of the chunks that a script holds: `.push([[58], { … }])`. */
export function scriptChunks({ program }: Script): string[] {
  for (const node of nodesBelow(program)) {
    const isPush = node.type === 'CallExpression' && memberName(node.callee) === 'push';
    const [list] = isPush ? node.arguments : [];
    const [ids, modules] = list?.type === 'ArrayExpression' ? list.elements : [];
    if (ids?.type === 'ArrayExpression' && modules?.type === 'ObjectExpression')
      return ids.elements.flatMap((id) => (id?.type === 'Literal' ? String(id.value) : []));
  }
  return [];
}

/** The only value that a variable ever has; undefined if it is assigned to elsewhere. */
export function valueOf(variable: Variable | null | undefined): Node | undefined {
  const [definition] = variable?.defs ?? [];
  if (variable?.defs.length !== 1 || definition === undefined) return undefined;
  const node = definition.node as Node;
  if (node.type === 'FunctionDeclaration') return node;
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return undefined;
  const writes = variable.references.filter((reference) => reference.isWrite());
  return writes.length === 1 ? (node.init ?? undefined) : undefined;
}

/** The value of an expression, following a name to what it was set to once. */
export const resolved = (script: Script, node: Node | undefined): Node | undefined =>
  node?.type === 'Identifier' ? (valueOf(script.variableOf(node)) ?? node) : node;
