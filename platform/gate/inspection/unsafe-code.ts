import type { CallExpression, NewExpression } from 'acorn';
import { globalName } from './global-names.ts';
import { constantText, memberName, type Node, nodesBelow, type Script } from './syntax.ts';

const timers = ['setTimeout', 'setInterval'];
const functionTypes = ['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression'];

type Call = CallExpression | NewExpression;
const isCall = (node: Node | undefined): node is Call =>
  node?.type === 'CallExpression' || node?.type === 'NewExpression';

/** `(0, eval)` is `eval`. */
export const lastOf = (node: Node): Node =>
  node.type === 'SequenceExpression' ? (node.expressions.at(-1) ?? node) : node;

/** `Function` as a type is harmless (`x instanceof Function`, `Function.prototype`); called or passed on it is not. */
function isUsedAsCompiler({ parentOf }: Script, node: Node): boolean {
  const parent = parentOf(node);
  if (parent?.type === 'BinaryExpression' || parent?.type === 'UnaryExpression') return false;
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return true;
  return ['call', 'apply', 'bind', 'constructor', undefined].includes(memberName(parent));
}

/** A constructor that can only be that of functions: `(() => {}).constructor`, `x.constructor.constructor`. */
function isFunctionConstructor(script: Script, node: Node): boolean {
  if (node.type !== 'MemberExpression' || memberName(node) !== 'constructor') return false;
  const object = node.object as Node;
  if (functionTypes.includes(object.type) || memberName(object) === 'constructor') return true;
  const isPrototype = object.type === 'CallExpression' && memberName(object.callee) === 'getPrototypeOf';
  if (isPrototype && functionTypes.includes(object.arguments[0]?.type ?? '')) return true;
  // `sort.constructor('return this')`: only functions have a constructor that takes code.
  const parent = script.parentOf(node);
  return isCall(parent) && parent.callee === node && constantText(parent.arguments[0]) !== undefined;
}

function problemOf(script: Script, node: Node): string | undefined {
  const name = globalName(script, node) ?? '';
  const parent = script.parentOf(node);
  if (name === 'eval' && parent?.type !== 'UnaryExpression') return 'eval';
  if (name === 'Function' && isUsedAsCompiler(script, node)) return 'Function';
  // Also of an unknown object: a name that is put together is meant to be overlooked.
  if (node.type === 'MemberExpression' && node.computed && ['eval', 'Function'].includes(memberName(node) ?? ''))
    return memberName(node);
  if (isFunctionConstructor(script, node)) return "a function's constructor";
  if (!isCall(node)) return undefined;
  const called = lastOf(node.callee);
  const [first] = node.arguments;
  if (timers.includes(globalName(script, called) ?? '') && constantText(first) !== undefined)
    return `${globalName(script, called)} with a text`;
  const isWrite = called.type === 'MemberExpression' && ['write', 'writeln'].includes(memberName(called) ?? '');
  return isWrite && globalName(script, called.object) === 'document' ? 'document.write' : undefined;
}

/** Code that the site's policy (no 'unsafe-eval', Trusted Types) blocks, each kind once: 'a1b2.js: eval'. */
export function unsafeCode(script: Script): string[] {
  const found = nodesBelow(script.program).flatMap((node) => problemOf(script, node) ?? []);
  return [...new Set(found)].map((problem) => `${script.file}: ${problem}`);
}
