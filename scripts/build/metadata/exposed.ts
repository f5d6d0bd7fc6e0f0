import { existsSync } from 'node:fs';
import path from 'node:path';
import { isNode, nameOf, parseFile, patternKeys, type SyntaxNode } from './syntax.ts';

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const isFunction = (node: unknown): node is SyntaxNode => isNode(node) && functionTypes.includes(node.type);

/** The names of the props of a component; throws if the source does not list them. */
function propsOf(component: SyntaxNode, file: string): string[] {
  const first = (component['params'] as SyntaxNode[])[0];
  const taken = first?.type === 'Parameter' ? (first['pat'] as SyntaxNode) : first;
  if (!taken) return [];
  const keys = taken.type === 'ObjectPattern' && patternKeys(taken);
  if (keys) return keys;
  throw new Error(
    `${file}: name the props that the component takes, as ({ platform }), without '...': the publish gate compares them.`,
  );
}

const declaredIn = (statement: SyntaxNode): unknown[] => {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
  return declaration.type === 'VariableDeclaration' ? (declaration['declarations'] as unknown[]) : [declaration];
};

/** Finds a component by name in this file, or in the file of its import. */
function componentNamed(name: string, file: string): { component: SyntaxNode; file: string } {
  const statements = parseFile(file);
  for (const declared of statements.flatMap(declaredIn).filter(isNode)) {
    const component = declared.type === 'VariableDeclarator' ? declared['init'] : declared;
    if (nameOf(declared['id'] ?? declared['identifier']) === name && isFunction(component)) return { component, file };
  }
  for (const { type, specifiers, source } of statements) {
    if (type !== 'ImportDeclaration') continue;
    const found = (specifiers as SyntaxNode[]).find((one) => nameOf(one['local']) === name);
    const from = path.join(path.dirname(file), nameOf(source) ?? '');
    if (found && existsSync(from)) return componentNamed(nameOf(found['imported']) ?? name, from);
  }
  throw new Error(`${file}: no component '${name}' could be found.`);
}

/** Splits `Object.assign(Component, { prepare })` into the component and 'prepare'. */
function withHooks(exported: SyntaxNode): { component: SyntaxNode; hooks: string[] } {
  if (exported.type !== 'CallExpression') return { component: exported, hooks: [] };
  const [component, ...attached] = (exported['arguments'] as { expression: SyntaxNode }[]).map((one) => one.expression);
  if (!component) throw new Error('Nothing is exported by default.');
  const hooks = attached.flatMap((object) =>
    (object['properties'] as SyntaxNode[]).map((one) => nameOf(one['key'] ?? one) ?? ''),
  );
  return { component, hooks };
}

/** The props and hooks of a remote's exposed module, read from the source of its default export. */
export function exposedBy(file: string): { props: string[]; hooks: string[] } {
  const exports = parseFile(file).filter(({ type }) => type.startsWith('ExportDefault'));
  const exported = exports[0]?.['expression'] ?? exports[0]?.['decl'];
  if (!isNode(exported)) throw new Error(`${file} has no default export: a remote exposes its component by it.`);
  const { component, hooks } = withHooks(exported);
  if (isFunction(component)) return { props: propsOf(component, file), hooks };
  const found = componentNamed(nameOf(component) ?? '', file);
  return { props: propsOf(found.component, found.file), hooks };
}
