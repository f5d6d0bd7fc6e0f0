import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordedCallsFile } from '@vidya/contracts/calls/recorded/read-recorded-calls';
import type { UsedCall } from '../../../platform/calls/call-contract.ts';
import { filesIn } from '../../../platform/cli/release/publish/files-in.ts';
import { builtInAreas } from '../../../platform/gate/built-in-areas.ts';
import { isForAdministrators } from '../../../platform/gate/document/area-declaration.ts';
import type { HostMetadata } from '../../../platform/gate/document/release.ts';
import { platformMembers, platformVersion } from '../../../platform/gate/host-platform.ts';
import { parseScript } from '../../../platform/gate/inspection/syntax.ts';
import { usedCalls, wordsOf } from '../../../platform/gate/inspection/used-calls.ts';
import { remoteNames } from '../../../platform/gate/remotes.ts';
import { sharedRuntime } from '../../config/webpack/federation/shared-runtime.ts';
import { facades, root, sharedLibraries, singletons } from '../../config/webpack/shared.ts';
import { isNode, nameOf, nodesBelow, parseFile, type SyntaxNode } from './syntax.ts';

/** The props of `RemoteProps`, which the compiler makes the shell pass to an area's component. */
function propsOfRemote(): string[] {
  const nodes = [...nodesBelow(parseFile(path.join(root, 'contracts/src/browser/platform.tsx')))];
  const props = nodes.find(({ type, id }) => type === 'TsInterfaceDeclaration' && nameOf(id) === 'RemoteProps');
  if (!props || !isNode(props['body']))
    throw new Error('contracts/src/browser/platform.tsx has no interface RemoteProps.');
  return (props['body']['body'] as SyntaxNode[]).flatMap((member) => nameOf(member['key']) ?? []);
}

/** The names that a facade exports; types are none. */
const namesOfFacade = (file: string): string[] =>
  parseFile(file).flatMap(({ type, specifiers }) =>
    type === 'ExportNamedDeclaration'
      ? (specifiers as SyntaxNode[])
          .filter(({ isTypeOnly }) => isTypeOnly !== true)
          .flatMap((one) => nameOf(one['exported'] ?? one['orig']) ?? [])
      : [],
  );

/** The names that a package exports, and those of its default export, which is all of it in an old package. */
async function namesOfPackage(name: string): Promise<string[]> {
  const module = (await import(name)) as Record<string, unknown>;
  const inner = module['default'];
  const isOld = typeof inner === 'object' && inner !== null;
  return [...new Set([...Object.keys(module), ...(isOld ? Object.keys(inner) : [])])];
}

/** Shared library → the names that areas can take from the shell's copy. */
async function sharedNames(): Promise<Record<string, string[]>> {
  const named = singletons.map(async (name) => {
    const facade = facades[name];
    return [name, facade ? namesOfFacade(facade) : await namesOfPackage(name)] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

/** The host API and shared libraries that a build of the shell offers to areas. */
export const hostMetadata = async (version: string): Promise<HostMetadata> => ({
  version,
  shared: Object.fromEntries(
    Object.entries(sharedLibraries(true, 'shell')).map(([name, { version }]) => [name, version]),
  ),
  lent: await sharedNames(), // oxlint-disable-line id-denylist -- a stored name
  runtime: sharedRuntime(),
  platform: platformVersion,
  members: Object.keys(platformMembers),
  props: propsOfRemote(),
  guarded: remoteNames.filter((name) => isForAdministrators(builtInAreas[name].paths)),
});

/** The calls that the scripts of a shell build send. */
function callsIn(output: string): UsedCall[] {
  const scripts = filesIn(output)
    .filter((file) => file.endsWith('.js'))
    .map((file) => parseScript(file, readFileSync(path.join(output, file), 'utf8')));
  return usedCalls(wordsOf(scripts), new Map([['calls.json', readFileSync(recordedCallsFile)]]));
}

/** Writes `host.json` of a shell build. */
export async function writeHostMetadata(output: string, version: string): Promise<void> {
  const metadata: HostMetadata = { ...(await hostMetadata(version)), calls: callsIn(output) };
  writeFileSync(path.join(output, 'host.json'), JSON.stringify(metadata, null, 1));
}
