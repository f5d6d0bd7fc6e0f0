import type { ObjectExpression } from 'acorn';
import { type BuiltModule, resolved } from './bundle.ts';
import { exportedValue } from './module-exports.ts';
import { type FunctionNode, keyOf, memberName, type Node, type Script } from './syntax.ts';

const isFunction = (node: Node | undefined): node is FunctionNode =>
  node !== undefined && /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

/** The props that a component reads: from its pattern, or as members of its parameter. */
function propsOf(script: Script, component: FunctionNode): string[] {
  const [first] = component.params;
  if (first?.type === 'ObjectPattern') return first.properties.map((property) => keyOf(property) ?? '*');
  const variable = script.variablesOf(component).find(({ defs }) => defs[0]?.name === first);
  return (variable?.references ?? []).map(({ identifier }) => memberName(script.parentOf(identifier as Node)) ?? '*');
}

const keysOf = ({ properties }: ObjectExpression): string[] => properties.flatMap((property) => keyOf(property) ?? []);

/** The props and hooks of a module's default export: `Object.assign(Component, { prepare })`, or a component alone. */
export function exposedComponent(module: BuiltModule): { props: string[]; hooks: string[] } | undefined {
  const { script } = module;
  const value = exportedValue(module, 'default');
  const isAssigned = value?.type === 'CallExpression' && memberName(value.callee) === 'assign';
  const [target, ...attached] = isAssigned ? (value.arguments as Node[]) : [value];
  const component = resolved(script, target);
  if (!isFunction(component)) return undefined;
  const objects = attached
    .map((object) => resolved(script, object))
    .filter((node) => node?.type === 'ObjectExpression');
  return {
    props: [...new Set(propsOf(script, component))].toSorted(),
    hooks: objects.flatMap((object) => keysOf(object)).toSorted(),
  };
}
