import { releaseHealth, releaseLiveGuards } from '../tables/schema-release.ts';
import { guarding, minuteMs, thisMinute } from '../testing/guarding.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';

const desk = openReleaseDesk();
const { idOf, now, watch, othersAreWell } = guarding(desk);
beforeEach(async () => {
  await desk.by.release('1.0.0');
});

/** A day of the version before: 400 visits in each of the hours that are compared, whatever the time. */
async function recordDay(version: string, bad: Record<string, number>, hoursAgo: number[]): Promise<void> {
  const versionId = await idOf(version);
  const counts = hoursAgo.flatMap((hours) =>
    Object.entries({ visit: 400, ...bad }).map(([measure, count]) => ({
      versionId,
      minute: new Date(thisMinute() - hours * 3_600_000 + minuteMs),
      measure: `watched ${measure}`,
      count,
    })),
  );
  await desk.api.db.insert(releaseHealth).values(counts);
}
/** So many visits of the promoted version with what happened in them, half an hour ago. */
async function visitsSince(version: string, counts: Record<string, number>): Promise<void> {
  const versionId = await idOf(version);
  const since = new Date(thisMinute() - 30 * minuteMs);
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
])('is taken back when it %s', async (_, counts, what) => {
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

it('stays when it is as bad as the version before was at that time of the day', async () => {
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
  const rows = Array.from({ length: minutes }, (_, at) => new Date(thisMinute() - at * minuteMs)).flatMap((minute) => [
    { versionId, minute, measure: 'watched visit', count: 30 },
    { versionId, minute, measure: 'watched callFailed', count: 25 },
  ]);
  await desk.api.db.insert(releaseHealth).values(rows);
}
const promoteBefore = (minutes: number) =>
  desk.api.db.update(releaseLiveGuards).set({ since: new Date(thisMinute() - minutes * minuteMs) });

it.each([
  ['stays in an outage of five minutes', 5, ['1.1.0', 'watching']],
  ['is taken back when that takes longer, and nobody else can tell', 9, ['1.0.0', 'rolledBack']],
])('%s', async (_, minutes, expected) => {
  await recordDay('1.0.0', { callFailed: 4 }, [1, 12]);
  await desk.by.release('1.1.0');
  await promoteBefore(20);
  await failSince('1.1.0', minutes);
  await watch();
  expect(await now()).toEqual(expected);
});

it('stays when everything got worse meanwhile', async () => {
  await othersAreWell();
  await recordDay('1.0.0', { callFailed: 4 }, [1, 12]);
  await recordDay('2.0.0', { callFailed: 4 }, [1, 12]);
  await desk.by.release('1.1.0');
  await promoteBefore(20);
  await failSince('1.1.0', 9);
  const versionId = await idOf('2.0.0');
  // For longer than an outage; its visits are there already.
  const outage = Array.from({ length: 9 }, (_, at) => new Date(thisMinute() - at * minuteMs));
  const failing = outage.map((minute) => ({ versionId, minute, measure: 'watched callFailed', count: 80 }));
  await desk.api.db.insert(releaseHealth).values(failing);
  await watch();
  expect(await now()).toEqual(['1.1.0', 'watching']);
});

it('has its latest visits not held against it, which may still do something', async () => {
  await recordDay('1.0.0', { business: 80 }, [1, 12]);
  await desk.by.release('1.1.0');
  const minute = new Date(thisMinute());
  const visits = { versionId: await idOf('1.1.0'), minute, measure: 'watched visit', count: 600 };
  await desk.api.db.insert(releaseHealth).values(visits);
  await watch();
  expect(await now()).toEqual(['1.1.0', 'watching']);
});
