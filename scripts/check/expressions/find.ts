import { parseSync } from '@swc/core';
import { nodesBelow, type SyntaxNode } from '../../build/metadata/syntax.ts';

/** A regular expression as it stands in a file. */
export interface Expression {
  source: string;
  flags: string;
  line: number;
}

const textOf = (node: SyntaxNode | undefined): string | undefined => {
  if (node?.type === 'StringLiteral') return String(node['value']);
  const quasis = node?.type === 'TemplateLiteral' ? (node['quasis'] as { cooked?: string }[]) : [];
  return quasis.length === 1 ? quasis[0]?.cooked : undefined;
};

/** `RegExp.escape(x)` makes any text mean itself; templates of nothing else are as safe as their fixed parts. */
const isEscape = (node: SyntaxNode): boolean => {
  const callee = node['callee'] as SyntaxNode | undefined;
  const [object, property] = [callee?.['object'], callee?.['property']] as (SyntaxNode | undefined)[];
  return node.type === 'CallExpression' && object?.['value'] === 'RegExp' && property?.['value'] === 'escape';
};

/** What `new RegExp(x)` will be: escaped texts count as one character; undefined when nobody can tell. */
function patternOf(node: SyntaxNode | undefined): string | undefined {
  const text = textOf(node);
  if (text !== undefined || !node) return text ?? '';
  if (isEscape(node)) return 'x';
  if (node.type !== 'TemplateLiteral' || !(node['expressions'] as SyntaxNode[]).every(isEscape)) return undefined;
  return (node['quasis'] as { cooked?: string }[]).map(({ cooked }) => cooked ?? '').join('x');
}

const isConstructor = (node: SyntaxNode): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  (node['callee'] as SyntaxNode | undefined)?.type === 'Identifier' &&
  (node['callee'] as SyntaxNode)['value'] === 'RegExp';

/** Every regular expression of a file, literals and constructors alike. `file` tells whether it may hold JSX. */
export function findExpressions(file: string, code: string) {
  const expressions: Expression[] = [];
  /** Lines where an expression is put together at run time: nobody can tell what it will be. */
  const dynamic: number[] = [];
  // The parser counts bytes from the first token that it ever saw: the empty statement is where this file begins.
  const text = Buffer.from(`;${code.startsWith('#!') ? '//' : ''}${code}`);
  const module = parseSync(text.toString(), { syntax: 'typescript', tsx: !file.endsWith('.ts'), target: 'es2024' });
  const lineOf = ({ span }: SyntaxNode): number => {
    const { start } = span as { start: number };
    return text
      .subarray(0, start - module.span.start)
      .toString()
      .split('\n').length;
  };
  for (const node of nodesBelow(module.body)) {
    if (node.type === 'RegExpLiteral')
      expressions.push({ source: String(node['pattern']), flags: String(node['flags']), line: lineOf(node) });
    if (!isConstructor(node)) continue;
    const [first, second] = (node['arguments'] as { expression: SyntaxNode }[] | null) ?? [];
    const source = patternOf(first?.expression);
    const flags = second ? textOf(second.expression) : '';
    if (source === undefined || flags === undefined) dynamic.push(lineOf(node));
    else expressions.push({ source, flags, line: lineOf(node) });
  }
  return { expressions, dynamic };
}
