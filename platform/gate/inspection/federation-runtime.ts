import type { VersionMetadata } from '../document/release.ts';
import { importedNames } from './shared-exports.ts';
import { isTypeofOperand, memberName, type Node, nodesBelow, type Script } from './syntax.ts';
import type { BuildBytes } from './transfer-sizes.ts';

/** The shell's global through which an area's entry reaches the federation runtime (`externalRuntime` in remote.ts). */
const runtimeGlobal = '_FEDERATION_RUNTIME_CORE';

/** `globalThis._FEDERATION_RUNTIME_CORE`, or the name alone where no variable has it. */
function isRuntime(script: Script, node: Node): boolean {
  if (node.type === 'MemberExpression') return memberName(node) === runtimeGlobal;
  return node.type === 'Identifier' && node.name === runtimeGlobal && script.variableOf(node) === null;
}

/** The names that code takes from the runtime; '*' where it hands the whole of it on. Null where it takes none of it. */
export function runtimeNames(scripts: readonly Script[]): string[] | null {
  const uses = scripts.flatMap((script) =>
    nodesBelow(script.program)
      .filter((node) => isRuntime(script, node) && !isTypeofOperand(script, node))
      .map((node) => importedNames(script, node)),
  );
  return uses.length === 0 ? null : [...new Set(uses.flat())].toSorted();
}

/** The version of the plugin that wrote the manifest, which has the version of its runtime. '' if it does not say. */
function pluginVersion(bytes: BuildBytes): string {
  try {
    const manifest = JSON.parse(bytes.get('mf-manifest.json')?.toString('utf8') ?? '') as {
      metaData?: { pluginVersion?: unknown };
    };
    const version = manifest.metaData?.pluginVersion;
    return typeof version === 'string' ? version : '';
  } catch {
    return '';
  }
}

/** What a build needs of the shell's federation runtime; undefined if it does without. */
export function runtimeNeeded(names: string[] | null, bytes: BuildBytes): VersionMetadata['runtime'] {
  return names ? { version: pluginVersion(bytes), names } : undefined;
}
