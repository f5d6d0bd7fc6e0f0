import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { libraryFolder } from '../../../scripts/config/webpack/shared.ts';
import { type Library, libraries } from './libraries.ts';
import type { LiveSites } from './live-site.ts';
import type { Outcome, Tried } from './matrix.ts';
import { nextVersion } from './next-version.ts';
import type { UpgradeOptions } from './options.ts';
import { publishedVersions } from './registry.ts';
import { install, makeScratch } from './scratch.ts';
import { TrialError } from './trial-error.ts';
import { tryArea } from './try-area.ts';

/** The installed version of the first of a library's packages: 'shell' and the tools at the root have the same. */
function installedVersion(library: Library): string {
  const manifest = path.join(libraryFolder(libraries[library][0], 'shell'), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The versions that the registry has of all packages of a library. */
async function versionsOf(library: Library, cwd: string): Promise<string[]> {
  const [first = [], ...others] = await Promise.all(libraries[library].map((name) => publishedVersions(name, { cwd })));
  return first.filter((version) => others.every((versions) => versions.includes(version)));
}

interface Trial extends Pick<UpgradeOptions, 'areas' | 'reach' | 'isRehearsed'> {
  sites: LiveSites;
  /** Where npm is asked: its configuration counts. */
  cwd: string;
  say: (line: string) => void;
}

/** Tries the next version of a library with every area. Whatever hangs or fails is an outcome; never rejects. */
export async function tryUpgrade(
  library: Library,
  { areas, reach, isRehearsed, sites, cwd, say }: Trial,
): Promise<Tried> {
  const outcomes = new Map<string, Outcome>();
  const all = (outcome: Outcome): void => areas.forEach((name) => outcomes.set(name, outcome));
  const current = installedVersion(library);
  let title = `${library} ${current}`;
  let folder: string | undefined;
  let stop: (() => Promise<void>) | undefined;
  try {
    const version = nextVersion(current, await versionsOf(library, cwd), reach);
    if (!version) return { title: `${title} is the newest of its major version.`, outcomes };
    title = `${title} → ${version}`;
    say(`${title}: installing it in a copy …`);
    folder = await makeScratch();
    await install(folder, { packages: libraries[library], version }, process.env);
    const site = await sites.start(library, folder);
    ({ stop } = site);
    for (const name of areas) {
      // The builds and the browser of one area keep the machine busy.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await tryArea({ name, folder, env: site.env, isRehearsed });
      outcomes.set(name, outcome);
      say([`  ${name}: ${outcome.kind}`, ...outcome.sentences].join('\n    '));
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say(`  ${error.message}`);
    all({ kind: error instanceof TrialError ? error.kind : 'not tried', sentences: [error.message] });
  } finally {
    await stop?.();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  return { title, outcomes };
}
