import { globSync } from 'node:fs';
import path from 'node:path';
import { platformMembers, platformVersion } from '@vidya/contracts/release/host-platform';
import { compareVersions } from '@vidya/contracts/release/version-range';
import { isNode, nameOf, nodesBelow, parseFile, patternKeys, type SyntaxNode, typeNameOf } from './syntax.ts';

// Tests and what runs a remote alone are not part of what is released.
const isReleased = (file: string): boolean =>
  !/(\.(test|stories)\.tsx?|\/standalone[^/]*\.tsx?|\/src\/index\.ts)$/.test(file);

/** `usePlatform()`, `useReadingPlatform()`, or something called or typed after the platform. */
const isPlatform = (node: unknown): boolean => {
  if (!isNode(node)) return false;
  if (node.type === 'CallExpression') return /^use\w*Platform$/.test(nameOf(node['callee']) ?? '');
  return node.type === 'Identifier' && node['value'] === 'platform';
};

/** `const { send } = usePlatform()`, `({ send }: Platform) => …` */
const takesApart = (node: SyntaxNode): SyntaxNode | undefined => {
  const pattern = node.type === 'VariableDeclarator' && isPlatform(node['init']) ? node['id'] : node;
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return undefined;
  return pattern !== node || typeNameOf(pattern) === 'Platform' ? pattern : undefined;
};

function membersAt(node: SyntaxNode): string[] {
  const pattern = takesApart(node);
  if (pattern) return patternKeys(pattern) ?? Object.keys(platformMembers);
  if (node.type === 'MemberExpression' && isPlatform(node['object'])) return [nameOf(node['property']) ?? ''];
  const isImport = node.type === 'ImportDeclaration' && nameOf(node['source']) === '@vidya/contracts/browser/platform';
  if (!isImport) return [];
  // Two members are lent as functions of the same name (contracts/src/browser/platform.tsx).
  const imported = (node['specifiers'] as SyntaxNode[]).map((one) => nameOf(one['imported'] ?? one['local']) ?? '');
  return imported.filter((name) => name in platformMembers);
}

/** The members of the platform that source texts, already parsed, use; sorted. Unknown ones too: the gate refuses them. */
export const membersIn = (sources: SyntaxNode[][]): string[] =>
  [...new Set(sources.flatMap((source) => [...nodesBelow(source)].flatMap(membersAt)))].filter(Boolean).toSorted();

/** The members of the platform that a package's released sources use. `folder` is absolute. */
export function membersUsed(folder: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) => path.join(folder, file));
  return membersIn(files.filter(isReleased).map(parseFile));
}

/**
 * The platform versions that can host these members: '^<highest version among theirs>'. Never of a major version before
 * the one the sources were written for: that one changed something.
 */
export function platformRange(members: string[]): string {
  const known = platformMembers as Record<string, string>;
  const min = `${platformVersion.split('.')[0]}.0.0`;
  return `^${[min, ...members.flatMap((member) => known[member] ?? [])].toSorted(compareVersions).at(-1)}`;
}
