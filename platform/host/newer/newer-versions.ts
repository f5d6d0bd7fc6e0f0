import { candidatesOf } from '../load/candidates.ts';
import { newerThanPage, refreshReleases } from '../load/releases.ts';
import { remoteNow } from '../load/remote-cache.ts';
import { versionOf } from '../load/versions-here.ts';
import { areaNames } from '../routes-here.ts';

/** Whether a new tab would get another version of an area that this tab has loaded. Fetches the release document; never rejects. */
export async function hasNewerVersions(): Promise<boolean> {
  const document = await refreshReleases();
  if (!newerThanPage()) return false;
  return areaNames().some((name) => {
    const known = remoteNow(name);
    const here = known?.state === 'ready' ? versionOf(known.remote) : undefined;
    const [best] = candidatesOf(name, document);
    return here !== undefined && here.as !== 'override' && best !== undefined && best.version !== here.version;
  });
}
