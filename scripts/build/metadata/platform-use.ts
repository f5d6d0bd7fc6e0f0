import { globSync } from 'node:fs';
import path from 'node:path';
import { platformMembers, platformVersion } from '@vidya/contracts/release/host-platform';
import { compareVersions } from '@vidya/contracts/release/version-range';
import { isNode, nameOf, nodesBelow, parseFile, patternKeys, type SyntaxNode, typeNameOf } from './syntax.ts';

// Releases contain neither tests nor the files that run a remote alone.
const isReleased = (file: string): boolean =>
  !/(\.(test|stories)\.tsx?|\/standalone[^/]*\.tsx?|\/src\/index\.ts)$/.test(file);

/** Whether a node is `usePlatform()`, `useReadingPlatform()` or the identifier `platform`. */
const isPlatform = (node: unknown): boolean => {
  if (!isNode(node)) return false;
  if (node.type === 'CallExpression') return /^use\w*Platform$/.test(nameOf(node['callee']) ?? '');
  return node.type === 'Identifier' && node['value'] === 'platform';
};

/** The pattern in `const { send } = usePlatform()` or `({ send }: Platform) => …`. */
const platformPattern = (node: SyntaxNode): SyntaxNode | undefined => {
  const pattern = node.type === 'VariableDeclarator' && isPlatform(node['init']) ? node['id'] : node;
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return undefined;
  return pattern !== node || typeNameOf(pattern) === 'Platform' ? pattern : undefined;
};

/** The member behind a function of contracts/src/browser/platform.tsx; two bear the names of their members. */
const behind: Record<string, string> = { useCall: 'send', usePerson: 'sessionAtom', useSession: 'sessionAtom' };

function membersAt(node: SyntaxNode): string[] {
  const pattern = platformPattern(node);
  if (pattern) return patternKeys(pattern) ?? Object.keys(platformMembers);
  if (node.type === 'MemberExpression' && isPlatform(node['object'])) return [nameOf(node['property']) ?? ''];
  const isImport = node.type === 'ImportDeclaration' && nameOf(node['source']) === '@vidya/contracts/browser/platform';
  if (!isImport) return [];
  const imported = (node['specifiers'] as SyntaxNode[]).map((one) => nameOf(one['imported'] ?? one['local']) ?? '');
  return imported.map((name) => behind[name] ?? name).filter((name) => name in platformMembers);
}

/** The sorted platform members that parsed sources use, unknown ones included: the gate refuses those. */
export const membersIn = (sources: SyntaxNode[][]): string[] =>
  [...new Set(sources.flatMap((source) => [...nodesBelow(source)].flatMap(membersAt)))].filter(Boolean).toSorted();

/** The platform members that a package's released sources use. `folder` is absolute. */
export function membersUsed(folder: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) => path.join(folder, file));
  return membersIn(files.filter(isReleased).map(parseFile));
}

/** The platform versions with all members: '^<highest of theirs>'. Never older than the current major version. */
export function platformRange(members: string[]): string {
  const known = platformMembers as Record<string, string>;
  const min = `${platformVersion.split('.')[0]}.0.0`;
  return `^${[min, ...members.flatMap((member) => known[member] ?? [])].toSorted(compareVersions).at(-1)}`;
}
