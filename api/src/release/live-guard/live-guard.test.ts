import type { AreaReport } from '@vidya/contracts/release/release-calls';
import { eq } from 'drizzle-orm';
import { releaseHealth, releaseLiveGuards, releaseVersions } from '../../database/schema-release.ts';
import { openReleaseDesk } from '../../testing/release-desk.ts';
import { host, publishedDocument } from '../../testing/releases.ts';
import { watchReleases } from '../health/stop-canaries.ts';

const desk = openReleaseDesk();

async function idOf(version: string): Promise<string> {
  const [row] = await desk.api.db.select().from(releaseVersions).where(eq(releaseVersions.version, version));
  return row!.id;
}

/** What was counted of a version an hour ago, before the next one was promoted. */
async function record(version: string, visit: number, failed: number): Promise<void> {
  const versionId = await idOf(version);
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000);
  const counts = [
    { versionId, minute, measure: 'watched visit', count: visit },
    { versionId, minute, measure: 'watched failed', count: failed },
  ];
  await desk.api.db.insert(releaseHealth).values(counts);
}

const visit = (version: string, outcome: AreaReport['outcome'] = 'ok'): AreaReport => ({
  name: 'catalog',
  version,
  outcome,
});

async function report(count: number, one: AreaReport): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  for (let page = 0; page < count; page++) await desk.by.report([one]);
}

async function watch(): Promise<void> {
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
}

const now = async () => {
  const { live, liveGuard } = await desk.by.area();
  return [live?.version, liveGuard?.state];
};

const minuteMs = 60_000;
const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** Another area that has visitors all the time, with nothing wrong: what fails then is the version's own fault. */
async function othersAreWell(): Promise<void> {
  await desk.by.publish('2.0.0', { name: 'learning' });
  await desk.by.promote({ version: '2.0.0' }, 'learning');
  const versionId = await idOf('2.0.0');
  const minutes = [-30, -1, 0, 1, 2].map((ahead) => new Date(thisMinute() + ahead * minuteMs));
  const counts = minutes.map((minute) => ({ versionId, minute, measure: 'watched visit', count: 100 }));
  const times = minutes.map((minute) => ({ versionId, minute, measure: 'watched lcpMs', bucket: 7, count: 100 }));
  await desk.api.db.insert(releaseHealth).values([...counts, ...times]);
}

beforeEach(async () => {
  await desk.by.release('1.0.0');
});

describe('after a promotion', () => {
  it('the new version is watched for an hour against the one before', async () => {
    await record('1.0.0', 400, 2);
    await desk.by.release('1.1.0');
    const { liveGuard } = await desk.by.area();
    expect(liveGuard).toMatchObject({ version: '1.1.0', previous: '1.0.0', state: 'watching' });
    expect(Date.parse(liveGuard!.until) - Date.now()).toBeGreaterThan(59 * 60_000);
    await report(20, visit('1.1.0'));
    await watch();
    expect(await now()).toEqual(['1.1.0', 'watching']);
    await desk.api.db.update(releaseLiveGuards).set({ until: new Date() });
    await watch();
    expect(await now()).toEqual(['1.1.0', 'passed']);
    await report(20, visit('1.1.0', 'renderFailed'));
    await watch();
    expect(await now()).toEqual(['1.1.0', 'passed']);
  });

  it('the site goes back by itself when the new one is clearly worse', async () => {
    await othersAreWell();
    await record('1.0.0', 400, 2);
    await desk.by.release('1.1.0');
    await report(12, visit('1.1.0', 'renderFailed'));
    await watch();
    expect(await now()).toEqual(['1.0.0', 'rolledBack']);
    const { history, liveGuard, versions } = await desk.by.area();
    const reason = '12 of 12 (100.0%) visits since its promotion failed; before it, 2 of 400 (0.5%) did.';
    expect(liveGuard).toMatchObject({ version: '1.1.0', previous: '1.0.0', reason });
    expect(history[0]).toMatchObject({
      action: 'release.rolledBack',
      by: 'site',
      details: { version: '1.0.0', from: '1.1.0', reason },
    });
    expect(versions[0]).toMatchObject({ version: '1.1.0', rolledBackAt: expect.any(String) });
    expect((await publishedDocument(desk.api)).document.remotes[0]?.live.version).toBe('1.0.0');
    // It is not watched in turn: no to and fro.
    await report(20, visit('1.0.0', 'renderFailed'));
    await watch();
    expect(await now()).toEqual(['1.0.0', 'rolledBack']);
  });

  /** A day of the version before: 400 visits in each of the hours that are compared, whatever the time. */
  async function recordDay(version: string, bad: Record<string, number>, hoursAgo: number[]): Promise<void> {
    const versionId = await idOf(version);
    const counts = hoursAgo.flatMap((hours) =>
      Object.entries({ visit: 400, ...bad }).map(([measure, count]) => ({
        versionId,
        minute: new Date(Math.floor(Date.now() / 60_000) * 60_000 - hours * 3_600_000 + 60_000),
        measure: `watched ${measure}`,
        count,
      })),
    );
    await desk.api.db.insert(releaseHealth).values(counts);
  }
  /** So many visits of the promoted version with what happened in them, 20 minutes after the promotion. */
  async function visitsSince(version: string, counts: Record<string, number>): Promise<void> {
    const versionId = await idOf(version);
    const since = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 30 * 60_000);
    await desk.api.db.update(releaseLiveGuards).set({ since });
    const rows = Object.entries(counts).map(([measure, count]) => {
      const [name = '', bucket = '0'] = measure.split(':');
      return { versionId, minute: since, measure: `watched ${name}`, bucket: Number(bucket), count };
    });
    await desk.api.db.insert(releaseHealth).values(rows);
  }
  // The histogram's buckets up to 200 ms, and over 2.5 s.
  const [quick, late] = ['lcpMs:7', 'lcpMs:20'];

  it.each([
    [
      'has calls that do not work',
      { visit: 60, callFailed: 50 },
      'had a call that the API could not understand or serve',
    ],
    ['is blank', { visit: 60, blank: 50 }, 'showed nothing three seconds after arrival'],
    ['is slow', { visit: 200, [quick]: 20, [late]: 120 }, 'saw the largest part later than 2.5 s'],
    ['loses what the area is for', { visit: 400, business: 1 }, 'ended without what the area is for'],
  ])('the site goes back by itself when the new one %s', async (_, counts, what) => {
    await othersAreWell();
    await recordDay('1.0.0', { callFailed: 4, blank: 4, business: 80 }, [1, 12]);
    await desk.by.release('1.1.0');
    const versionId = await idOf('1.0.0');
    const minute = new Date(Date.now() - 3_600_000);
    const times = { versionId, minute, measure: 'watched lcpMs', bucket: 7, count: 300 };
    await desk.api.db.insert(releaseHealth).values(times);
    await visitsSince('1.1.0', counts);
    await watch();
    expect(await now()).toEqual(['1.0.0', 'rolledBack']);
    expect((await desk.by.area()).liveGuard?.reason).toContain(what);
  });

  it('it stays when it is as bad as the version before was at that time of the day', async () => {
    await recordDay('1.0.0', { business: 80 }, [6, 8, 12]);
    await recordDay('1.0.0', { business: 4 }, [24]);
    await desk.by.release('1.1.0');
    await visitsSince('1.1.0', { visit: 400, business: 4 });
    await watch();
    expect(await now()).toEqual(['1.1.0', 'watching']);
  });

  /** The hour before was well, and in so many minutes since everything was not. */
  async function failSince(version: string, minutes: number): Promise<void> {
    const versionId = await idOf(version);
    const rows = Array.from({ length: minutes }, (_, at) => new Date(thisMinute() - at * minuteMs)).flatMap(
      (minute) => [
        { versionId, minute, measure: 'watched visit', count: 30 },
        { versionId, minute, measure: 'watched callFailed', count: 25 },
      ],
    );
    await desk.api.db.insert(releaseHealth).values(rows);
  }
  const promoteBefore = (minutes: number) =>
    desk.api.db.update(releaseLiveGuards).set({ since: new Date(thisMinute() - minutes * minuteMs) });

  it.each([
    ['it stays in an outage of five minutes', 5, ['1.1.0', 'watching']],
    ['it goes back when that takes longer, and nobody else can tell', 9, ['1.0.0', 'rolledBack']],
  ])('%s', async (_, minutes, expected) => {
    await recordDay('1.0.0', { callFailed: 4 }, [1, 12]);
    await desk.by.release('1.1.0');
    await promoteBefore(20);
    await failSince('1.1.0', minutes);
    await watch();
    expect(await now()).toEqual(expected);
  });

  it('it stays when everything got worse meanwhile', async () => {
    await othersAreWell();
    await recordDay('1.0.0', { callFailed: 4 }, [1, 12]);
    await recordDay('2.0.0', { callFailed: 4 }, [1, 12]);
    await desk.by.release('1.1.0');
    await promoteBefore(20);
    await failSince('1.1.0', 9);
    const versionId = await idOf('2.0.0');
    // For longer than an outage.
    const outage = Array.from({ length: 8 }, (_, at) => new Date(thisMinute() - (at + 3) * minuteMs));
    const failing = outage.flatMap((minute) => [
      { versionId, minute, measure: 'watched visit', count: 30 },
      { versionId, minute, measure: 'watched callFailed', count: 25 },
    ]);
    await desk.api.db.insert(releaseHealth).values(failing);
    await watch();
    expect(await now()).toEqual(['1.1.0', 'watching']);
  });

  it('what its latest visits may still do is not held against it', async () => {
    await recordDay('1.0.0', { business: 80 }, [1, 12]);
    await desk.by.release('1.1.0');
    const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
    const visits = { versionId: await idOf('1.1.0'), minute, measure: 'watched visit', count: 600 };
    await desk.api.db.insert(releaseHealth).values(visits);
    await watch();
    expect(await now()).toEqual(['1.1.0', 'watching']);
  });

  it.each([
    ['little is known of', () => record('1.0.0', 99, 0), 'Too little is known of 1.0.0.'],
    [
      'the shell cannot run',
      async () => {
        await record('1.0.0', 400, 0);
        await desk.by.announce({ ...host, shared: { react: '19.4.0' } });
        await desk.by.publish('1.1.0', { code: { shared: { react: { range: '^19.4.0', names: ['useState'] } } } });
        await desk.by.promote({ version: '1.1.0' });
        await desk.by.announce({ ...host, shared: { react: '20.0.0' } });
      },
      'The live shell cannot run 1.0.0: shared libraries: react',
    ],
  ])('nothing goes back to a version that %s; it is said once', async (_, prepare, why) => {
    await othersAreWell();
    await prepare();
    if ((await now())[0] === '1.0.0') await desk.by.release('1.1.0');
    await report(12, visit('1.1.0', 'loadFailed'));
    await watch();
    await watch();
    expect(await now()).toEqual(['1.1.0', 'failing']);
    const { history, liveGuard } = await desk.by.area();
    expect(liveGuard?.reason).toContain(`It does not go back by itself: ${why}`);
    expect(history.filter(({ action }) => action === 'release.liveFailing')).toHaveLength(1);
  });

  it('nothing goes back to a version that was as bad, or was taken back', async () => {
    await othersAreWell();
    await record('1.0.0', 400, 390);
    await desk.by.release('1.1.0');
    await report(12, visit('1.1.0', 'loadFailed'));
    await watch();
    expect(await now()).toEqual(['1.1.0', 'watching']);
    const takenBack = { rolledBackAt: new Date() };
    await desk.api.db.update(releaseVersions).set(takenBack).where(eq(releaseVersions.version, '1.0.0'));
    await desk.api.db
      .update(releaseHealth)
      .set({ count: 1 })
      .where(eq(releaseHealth.versionId, await idOf('1.0.0')));
    await record2();
    await watch();
    expect((await desk.by.area()).liveGuard?.reason).toContain('The version before was taken back.');
  });

  it('nobody watches a first version, nor one that people went back to', async () => {
    expect(await now()).toEqual(['1.0.0', undefined]);
    await desk.by.release('1.1.0');
    await desk.by.rollBack();
    expect(await now()).toEqual(['1.0.0', undefined]);
  });
});

/** A record of the first version that is good. */
const record2 = async () => {
  const versionId = await idOf('1.0.0');
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 7_200_000);
  await desk.api.db.insert(releaseHealth).values({ versionId, minute, measure: 'watched visit', count: 4_000 });
};
