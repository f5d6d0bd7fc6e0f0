import { resolved } from './bundle.ts';
import { memberName, type Node, type Script } from './syntax.ts';

const globals = ['globalThis', 'window', 'self', 'top', 'parent', 'frames'];

/** Whether the node is this global's name, and not a variable or property that is called the same. */
const isGlobal = ({ variableOf }: Script, node: Node | undefined, name: string): boolean =>
  node?.type === 'Identifier' && node.name === name && variableOf(node) === null;

const isGlobalObject = (script: Script, node: Node | undefined): boolean =>
  globals.some((name) => isGlobal(script, node, name));

/** The global that an expression names: `setTimeout`, `window.setTimeout`, `globalThis['set' + 'Timeout']`. */
export function globalName(script: Script, node: Node): string | undefined {
  if (node.type === 'Identifier') return script.variableOf(node) === null ? node.name : undefined;
  const isOfGlobal = node.type === 'MemberExpression' && isGlobalObject(script, node.object);
  return isOfGlobal ? memberName(node) : undefined;
}

/** The global behind an expression, also through a name for it: `var d=document;d`. 'window' for every name of that. */
export function globalBehind(script: Script, node: Node | undefined): string | undefined {
  const target = resolved(script, node);
  if (!target) return undefined;
  const name = globalName(script, target);
  return name !== undefined && globals.includes(name) ? 'window' : name;
}
