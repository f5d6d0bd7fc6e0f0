import { constantStart, memberName, type Node, nodesBelow, type Script } from './syntax.ts';

/** Functions of browsers and of HTTP clients that ask the address in their first or second argument. */
const senders = (
  'fetch sendBeacon WebSocket EventSource Worker SharedWorker importScripts open ' +
  'request get post put patch head delete'
).split(' ');
/** Members and options that a browser loads from, or that HTTP clients are set up with. */
const sources = ['src', 'srcset', 'action', 'formAction', 'poster', 'baseURL', 'baseUrl', 'prefix', 'endpoint'];

/** The origin of an absolute address, web sockets as https; undefined for a path, another scheme or a text. */
function originOf(text: string): string | undefined {
  const found = /^(?:(https?|wss?):)?\/\/([\w.-]+(?::\d+)?)(?=[/?#]|$)/i.exec(text.trim());
  const scheme = /^(http|ws)$/i.test(found?.[1] ?? '') ? 'http' : 'https';
  return found?.[2] && `${scheme}://${found[2].toLowerCase()}`;
}

/** The value that a name was set to, if it is a literal next to it. */
const startOf = (script: Script, node: Node | null | undefined): string => {
  if (node?.type !== 'Identifier') return constantStart(node);
  const definition = script.variableOf(node)?.defs[0]?.node as Node | undefined;
  return definition?.type === 'VariableDeclarator' ? constantStart(definition.init) : '';
};

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : (memberName(node) ?? ''));

/** The expressions in which a node gives an address to the browser. */
function addressesAt(node: Node): (Node | null | undefined)[] {
  if (node.type === 'ImportExpression') return [node.source];
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return senders.includes(nameOf(node.callee)) ? node.arguments.slice(0, 2) : [];
  if (node.type === 'AssignmentExpression') return sources.includes(nameOf(node.left)) ? [node.right] : [];
  const isSource = node.type === 'Property' && node.key.type === 'Identifier' && sources.includes(node.key.name);
  return isSource ? [node.value] : [];
}

/** `new URL('/path', 'https://a.example')` and `fetch(new Request('https://…'))` hold the address inside. */
const inside = (node: Node | null | undefined): (Node | null | undefined)[] =>
  node?.type === 'NewExpression' ? node.arguments.flatMap((argument) => inside(argument)) : [node];

/** The origins that a script asks by an address of its own: 'https://tracker.example'. Sorted. */
export function networkOrigins(script: Script): string[] {
  const found = nodesBelow(script.program)
    .flatMap(addressesAt)
    .flatMap(inside)
    .flatMap((node) => originOf(startOf(script, node)) ?? []);
  return [...new Set(found)].toSorted();
}
