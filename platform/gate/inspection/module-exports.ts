import type { Variable } from 'eslint-scope';
import { type BuiltModule, resolved } from './bundle.ts';
import { keyOf, memberName, type Node, nodesBelow } from './syntax.ts';

/** What a module exports under a name: an expression in its code. */
interface Export {
  name: string;
  value: Node;
}

/** The value behind an export's getter, `() => J`. */
const behindGetter = (node: Node | null | undefined): Node | undefined =>
  node?.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' ? node.body : undefined;

/** webpack's list of exports: 'name', getter, …, or 'name', 0, value, … */
function fromList(elements: (Node | null)[]): Export[] {
  const found: Export[] = [];
  for (let at = 0; at < elements.length; ) {
    const [name, second, third] = elements.slice(at, at + 3);
    const isValue = second?.type === 'Literal';
    const value = isValue ? third : behindGetter(second);
    if (name?.type === 'Literal' && value) found.push({ name: String(name.value), value });
    at += isValue ? 3 : 2;
  }
  return found;
}

const fromObject = (properties: Node[]): Export[] =>
  properties.flatMap((property) => {
    const value = property.type === 'Property' ? behindGetter(property.value) : undefined;
    return value ? [{ name: keyOf(property) ?? '', value }] : [];
  });

/** The exports of a module: `require.d(exports, { name: () => value })`, or the same as a list. */
function exportsOf({ body }: BuiltModule): Export[] {
  return nodesBelow(body).flatMap((node) => {
    if (node.type !== 'CallExpression' || memberName(node.callee) !== 'd') return [];
    const exports = node.arguments[1];
    if (exports?.type === 'ArrayExpression') return fromList(exports.elements);
    return exports?.type === 'ObjectExpression' ? fromObject(exports.properties) : [];
  });
}

/** The expression that a module exports under a name, followed to what it was set to. */
export function exportedValue(module: BuiltModule, name: string): Node | undefined {
  return resolved(module.script, exportsOf(module).find((one) => one.name === name)?.value);
}

/** The names under which a module exports these variables. */
export function exportNames(module: BuiltModule, variables: Variable[]): string[] {
  return exportsOf(module)
    .filter(({ value }) => {
      const variable = value.type === 'Identifier' ? module.script.variableOf(value) : undefined;
      return variable != null && variables.includes(variable);
    })
    .map(({ name }) => name);
}
