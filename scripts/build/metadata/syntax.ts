import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A node of swc's syntax tree; parts are unknown until checked. */
export interface SyntaxNode {
  type: string;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The statements of a TypeScript text. `.tsx` parses generic arrow functions differently. */
export const statementsOf = (text: string, tsx = true): SyntaxNode[] =>
  parseSync(text, { syntax: 'typescript', tsx, target: 'es2024' }).body as unknown as SyntaxNode[];

/** The statements of a TypeScript file. */
export const parseFile = (file: string): SyntaxNode[] =>
  statementsOf(readFileSync(file, 'utf8'), file.endsWith('.tsx'));

/** Every node at and below these, outermost first. */
export function* nodesBelow(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesBelow(one);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  // Some parts are in objects without a type: arguments in `{ spread, expression }`.
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* nodesBelow(part);
}

/** The name of an identifier, or the value of a string literal. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'StringLiteral') ? (node['value'] as string) : undefined;

/** The keys of a pattern: 'a', 'b' of `{ a, b: c }`. Null if it has a rest element (`...others`). */
export function patternKeys(pattern: SyntaxNode): string[] | null {
  const properties = pattern['properties'] as SyntaxNode[];
  if (properties.some(({ type }) => type === 'RestElement')) return null;
  return properties.flatMap((property) => nameOf(property['key']) ?? []);
}
