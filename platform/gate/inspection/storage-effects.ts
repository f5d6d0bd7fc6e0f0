import type { CallExpression } from 'acorn';
import { resolved } from './bundle.ts';
import { globalBehind } from './global-names.ts';
import { constantStart, constantText, keyOf, memberName, type Node, nodesBelow, type Script } from './syntax.ts';

const storages = ['localStorage', 'sessionStorage'];
/** Functions of `Object` and `Reflect` that list the keys of their argument. */
const listers = ['keys', 'entries', 'getOwnPropertyNames', 'ownKeys'];
/** What tests a key for a prefix, which makes the key one of the area's own. */
const prefixTests = ['startsWith', 'indexOf'];

const constantOf = (script: Script, node: Node | undefined): string | undefined =>
  constantText(resolved(script, node) ?? node);

/** The storage behind an expression; undefined for every other one. */
function storageBehind(script: Script, node: Node | undefined): string | undefined {
  const name = globalBehind(script, node);
  return name !== undefined && storages.includes(name) ? name : undefined;
}

/** The storage whose keys a node lists: `localStorage.key(0)`, `Object.keys(localStorage)`, `for (k in localStorage)`. */
function listedStorage(script: Script, node: Node): string | undefined {
  if (node.type === 'ForInStatement') return storageBehind(script, node.right);
  if (node.type === 'SpreadElement') return storageBehind(script, node.argument);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const member = memberName(node.callee) ?? '';
  if (member === 'key') return storageBehind(script, node.callee.object);
  const by = globalBehind(script, node.callee.object);
  const isLister = (by === 'Object' || by === 'Reflect') && listers.includes(member);
  return isLister ? storageBehind(script, node.arguments[0]) : undefined;
}

/** The storage from which a node removes a key that is computed; undefined for every other node. */
function removedFrom(script: Script, node: Node): string | undefined {
  const [target, key] =
    node.type === 'CallExpression' && memberName(node.callee) === 'removeItem'
      ? [node.callee, node.arguments[0]]
      : node.type === 'UnaryExpression' && node.operator === 'delete' && node.argument.type === 'MemberExpression'
        ? [node.argument, node.argument.computed ? node.argument.property : undefined]
        : [];
  if (target?.type !== 'MemberExpression' || !key || constantOf(script, key) !== undefined) return undefined;
  return storageBehind(script, target.object);
}

/** The function around a node, or the whole program. */
function surrounding(script: Script, node: Node): Node {
  let around = node;
  for (let parent = script.parentOf(around); parent; parent = script.parentOf(around)) {
    around = parent;
    if (around.type.includes('Function')) break;
  }
  return around;
}

function emptiedKeyByKey(script: Script, node: Node): string[] {
  const storage = listedStorage(script, node);
  if (storage === undefined) return [];
  const nodes = nodesBelow(surrounding(script, node));
  if (!nodes.some((part) => removedFrom(script, part) === storage)) return [];
  if (nodes.some((part) => prefixTests.includes(memberName(part) ?? ''))) return [];
  return [`removes keys of ${storage} that it does not name`];
}

const writtenCookie = (name: string | undefined): string[] => {
  if (!name) return ['writes cookies that it does not name'];
  return /^(?:vidya[-_]|XSRF-TOKEN$)/.test(name) ? [`writes the site's cookie ${name}`] : [];
};

/** The name in front of `=`: 'events' of `document.cookie = `${name}=${value}``, where name is always 'events'. */
function cookieName(script: Script, value: Node): string | undefined {
  const text = resolved(script, value) ?? value;
  const start = constantStart(text);
  if (start !== '') return start.includes('=') ? start.split('=')[0]?.trim() : undefined;
  if (text.type === 'TemplateLiteral') return constantOf(script, text.expressions[0]);
  return text.type === 'BinaryExpression'
    ? (cookieName(script, text.left) ?? constantOf(script, text.left))
    : undefined;
}

function changedByCall(script: Script, { callee, arguments: [first] }: CallExpression): string[] {
  if (callee.type !== 'MemberExpression') return [];
  const call = `${globalBehind(script, callee.object)}.${memberName(callee)}`;
  const name = constantOf(script, first);
  if (call === 'indexedDB.deleteDatabase') return name === undefined ? ['removes databases that it does not name'] : [];
  if (call === 'caches.delete') return name === undefined ? ['removes caches that it does not name'] : [];
  if (call !== 'cookieStore.delete' && call !== 'cookieStore.set') return [];
  const options = resolved(script, first);
  const named =
    options?.type === 'ObjectExpression' ? options.properties.find((one) => keyOf(one) === 'name') : undefined;
  return writtenCookie(named?.type === 'Property' ? constantOf(script, named.value) : name);
}

/** What a node does to storage that the shell and all areas share, besides keys, databases and cookies of its own. */
export function storageEffects(script: Script, node: Node): string[] {
  if (node.type === 'CallExpression') return [...changedByCall(script, node), ...emptiedKeyByKey(script, node)];
  if (node.type === 'AssignmentExpression') {
    const { left, right } = node;
    if (left.type !== 'MemberExpression' || memberName(left) !== 'cookie') return [];
    return globalBehind(script, left.object) === 'document' ? writtenCookie(cookieName(script, right)) : [];
  }
  if (memberName(node) !== 'clear' || node.type !== 'MemberExpression') return emptiedKeyByKey(script, node);
  const storage = storageBehind(script, node.object);
  return storage === undefined ? [] : [`empties ${storage}`];
}
