import { parse } from 'acorn';
import type { Node } from '../../gate/inspection/syntax.ts';
import { nodesBelow } from '../../gate/inspection/syntax.ts';

interface Span {
  start: number;
  end: number;
}

interface NamedFunction extends Span {
  /** The identifier or key that names it. */
  named: Node;
}

const isFunction = (node: Node | null | undefined): node is Node =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

/** The functions that a name stands for: `a` in `a = () => …`, and in `a = memo(() => …)`. */
const functionsOf = (value: Node | null | undefined): Span[] =>
  (value?.type === 'CallExpression' ? value.arguments : [value]).filter(isFunction);

/** The functions that a node names. */
function namedBy(node: Node): { named: Node | null; functions: Span[] } {
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression')
    return { named: node.id ?? null, functions: [node] };
  if (node.type === 'VariableDeclarator') return { named: node.id, functions: functionsOf(node.init) };
  if (node.type === 'AssignmentExpression') {
    const { left } = node;
    return { named: left.type === 'MemberExpression' ? left.property : left, functions: functionsOf(node.right) };
  }
  const isMember = node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
  return isMember ? { named: node.key, functions: functionsOf(node.value) } : { named: null, functions: [] };
}

const isName = (node: Node | null): node is Node => node?.type === 'Identifier' || node?.type === 'PrivateIdentifier';

/** The named functions of a built script, the inner ones first. Throws a SyntaxError for what is no script. */
export function namedFunctions(code: string): NamedFunction[] {
  const found: NamedFunction[] = [];
  for (const node of nodesBelow(parse(code, { ecmaVersion: 'latest', sourceType: 'script' }))) {
    const { named, functions } = namedBy(node);
    if (isName(named)) found.push(...functions.map(({ start, end }) => ({ start, end, named })));
  }
  return found.toSorted((one, other) => one.end - one.start - (other.end - other.start));
}
