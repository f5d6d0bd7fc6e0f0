import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { sql } from 'drizzle-orm';
import type { Group } from '../../calls/choices.ts';
import { continueRollout, haltRollout, type NewRollout, startRollout } from '../../calls/rollout.ts';
import { releaseHealth, releaseRollouts, releaseStates } from '../tables/schema-release.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser, host, publishedDocument } from '../testing/releases.ts';
import { advanceRollouts } from './advance-rollouts.ts';

const desk = openReleaseDesk();
const say = apiMessages.release;
const params = { name: 'catalog' } as const;
const headers = asReleaser();

const start = (given: Partial<NewRollout> = {}) =>
  desk.api.inject(startRollout, { params, body: { steps: [1, 25, 100], dwellMinutes: 15, ...given }, headers });
const halt = (reason = 'Looks odd') => desk.api.inject(haltRollout, { params, body: { reason }, headers });
const goOn = (body = {}) => desk.api.inject(continueRollout, { params, body, headers });

/** So many minutes pass at the current step, then the job of a minute runs. */
async function after(minutes: number): Promise<void> {
  const { db, jobs } = desk.api;
  const stepSince = new Date(Date.now() - minutes * 60_000);
  const [rollout] = await db.select().from(releaseRollouts);
  await db.update(releaseRollouts).set({ stepSince });
  await db.update(releaseStates).set({ canarySince: stepSince });
  // What was counted until now is older too.
  const seconds = Math.round((rollout!.stepSince.getTime() - stepSince.getTime()) / 1000);
  const minute = sql`${releaseHealth.minute} - make_interval(secs => ${seconds}::int)`;
  await db.update(releaseHealth).set({ minute });
  await jobs.send(db, advanceRollouts, {});
  await jobs.drain();
}

async function visits(count: number, group: Group = 'canary'): Promise<void> {
  const report = { name: 'catalog', version: '1.1.0', outcome: 'ok' } as const;
  // oxlint-disable-next-line no-await-in-loop
  for (let page = 0; page < count; page++) await desk.by.report([report], { group });
}
const enough = async () => {
  await visits(15);
  await visits(15);
};

const now = async () => {
  const { live, canary, rollout } = await desk.by.area();
  return [live?.version, canary?.percent ?? null, rollout?.step, rollout?.state];
};

beforeEach(async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
});

describe('a rollout', () => {
  it('begins with its first share, and says when the next one comes', async () => {
    const { status, body } = await start({ reason: 'Faster' });
    const { canary, rollout, history } = body.Data!;
    expect([status, canary?.version, canary?.percent]).toEqual([200, '1.1.0', 1]);
    expect(rollout).toMatchObject({ version: '1.1.0', step: 0, state: 'running', by: 'Meera Iyer', visits: 0 });
    const [since, next, halts] = [rollout?.since, rollout?.nextAt, rollout?.haltsAt].map((at) => Date.parse(at!));
    expect([next! - since!, halts! - since!]).toEqual([15 * 60_000, 60 * 60_000]);
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['release.promoted', 'release.rolloutStarted']);
    expect(history[1]?.details).toMatchObject({ steps: '1%, 25%, 100%', dwellMinutes: 15, reason: 'Faster' });
  });

  it('goes on by itself to everybody while nothing is wrong', async () => {
    await start();
    await after(10);
    expect(await now()).toEqual(['1.0.0', 1, 0, 'running']);
    await enough();
    await after(15);
    expect(await now()).toEqual(['1.0.0', 25, 1, 'running']);
    expect((await publishedDocument(desk.api)).document.remotes[0]?.canary?.percent).toBe(25);
    await after(16);
    // The visits before were those of the first step.
    expect(await now()).toEqual(['1.0.0', 25, 1, 'running']);
    await enough();
    await after(16);
    expect(await now()).toEqual(['1.1.0', null, 2, 'finished']);
    const { history } = await desk.by.area();
    expect(history[0]).toMatchObject({ action: 'release.rolloutFinished', by: 'site' });
    expect(history[1]).toMatchObject({
      action: 'release.promoted',
      details: { reason: 'Step 3 of 3 (100%): rollout by Meera Iyer' },
    });
  });

  it('may end below everybody', async () => {
    await start({ steps: [5, 10] });
    await enough();
    await after(15);
    expect(await now()).toEqual(['1.0.0', 10, 1, 'finished']);
    await after(600);
    expect(await now()).toEqual(['1.0.0', 10, 1, 'finished']);
  });

  it('halts at a step that too few people visit, and goes on when somebody says so', async () => {
    await start();
    await visits(12);
    await after(59);
    expect(await now()).toEqual(['1.0.0', 1, 0, 'running']);
    await after(60);
    const { rollout, history } = await desk.by.area();
    const reason = 'Not enough yet: 12 visits in 60 minutes at 1%; 30 are needed.';
    expect(rollout).toMatchObject({ state: 'halted', reason, nextAt: null, haltsAt: null });
    expect(history[0]).toMatchObject({ action: 'release.rolloutHalted', by: 'site', details: { reason } });
    expect((await goOn({ reason: 'I looked' })).status).toBe(200);
    expect(await now()).toEqual(['1.0.0', 25, 1, 'running']);
  });

  it('waits for visits that the guard compares: no number of others carries it on', async () => {
    await start();
    await visits(40, 'other');
    await after(30);
    expect(await now()).toEqual(['1.0.0', 1, 0, 'running']);
    expect((await desk.by.area()).rollout).toMatchObject({ visits: 0 });
  });

  it('halts and goes on by hand; the step lasts as long as it should', async () => {
    await start();
    expect((await halt()).body.Data?.rollout).toMatchObject({ state: 'halted', reason: 'Looks odd' });
    await enough();
    await after(20);
    expect(await now()).toEqual(['1.0.0', 1, 0, 'halted']);
    await desk.api.db.update(releaseRollouts).set({ stepSince: new Date() });
    await goOn();
    expect(await now()).toEqual(['1.0.0', 1, 0, 'running']);
    const again = await goOn();
    expect([again.status, again.body.Message]).toEqual([409, say.notHalted('catalog')]);
  });

  it('ends with a canary that the guard stops', async () => {
    await start({ steps: [25, 100] });
    const failing = { name: 'catalog', version: '1.1.0', outcome: 'renderFailed' } as const;
    // oxlint-disable-next-line no-await-in-loop
    for (let page = 0; page < 9; page++) await desk.by.report([failing], { group: 'canary' });
    await after(15);
    const { jobs, db } = desk.api;
    const { watchReleases } = await import('../health/stop-canaries.ts');
    await jobs.send(db, watchReleases, {});
    await jobs.drain();
    const { rollout, stopped, live } = await desk.by.area();
    expect([rollout?.state, rollout?.reason, live?.version]).toEqual(['stopped', stopped?.reason, '1.0.0']);
    expect((await goOn()).status).toBe(409);
  });

  it('halts when the gate refuses the version by now', async () => {
    await start();
    await enough();
    await desk.by.announce({ ...host, shared: { react: '20.0.0' } });
    await after(15);
    const { rollout } = await desk.by.area();
    expect(rollout).toMatchObject({
      state: 'halted',
      step: 0,
      reason: expect.stringMatching(/^shared libraries: react/),
    });
  });

  it.each([
    ['changes the share', () => desk.by.promote({ percent: 50 }), 50],
    ['takes the canary back', () => desk.by.rollBack(), null],
  ])('ends when somebody %s', async (_, act, percent) => {
    await start();
    await act();
    const { rollout, canary } = await desk.by.area();
    expect([rollout?.state, canary?.percent ?? null]).toEqual(['ended', percent]);
    expect(rollout?.reason).toBe('Meera Iyer changed the release by hand.');
    await enough();
    await after(600);
    expect((await desk.by.area()).canary?.percent ?? null).toBe(percent);
  });

  it('keeps the staff whom the canary was for', async () => {
    await desk.by.promote({ cohort: 'staff' });
    expect((await start()).body.Data?.canary).toMatchObject({ percent: 1, cohort: 'staff' });
  });
});

it.each([
  [{ version: '9.9.9' }, 404, say.unpublished('catalog', '9.9.9')],
  [{ version: '1.0.0' }, 409, say.alreadyLive('catalog', '1.0.0')],
  [{ steps: [5, 5] }, 400, 'Steps Must Rise'],
  [{ steps: [] }, 400, 'Steps Needs At Least 1'],
  [{ steps: [101] }, 400, 'Steps 1 Can Be At Most 100'],
  [{ dwellMinutes: 0 }, 400, 'Dwell Minutes Must Be At Least 1'],
])('does not begin with %j', async (given, status, text) => {
  const response = await start(given);
  expect([response.status, response.body.Message]).toEqual([status, text]);
});

it('needs a live version, and something to halt', async () => {
  const { status, body } = await desk.api.inject(haltRollout, { params, body: { reason: 'Wait' }, headers });
  expect([status, body.Message]).toEqual([409, say.noRollout('catalog')]);
  await desk.by.publish('2.0.0', { name: 'learning' });
  const other = { params: { name: 'learning' as const }, body: { steps: [5], dwellMinutes: 1 }, headers };
  const response = await desk.api.inject(startRollout, other);
  expect([response.status, response.body.Message]).toEqual([409, say.nothingLive('learning')]);
});
