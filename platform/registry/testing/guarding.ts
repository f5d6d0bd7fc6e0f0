import { eq } from 'drizzle-orm';
import { watchReleases } from '../health/stop-canaries.ts';
import { releaseHealth, releaseVersions } from '../tables/schema-release.ts';
import type { ReleaseDesk } from './release-desk.ts';

export const minuteMs = 60_000;
/** When the current minute began. */
export const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** What tests of the live guard do with the catalogue's versions. */
export function guarding(desk: ReleaseDesk) {
  async function idOf(version: string): Promise<string> {
    const [row] = await desk.api.db.select().from(releaseVersions).where(eq(releaseVersions.version, version));
    return row!.id;
  }
  async function watch(): Promise<void> {
    await desk.api.jobs.send(desk.api.db, watchReleases, {});
    await desk.api.jobs.drain();
  }
  /** The live version, and what became of its watch. */
  const now = async () => {
    const { live, liveGuard } = await desk.by.area();
    return [live?.version, liveGuard?.state];
  };
  /** Another area that has visitors all the time, with nothing wrong: what fails then is the version's own fault. */
  async function othersAreWell(): Promise<void> {
    await desk.by.publish('2.0.0', { name: 'learning' });
    await desk.by.promote({ version: '2.0.0' }, 'learning');
    const versionId = await idOf('2.0.0');
    // A test may take minutes.
    const minutes = Array.from({ length: 45 }, (_, at) => new Date(thisMinute() + (at - 35) * minuteMs));
    const counts = minutes.map((minute) => ({ versionId, minute, measure: 'watched visit', count: 100 }));
    const times = minutes.map((minute) => ({ versionId, minute, measure: 'watched lcpMs', bucket: 7, count: 100 }));
    await desk.api.db.insert(releaseHealth).values([...counts, ...times]);
  }
  return { idOf, watch, now, othersAreWell };
}
