import type { RemoteName } from '../../gate/remotes.ts';
import { forgetVersions } from '../load/versions-here.ts';
import { hasNoUnsavedWork } from '../newer/safe-moment.ts';
import { distrust } from '../trust/integrity.ts';

/** webpack's name for the global list of a build's loaded files, which keeps the build's whole module table. */
export const chunkListOf = (name: string, version: string): string =>
  `webpackChunk${`${name}@${version}`.replaceAll(/[^a-zA-Z0-9$]+/g, '_')}`;

/** What the federation runtime keeps in a global: one instance per area's name, with the version that came first. */
interface FederationGlobal {
  __FEDERATION__?: { __INSTANCES__: { options: { name: string } }[] };
}

function forgetInstance(name: RemoteName): void {
  const instances = (globalThis as FederationGlobal).__FEDERATION__?.__INSTANCES__ ?? [];
  const index = instances.findIndex(({ options }) => options.name === name);
  if (index !== -1) instances.splice(index, 1);
}

/**
 * Releases every version of an area that this tab has loaded, before another one replaces it: module table, federation
 * instance, style sheets and hashes. None of them may be on screen. Not while something would be lost: an upload goes on
 * in the version that began it, which then stays until the next replacement.
 */
export function unload(name: RemoteName): void {
  if (!hasNoUnsavedWork()) return;
  const replaced = forgetVersions(name);
  if (replaced.length === 0) return;
  forgetInstance(name);
  for (const { base, version } of replaced) {
    Reflect.deleteProperty(globalThis, chunkListOf(name, version));
    for (const link of document.querySelectorAll('link')) if (link.href.startsWith(base)) link.remove();
    distrust(base);
  }
}
