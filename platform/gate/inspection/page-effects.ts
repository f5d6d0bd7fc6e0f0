import type { CallExpression } from 'acorn';
import { resolved } from './bundle.ts';
import { globalBehind, globalName } from './global-names.ts';
import { storageEffects } from './storage-effects.ts';
import { constantText, keyOf, memberName, type Node, nodesBelow, type Script } from './syntax.ts';
import { lastOf } from './unsafe-code.ts';

/** Methods whose first argument they change. */
const changers = ['assign', 'defineProperty', 'defineProperties', 'set', 'setPrototypeOf', 'deleteProperty'];
/** Functions of the browser that all areas and the shell call. */
const functionsOfAll = [
  'fetch',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'requestAnimationFrame',
  'queueMicrotask',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'pushState',
  'replaceState',
];
/** Objects and classes that all code of a page has in common. */
const language = (
  'AggregateError Array ArrayBuffer BigInt Boolean DataView Date Error EvalError FinalizationRegistry Function Intl Iterator ' +
  'JSON Map Math Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError ' +
  'TypeError URIError WeakMap WeakRef WeakSet'
).split(' ');
const browser =
  /^(?:AbortController|AbortSignal|CSSStyleSheet|CustomEvent|DOMTokenList|Document|Element|Event|EventTarget|FormData|Headers|History|Location|Navigator|Node|NodeList|Request|Response|ShadowRoot|Storage|URL|URLSearchParams|WebSocket|Window|XMLHttpRequest|(?:HTML|SVG)\w*Element|\w+Array|\w+Event)$/;

const isShared = (name: string): boolean => language.includes(name) || browser.test(name);

/** What V8 lets every program set for its own stacks. */
const harmless = ['stackTraceLimit', 'prepareStackTrace'];

const isTrue = (node: Node | undefined): boolean =>
  (node?.type === 'Literal' && node.value === true) ||
  (node?.type === 'UnaryExpression' &&
    node.operator === '!' &&
    node.argument.type === 'Literal' &&
    !node.argument.value);

/** Whether the third argument of `addEventListener` asks for the capture phase. */
function isCapture(script: Script, node: Node | undefined): boolean {
  const options = resolved(script, node);
  if (options?.type !== 'ObjectExpression') return isTrue(options);
  return options.properties.some(
    (property) => property.type === 'Property' && keyOf(property) === 'capture' && isTrue(property.value),
  );
}

/** 'window', 'document' or a part of the page that holds all others; undefined for every other expression. */
function wholePage(script: Script, node: Node | undefined): string | undefined {
  const name = globalBehind(script, node);
  if (name === 'window' || name === 'document') return name;
  const target = resolved(script, node);
  const part = memberName(target);
  const isPart = target?.type === 'MemberExpression' && globalBehind(script, target.object) === 'document';
  return isPart && ['body', 'documentElement', 'defaultView'].includes(part ?? '') ? `document.${part}` : undefined;
}

function capturingListener(script: Script, { callee, arguments: [type, , options] }: CallExpression): string[] {
  const called = lastOf(callee);
  const isGlobalCall = globalName(script, called) === 'addEventListener';
  const isMethod = called.type === 'MemberExpression' && memberName(called) === 'addEventListener';
  if (!isGlobalCall && !isMethod) return [];
  const place = isMethod ? wholePage(script, called.object) : 'window';
  if (!place || !isCapture(script, options)) return [];
  return [`listens to ${constantText(type) ?? 'events'} on ${place} in the capture phase`];
}

/** 'Array.prototype' or 'JSON': an object that all code of the page has in common; undefined for every other one. */
function sharedObject(script: Script, node: Node | undefined): string | undefined {
  const target = resolved(script, node);
  if (memberName(target) === 'prototype' && target?.type === 'MemberExpression') {
    const owner = globalBehind(script, target.object);
    return owner !== undefined && isShared(owner) ? `${owner}.prototype` : undefined;
  }
  const name = globalBehind(script, target);
  return name !== undefined && isShared(name) ? name : undefined;
}

/** Whether code runs only where a browser lacks the member: `Object.assign || (Object.assign = …)`. */
function isForLacking({ parentOf }: Script, assignment: Node, member: string): boolean {
  for (let node = assignment, parent = parentOf(node); parent; node = parent, parent = parentOf(node)) {
    if (parent.type.includes('Function')) return false;
    const test = parent.type === 'LogicalExpression' ? parent.left : 'test' in parent ? parent.test : undefined;
    if (test && test !== node && nodesBelow(test).some((part) => memberName(part) === member)) return true;
  }
  return false;
}

function changedMember(script: Script, node: Node): string[] {
  if (node.type !== 'MemberExpression') return [];
  const member = memberName(node) ?? 'a member';
  const owner = sharedObject(script, node.object);
  if (owner !== undefined) return harmless.includes(member) ? [] : [`changes ${owner}.${member}`];
  const place = globalBehind(script, node.object);
  const isOfAll = ['window', 'document', 'history'].includes(place ?? '') && functionsOfAll.includes(member);
  return isOfAll ? [`changes ${place}.${member}`] : [];
}

function changedByCall(script: Script, { callee, arguments: [first] }: CallExpression): string[] {
  const called = lastOf(callee);
  if (called.type !== 'MemberExpression' || !changers.includes(memberName(called) ?? '')) return [];
  const by = globalBehind(script, called.object);
  const owner = by === 'Object' || by === 'Reflect' ? sharedObject(script, first) : undefined;
  return owner === undefined ? [] : [`changes ${owner}`];
}

function changedObjects(script: Script, node: Node): string[] {
  if (node.type === 'CallExpression') return [...capturingListener(script, node), ...changedByCall(script, node)];
  if (node.type === 'AssignmentExpression') {
    const isForOld =
      node.operator === '||=' || node.operator === '??=' || isForLacking(script, node, memberName(node.left) ?? '');
    return isForOld ? [] : changedMember(script, node.left);
  }
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return changedMember(script, node.argument);
  return [];
}

/**
 * What a script does to the whole page, and so to the shell and to all areas, without throwing anything: 'listens to
 * click on document in the capture phase', 'empties localStorage', 'changes Array.prototype.at'.
 */
export const pageEffects = (script: Script): string[] =>
  nodesBelow(script.program).flatMap((node) => [...changedObjects(script, node), ...storageEffects(script, node)]);
