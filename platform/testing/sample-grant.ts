import type { RemoteReleases } from '../calls/area-releases.ts';
import { builtInAreas } from '../gate/built-in-areas.ts';
import type { BuiltInName } from '../gate/remotes.ts';

/** For tests: title, grant and business count of an area that came with the site. */
export function sampleGrant(name: BuiltInName): Pick<RemoteReleases, 'title' | 'grant' | 'counts'> {
  const { title, budgetKb, paths } = builtInAreas[name];
  return {
    title,
    counts: '',
    grant: {
      title,
      paths,
      base: null,
      budgetKb,
      connections: [],
    },
  };
}
