import type { RemoteReleases } from '../calls/area-releases.ts';
import { builtInPaths } from '../gate/built-in-routes.ts';
import { type BuiltInName, remotes } from '../gate/remotes.ts';

/** For tests: title, grant and business count of an area that came with the site. */
export function sampleGrant(name: BuiltInName): Pick<RemoteReleases, 'title' | 'grant' | 'counts'> {
  const { title, budgetKb } = remotes[name];
  return {
    title,
    counts: '',
    grant: {
      title,
      paths: builtInPaths[name] as RemoteReleases['grant']['paths'],
      base: null,
      budgetKb,
      connections: [],
    },
  };
}
