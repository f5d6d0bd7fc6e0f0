import {
  type AnyNode,
  type ArrowFunctionExpression,
  type FunctionDeclaration,
  type FunctionExpression,
  type Identifier,
  type Program,
  parse,
} from 'acorn';
import { analyze, type Variable } from 'eslint-scope';

export type Node = AnyNode;
export type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

/** A parsed script with what its names refer to. */
export interface Script {
  file: string;
  program: Program;
  /** The node that holds a node; undefined for the program. */
  parentOf: (node: Node) => Node | undefined;
  /** What a name refers to: null for a global, undefined where the identifier is no reference. */
  variableOf: (name: Identifier) => Variable | null | undefined;
  /** The variables that a declaration or a function makes. */
  variablesOf: (node: Node) => Variable[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes right below this one. Plain loops: a build has a million nodes, and each is visited a dozen times. */
function partsOf(node: Node): Node[] {
  const parts: Node[] = [];
  for (const value of Object.values(node) as unknown[]) {
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) parts.push(value);
    } else for (const one of value) if (isNode(one)) parts.push(one);
  }
  return parts;
}

/** On the nodes themselves: a map of a million nodes takes longer than the checks that read it. */
const parent = Symbol('parent');
/** The nodes at and below a node that was asked for them: every check goes through the same ones. */
const below = Symbol('nodes below');
type Linked = Node & { [parent]?: Linked; [below]?: readonly Node[] };

/** Every node at and below this one, outermost first. Without recursion: built code nests deeply. */
export function nodesBelow(root: Linked): readonly Node[] {
  if (root[below]) return root[below];
  const found: Linked[] = [];
  const waiting: Linked[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    const parts: Linked[] = partsOf(node);
    for (const part of parts) part[parent] = node;
    for (let index = parts.length - 1; index >= 0; index -= 1) waiting.push(parts[index]!);
  }
  root[below] = found;
  return found;
}

/** Parses a built script. Throws a SyntaxError for anything else. */
export function parseScript(file: string, text: string): Script {
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'script', ranges: true });
  nodesBelow(program);
  const scopes = analyze(program as Parameters<typeof analyze>[0], { ecmaVersion: 2025, sourceType: 'script' });
  const references = scopes.scopes.flatMap((scope) => scope.references);
  const variables = new Map(references.map(({ identifier, resolved }) => [identifier as Node, resolved]));
  return {
    file,
    program,
    parentOf: (node: Linked) => node[parent],
    variableOf: (name) => variables.get(name),
    variablesOf: (node) => scopes.getDeclaredVariables(node as Parameters<typeof scopes.getDeclaredVariables>[0]),
  };
}

/** Whether an expression is only asked for its type: `typeof node`. */
export function isTypeofOperand({ parentOf }: Script, node: Node): boolean {
  const parent = parentOf(node);
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}

/** The text that an expression always has: 'ev' + 'al' is 'eval'. Undefined if that depends on something. */
export function constantText(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral') {
    const parts = node.expressions.map(constantText);
    if (parts.includes(undefined)) return undefined;
    return node.quasis.map(({ value }, at) => (value.cooked ?? '') + (parts[at] ?? '')).join('');
  }
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [constantText(node.left), constantText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** The beginning of a text that is known: 'https://a.example/' of `https://a.example/${id}`. */
export function constantStart(node: Node | null | undefined): string {
  const whole = constantText(node);
  if (whole !== undefined) return whole;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? '';
  return node?.type === 'BinaryExpression' && node.operator === '+' ? constantStart(node.left) : '';
}

/** The name of the member that an expression reads: `a.b`, `a['b']`, `a['x' + 'y']`. Undefined if unknown. */
export function memberName(node: Node | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined;
  if (node.computed) return constantText(node.property);
  return node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** The name of a property in an object or a pattern. */
export const keyOf = (node: Node): string | undefined => {
  if (node.type !== 'Property') return undefined;
  if (!node.computed && node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : constantText(node.key);
};
