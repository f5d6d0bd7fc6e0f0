import { parseSync } from '@swc/core';
import { nodesBelow, type SyntaxNode } from '../../build/metadata/syntax.ts';

/** A regular expression in a file. */
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

/** `RegExp.escape(x)` matches only x itself; a template with nothing else is as safe as its fixed parts. */
const isEscape = (node: SyntaxNode): boolean => {
  const callee = node['callee'] as SyntaxNode | undefined;
  const [object, property] = [callee?.['object'], callee?.['property']] as (SyntaxNode | undefined)[];
  return node.type === 'CallExpression' && object?.['value'] === 'RegExp' && property?.['value'] === 'escape';
};

/** The pattern of `new RegExp(x)`, with 'x' for escaped texts; undefined if it is only known at run time. */
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

/** Finds every regular expression of a file, as literal or constructor. The name `file` decides about JSX. */
export function findExpressions(file: string, code: string) {
  const expressions: Expression[] = [];
  /** Lines that build an expression at run time. */
  const dynamic: number[] = [];
  // The parser counts bytes from the first token: the empty statement marks the start of the file.
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
