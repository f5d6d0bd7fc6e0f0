import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import type { Db } from '../../../api/src/database/database.ts';
import { defineJob } from '../../../api/src/jobs/jobs.ts';
import { groupOf, shareCount } from '../../gate/document/canary.ts';
import type { RemoteRelease } from '../../gate/document/release.ts';
import { type Bases, baseOf, listAreas } from '../areas/area.store.ts';
import { noteErrors } from '../health/errors.store.ts';
import { addCounts, compared } from '../health/health.store.ts';
import { createReleaseRows, isTried, type VersionRow } from '../release.store.ts';
import { referenceOf } from '../release-document.ts';
import type { ReleaseStore } from '../release-store/release-store.ts';
import { rehearseFiles, rehearsePage } from './rehearse-page.ts';

/** Every minute: walks the paths of each canary and of the version that it is compared with. */
export const rehearseReleases = defineJob<Record<string, never>>('rehearse-releases', 0);

interface RehearsalParts {
  db: Db;
  store: Pick<ReleaseStore, 'read'>;
  bases: Bases;
  /** The site's origin, where its front server responds. */
  origin: string;
  frontSecret: string | undefined;
}

/** The first share of a group; undefined where it is empty. */
const shareIn = (release: Pick<RemoteRelease, 'name' | 'canary'>, group: 'canary' | 'control'): number | undefined =>
  Array.from({ length: shareCount }, (_, share) => share).find((share) => groupOf(release, share) === group);

/** The pages that need no parameters, by what the version says of them. */
async function pathsOf(store: RehearsalParts['store'], { name, version }: VersionRow): Promise<string[]> {
  const text = await store.read(`${name}/${version}/pages.json`);
  const pages = text ? (JSON.parse(text.toString()) as PageMetas) : {};
  return Object.entries(pages)
    .filter(([path, { parameters, description }]) => !path.includes(':') && !parameters && description !== undefined)
    .map(([path]) => path);
}

interface Visit {
  row: VersionRow;
  share: number;
  /** The public address of the area's folder. */
  base: string;
}

async function rehearse(parts: RehearsalParts, { row, share, base }: Visit): Promise<void> {
  const { db, store, origin, frontSecret } = parts;
  const { id: versionId, name, version } = row;
  const count = (measure: string) => addCounts(db, [{ versionId, measure: compared(measure), bucket: 0, count: 1 }]);
  const fail = async (message: string, screen: string): Promise<void> => {
    await count('rehearsalFailed');
    const error = { message: `Rehearsal: ${message}`, stack: '', screen };
    await noteErrors(db, [{ versionId, name, version, outcome: 'loadFailed', error }]);
  };
  for (const path of await pathsOf(store, row)) {
    // One after the other, as a person walks.
    // oxlint-disable-next-line no-await-in-loop
    const found = await rehearsePage({ origin, path, share, name, version, frontSecret });
    if (found.is === 'elsewhere') return;
    // oxlint-disable-next-line no-await-in-loop
    const missing = found.is === 'good' ? await rehearseFiles(referenceOf(row, base), row.files) : null;
    // oxlint-disable-next-line no-await-in-loop
    await count('rehearsal');
    const why = found.is === 'bad' ? found.why : missing;
    // oxlint-disable-next-line no-await-in-loop
    if (why !== null) await fail(why, path);
  }
}

/** A visitor for quiet sites: fetches each canary's pages, and its control group's, over HTTP through the front server. */
export async function rehearseCanaries(parts: RehearsalParts): Promise<void> {
  for (const area of await listAreas(parts.db)) {
    const { name } = area;
    const base = baseOf(area, parts.bases) ?? '';
    // oxlint-disable-next-line no-await-in-loop
    const state = await createReleaseRows(parts.db).stateOf(name);
    const { live, canary } = state;
    // Pages of the dashboard are for administrators: no rehearsal signs in as one.
    if (!live || !canary || !isTried(state) || !URL.canParse(base)) continue;
    const { row, percent } = canary;
    const release = { name, canary: { ...referenceOf(row, base), percent } };
    for (const [version, group] of [
      [row, 'canary'],
      [live, 'control'],
    ] as const) {
      const share = shareIn(release, group);
      // oxlint-disable-next-line no-await-in-loop
      if (share !== undefined) await rehearse(parts, { row: version, share, base });
    }
  }
}
