import { type AreaReport, reportHealth } from '@vidya/contracts/release/release-calls';
import { limits } from '@vidya/contracts/rules/limits';
import { releaseHealth } from '../../database/schema-release.ts';
import { housekeeping } from '../../nightly-cleanup.ts';
import { startApi } from '../../testing/api.ts';
import { openReleaseDesk } from '../../testing/release-desk.ts';
import { publishedDocument, releaseEnvironment } from '../../testing/releases.ts';
import { watchReleases } from './stop-canaries.ts';

const desk = openReleaseDesk();
beforeEach(async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ percent: 10, cohort: 'staff' });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const visit = (version: string, given: Partial<AreaReport> = {}): AreaReport => ({
  name: 'catalog',
  version,
  outcome: 'ok',
  isVisit: true,
  ...given,
});

/** Sends batches of the max size, too small to stop a canary with the first one. */
async function send(count: number, report: AreaReport): Promise<void> {
  for (let left = count; left > 0; left -= limits.reportsAtOnce) {
    const batch = Array.from({ length: Math.min(left, limits.reportsAtOnce) }, () => report);
    // oxlint-disable-next-line no-await-in-loop
    await desk.by.report(batch);
  }
}

const watch = async () => {
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
};

describe('reportHealth', () => {
  it('counts visits and failures of each version, and times at the 75th percentile', async () => {
    await send(15, visit('1.0.0', { loadMs: 90, lcpMs: 900 }));
    await send(5, visit('1.0.0', { loadMs: 4_500, lcpMs: 900 }));
    await send(2, visit('1.1.0', { outcome: 'loadFailed' }));
    await send(1, visit('1.1.0'));
    const { live, canary } = await desk.by.area();
    expect(live?.health).toMatchObject({ visits: 20, failed: 0, loadMs: 100, lcpMs: 950, inpMs: null });
    expect(canary?.health).toMatchObject({ visits: 3, failed: 2, loadMs: null, lcpMs: null, inpMs: null });
  });

  it('takes a second word on a visit for a failure of it, and no more failures than visits', async () => {
    const second = visit('1.0.0', { outcome: 'eventFailed', isVisit: false });
    await desk.by.report([visit('1.0.0'), second, second]);
    expect((await desk.by.area()).live?.health).toMatchObject({ visits: 1, failed: 1 });
  });

  it('counts pages that did not render, and those that could not be hydrated, which no visitor sees', async () => {
    const second = { isVisit: false } as const;
    await desk.by.report([visit('1.0.0'), visit('1.0.0'), visit('1.0.0', { ...second, outcome: 'hydrationFailed' })]);
    await desk.by.report([visit('1.0.0', { ...second, outcome: 'renderFailed' })]);
    const counted = { visits: 2, failed: 1, renderFailed: 1, hydrationFailed: 1 };
    expect((await desk.by.area()).live?.health).toMatchObject(counted);
  });

  it('leaves aside what is unknown and clamps what is beyond reason', async () => {
    const { status } = await desk.by.report([
      visit('9.9.9'),
      visit('1.0.0', { name: 'nobody' }),
      visit('1.0.0', { loadMs: -5, lcpMs: 1e12, inpMs: 0.5 }),
    ]);
    expect(status).toBe(200);
    expect((await desk.by.area()).live?.health).toMatchObject({
      visits: 1,
      failed: 0,
      loadMs: 8,
      lcpMs: 52_500,
      inpMs: 8,
    });
  });

  it('refuses more than one page load can have to say', async () => {
    const many = Array.from({ length: limits.reportsAtOnce + 1 }, () => visit('1.0.0'));
    expect((await desk.by.report(many)).status).toBe(400);
    expect((await desk.by.report([])).status).toBe(200);
  });

  it('needs no session and no token of a page, and adds up what comes at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        desk.api.inject(reportHealth, { body: { areas: [visit('1.0.0'), visit('1.1.0')] } }),
      ),
    );
    const { live, canary } = await desk.by.area();
    expect([live?.health?.visits, canary?.health?.visits]).toEqual([10, 10]);
  });

  it('begins again when a canary gets another share', async () => {
    await send(20, visit('1.1.0', { outcome: 'renderFailed' }));
    await desk.by.promote({ percent: 20 });
    expect((await desk.by.area()).canary?.health).toMatchObject({ visits: 0, failed: 0 });
  });

  it('is limited for each address', async () => {
    const limited = await startApi({ ...releaseEnvironment, REQUESTS_PER_MINUTE: '1000' });
    const report = (address: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/v1/release/report',
        payload: { areas: [] },
        headers: { 'x-vidya-front': releaseEnvironment.FRONT_SECRET, 'x-forwarded-for': address },
      });
    const responses = await Promise.all(Array.from({ length: 61 }, () => report('9.9.9.9')));
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
    expect((await report('8.8.8.8')).statusCode).toBe(200);
    await limited.close();
  });

  it('is forgotten after 30 days', async () => {
    await desk.by.report([visit('1.0.0')]);
    await desk.api.db.update(releaseHealth).set({ minute: new Date(Date.now() - 31 * 86_400_000) });
    await desk.by.report([visit('1.0.0')]);
    await desk.api.jobs.send(desk.api.db, housekeeping, {});
    await desk.api.jobs.drain();
    expect(await desk.api.db.select().from(releaseHealth)).toHaveLength(1);
  });
});

describe('a canary that fails', () => {
  // Each process checks at most once a second: on a busy machine a check could otherwise fall between two batches.
  let now: number;
  beforeEach(() => {
    now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });

  it('is stopped by the next batch: its share goes to 0, with a word on why', async () => {
    await send(99, visit('1.0.0'));
    await send(1, visit('1.0.0', { outcome: 'loadFailed' }));
    await send(48, visit('1.1.0'));
    await send(11, visit('1.1.0', { outcome: 'renderFailed' }));
    now += 1_000;
    await desk.by.report([visit('1.1.0', { outcome: 'eventFailed' })]);
    const { live, canary, stopped, history } = await desk.by.area();
    const reason = '12 of 60 visits failed (20.0%), against 1.0% of the live version.';
    expect([live?.version, canary?.version, canary?.percent, canary?.cohort]).toEqual(['1.0.0', '1.1.0', 0, null]);
    expect(stopped).toEqual({ at: expect.any(String), reason });
    expect(history[0]).toMatchObject({
      action: 'release.stopped',
      by: 'site',
      details: { remote: 'catalog', version: '1.1.0', percent: 0, from: '1.0.0', reason },
    });
    expect((await publishedDocument(desk.api)).document.remotes[0]?.canary).toBeUndefined();
  });

  it('is stopped by the job of every minute, once', async () => {
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }));
    await desk.by.promote({ percent: 30 });
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }));
    await watch();
    await watch();
    const { stopped, history } = await desk.by.area();
    expect(stopped?.reason).toBe('40 of 40 visits failed (100.0%), against an assumed 2.0% of the live version.');
    expect(history.filter(({ action }) => action === 'release.stopped')).toHaveLength(1);
  });

  it('may be tried again: it starts with nothing counted', async () => {
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }));
    await watch();
    const { body } = await desk.by.promote({ version: '1.1.0', percent: 5 });
    expect([body.Data?.canary?.percent, body.Data?.stopped]).toEqual([5, null]);
    await watch();
    expect((await desk.by.area()).canary?.percent).toBe(5);
  });

  it('is nothing to fall back to, even where it was live before', async () => {
    for (const version of ['1.1.0', '1.0.0']) {
      // oxlint-disable-next-line no-await-in-loop
      await desk.by.promote({ version });
    }
    await desk.by.promote({ version: '1.1.0', percent: 10 });
    expect((await desk.by.area()).previous?.version).toBe('1.1.0');
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }));
    await watch();
    expect((await desk.by.area()).previous).toBeNull();
  });

  it('is left alone while it does as the live version does', async () => {
    await send(40, visit('1.0.0', { outcome: 'loadFailed' }));
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }));
    await watch();
    expect((await desk.by.area()).canary?.percent).toBe(10);
  });

  it('is judged by the last half hour', async () => {
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }));
    await desk.api.db.update(releaseHealth).set({ minute: new Date(Date.now() - 32 * 60_000) });
    await watch();
    expect((await desk.by.area()).stopped).toBeNull();
  });
});
