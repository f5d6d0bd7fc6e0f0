import { builtInPaths } from '../release/built-in-routes.ts';
import type { RemoteReleases } from '../release/release-calls.ts';
import { type BuiltInName, remotes } from '../release/remotes.ts';

/** For tests: title and grant of an area that came with the site. */
export function sampleGrant(name: BuiltInName): Pick<RemoteReleases, 'title' | 'grant'> {
  const { title, budgetKb } = remotes[name];
  return {
    title,
    grant: {
      title,
      paths: builtInPaths[name] as RemoteReleases['grant']['paths'],
      base: null,
      budgetKb,
      connections: [],
    },
  };
}
