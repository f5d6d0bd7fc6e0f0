import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { platformVersion } from '@vidya/contracts/release/host-platform';
import type { HostMetadata } from '@vidya/contracts/release/release';
import { type RemoteName, remoteNames } from '@vidya/contracts/release/remotes';
import { type RouteEntry, routesOf } from '../../../shell/src/route-table.ts';
import { root, sharedLibraries } from '../../config/webpack/shared.ts';
import { isNode, nameOf, nodesBelow, parseFile, type SyntaxNode } from './syntax.ts';

/** The props of `RemoteProps`, which the compiler makes the shell pass to an area's component. */
function propsGiven(): string[] {
  const nodes = [...nodesBelow(parseFile(path.join(root, 'contracts/src/browser/platform.tsx')))];
  const props = nodes.find(({ type, id }) => type === 'TsInterfaceDeclaration' && nameOf(id) === 'RemoteProps');
  if (!props || !isNode(props['body']))
    throw new Error('contracts/src/browser/platform.tsx has no interface RemoteProps.');
  return (props['body']['body'] as SyntaxNode[]).flatMap((member) => nameOf(member['key']) ?? []);
}

const isForAdministrators = ({ access }: RouteEntry): boolean =>
  typeof access !== 'string' && access.length > 0 && access.every((role) => role === 'ADMIN');

/** Areas with pages for administrators only. */
export function guardedAreas(table: readonly RouteEntry[]): RemoteName[] {
  const rowsOf = (name: RemoteName): RouteEntry[] => table.filter(({ area }) => area === name);
  return remoteNames.filter((name) => rowsOf(name).length > 0 && rowsOf(name).every(isForAdministrators));
}

/** The host API and shared libraries that a build of the shell offers to areas. */
export const hostMetadata = (version: string): HostMetadata => ({
  version,
  shared: Object.fromEntries(
    Object.entries(sharedLibraries(true, 'shell')).map(([name, { version }]) => [name, version]),
  ),
  platform: platformVersion,
  props: propsGiven(),
  guarded: guardedAreas(routesOf([]).table),
});

/** Writes `host.json` of a shell build. */
export const writeHostMetadata = (output: string, version: string): void =>
  writeFileSync(path.join(output, 'host.json'), JSON.stringify(hostMetadata(version), null, 1));
