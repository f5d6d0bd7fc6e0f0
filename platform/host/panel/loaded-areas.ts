import type { Override } from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { remoteNow } from '../load/remote-cache.ts';
import { type VersionHere, versionOf } from '../load/versions-here.ts';
import { titleOf } from '../routes-here.ts';

const kinds: Record<VersionHere['as'], string> = {
  override: 'your choice',
  canary: 'canary',
  live: 'live',
  previous: 'previous',
};

/** What this tab has loaded for an area: its state as text, its version, and the host that serves its files. */
export function areaNow(name: RemoteName): { text: string; version?: string; from?: string } {
  const known = remoteNow(name);
  if (known?.state !== 'ready') return { text: known?.state ?? 'not loaded' };
  const here = versionOf(known.remote);
  if (!here) return { text: 'loaded' };
  const from = new URL(here.base).host;
  return here.server ? { text: 'local server', from } : { text: kinds[here.as], version: here.version, from };
}

/** Areas whose override could not be loaded. Those with a fault do not count: there the fallback is the point. */
export const titlesMissed = ({ areas }: Override): string[] =>
  Object.keys(areas)
    .filter((name) => {
      const { server, reference, fault } = areas[name] ?? {};
      const known = remoteNow(name);
      if (!(server || reference) || fault || known?.state !== 'ready') return false;
      const here = versionOf(known.remote);
      return here !== undefined && here.as !== 'override';
    })
    .map(titleOf);
