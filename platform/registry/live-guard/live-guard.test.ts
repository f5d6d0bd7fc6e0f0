import { eq } from 'drizzle-orm';
import type { AreaReport } from '../../calls/release.ts';
import { releaseHealth, releaseLiveGuards, releaseVersions } from '../tables/schema-release.ts';
import { guarding } from '../testing/guarding.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { host, publishedDocument } from '../testing/releases.ts';

const desk = openReleaseDesk();
const { idOf, now, watch, othersAreWell } = guarding(desk);

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
    // Reports make the site judge too: it may have gone back before the last of them.
    const reason = expect.stringMatching(
      /^(\d+) of \1 \(100\.0%\) visits since its promotion failed; before it, 2 of 400 \(0\.5%\) did\.$/,
    ) as string;
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
      'The site cannot run 1.0.0: shared libraries: react',
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
