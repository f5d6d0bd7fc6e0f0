import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import type { UsedCall } from '../../calls/call-contract.ts';
import type { Exposure } from '../../calls/choices.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { listAreas } from '../areas/area.store.ts';
import { createReleaseRows, type VersionRow } from '../release.store.ts';
import { releaseHealth, releaseVersions } from '../tables/schema-release.ts';

/** A tab may stay open this long without its version being replaced. */
const tabDays = 7;

/** A version that may be on a screen. */
export interface VersionInUse {
  name: RemoteName;
  title: string;
  version: string;
  /** Whom an alarm is about. */
  row: Pick<VersionRow, 'name' | 'version' | 'files'>;
  /** Why it is in use: the first that applies. */
  standing: Exposure;
  /** Undefined for a version from before calls were recorded. */
  calls: UsedCall[] | undefined;
}

/** The ids of the versions that browsers have reported in the last days: tabs stay on their version. */
async function idsInTabs(db: Db, name: RemoteName): Promise<string[]> {
  const since = new Date(Date.now() - tabDays * 86_400_000);
  const isRecent = and(eq(releaseHealth.measure, 'visit'), gte(releaseHealth.minute, since));
  const rows = await db
    .selectDistinct({ id: releaseHealth.versionId })
    .from(releaseHealth)
    .innerJoin(releaseVersions, eq(releaseVersions.id, releaseHealth.versionId))
    .where(and(isRecent, eq(releaseVersions.name, name)));
  return rows.map(({ id }) => id);
}

async function usedVersions(db: Db, name: RemoteName): Promise<[VersionRow, Exposure][]> {
  const { live, canary, previous } = await createReleaseRows(db).stateOf(name);
  const ids = await idsInTabs(db, name);
  const tabs = ids.length > 0 ? await db.select().from(releaseVersions).where(inArray(releaseVersions.id, ids)) : [];
  const all: [VersionRow | null | undefined, Exposure][] = [
    [live, 'live'],
    [canary?.row, 'canary'],
    [previous, 'previous'],
    ...tabs.map((row): [VersionRow, Exposure] => [row, 'tabs']),
  ];
  const first = new Map<string, [VersionRow, Exposure]>();
  for (const [row, standing] of all) if (row && !first.has(row.id)) first.set(row.id, [row, standing]);
  return [...first.values()];
}

/** The frame around all areas; it has no versions of its own here, and no owner. */
const shellName = 'shell';

async function runningShells(db: Db): Promise<VersionInUse[]> {
  const hosts = await createReleaseRows(db).findHosts();
  return hosts.map(({ version, calls }) => {
    const row = { name: shellName, version, files: {} as VersionRow['files'] };
    return { name: shellName, title: 'Frame', version, row, standing: 'live', calls };
  });
}

/**
 * Of every area: the live version, the canary, the one that pages fall back to, and what is in tabs of up to 7 days; and
 * the running shells.
 */
export async function listVersionsInUse(db: Db): Promise<VersionInUse[]> {
  const found: VersionInUse[] = await runningShells(db);
  for (const { name, title } of await listAreas(db)) {
    // oxlint-disable-next-line no-await-in-loop
    for (const [row, standing] of await usedVersions(db, name)) {
      const shown = row.files.declaration?.title ?? title;
      found.push({ name, title: shown, version: row.version, row, standing, calls: row.metadata.calls });
    }
  }
  return found;
}
