import type { Override } from '@vidya/contracts/release/release';
import { type RemoteName, remoteNames, remotes } from '@vidya/contracts/release/remotes';
import { remoteNow } from '../remotes/load/remote-cache.ts';
import { type VersionHere, versionOf } from '../remotes/load/versions-here.ts';

/** What this tab has loaded for an area: its state as text, and its version. */
export interface AreaNow {
  text: string;
  version: string | undefined;
  /** The host that serves its files. */
  from: string | undefined;
}

const kinds: Record<VersionHere['as'], string> = {
  override: 'your choice',
  canary: 'canary',
  live: 'live',
  previous: 'previous',
};

/** The current state; areas load when a visitor goes to them. */
export function areaNow(name: RemoteName): AreaNow {
  const known = remoteNow(name);
  if (known?.state === 'ready') {
    const version = versionOf(known.remote);
    const text = version?.server ? 'local server' : version ? kinds[version.as] : 'loaded';
    return {
      text,
      version: version?.server ? undefined : version?.version,
      from: version && new URL(version.base).host,
    };
  }
  const text = known?.state === 'loading' ? 'loading' : known?.state === 'failed' ? 'failed' : 'not loaded';
  return { text, version: undefined, from: undefined };
}

/**
 * Titles of areas with an override that loaded another version, because the override could not be loaded. Areas with a
 * fault do not count: there the fallback is the point.
 */
export const titlesMissed = ({ areas }: Override): string[] =>
  remoteNames
    .filter((name) => {
      const { server, reference, fault } = areas[name] ?? {};
      const known = remoteNow(name);
      if (!(server || reference) || fault || known?.state !== 'ready') return false;
      const here = versionOf(known.remote);
      return here !== undefined && here.as !== 'override';
    })
    .map((name) => remotes[name].title);
