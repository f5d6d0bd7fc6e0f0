import { rmSync } from 'node:fs';
import { startJourneySite } from '../../../scripts/check/site/journey-site.ts';
import { isShared, type Library } from './libraries.ts';
import { makeLiveTree, raiseShell } from './live-builds.ts';

interface LiveSite {
  /** The addresses and secrets for releases. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

export interface LiveSites {
  /** The site to try a library on, which is raised in `scratch`. Rejects with a `TrialError`. */
  start: (library: Library, scratch: string) => Promise<LiveSite>;
  remove: () => void;
}

/** Its ports are none of the browser journeys'. */
const place = 3;

async function siteOf(tree: string): Promise<LiveSite> {
  const { environment, stop } = await startJourneySite(place, tree);
  return { env: { ...process.env, ...environment }, stop };
}

/**
 * The sites to try upgrades on: that of `SITE_URL`, else one of a copy of this source tree, with sample data. What the
 * shell lends it has in the next version then, and the live areas are as they are: as after a release of the shell.
 */
export async function openLiveSites(): Promise<LiveSites> {
  if (process.env['SITE_URL'])
    return { start: async () => ({ env: process.env, stop: async () => undefined }), remove: () => undefined };
  const liveTree = await makeLiveTree();
  return {
    start: async (library, scratch) => {
      if (!isShared(library)) return siteOf(liveTree);
      await raiseShell(scratch, liveTree);
      return siteOf(scratch);
    },
    remove: () => rmSync(liveTree, { recursive: true, force: true }),
  };
}
