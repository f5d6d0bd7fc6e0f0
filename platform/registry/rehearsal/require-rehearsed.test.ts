import type { Promotion } from '../../calls/release.ts';
import { approveRelease } from '../../calls/rights.ts';
import { continueRollout, startRollout } from '../../calls/rollout.ts';
import { badView } from '../../testing/sample-rehearsal.ts';
import { advanceRollouts } from '../rollout/advance-rollouts.ts';
import { releaseRollouts, releaseStates, releaseVersions } from '../tables/schema-release.ts';
import { releaseOwners, releaseSigningKeys } from '../tables/schema-release-rights.ts';
import { newSigningKey, rehearsing } from '../testing/rehearsals.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser } from '../testing/releases.ts';

const desk = openReleaseDesk();
const { giveKey, rehearse, saidOf, send } = rehearsing(desk);
const params = { name: 'catalog' } as const;
const unrehearsed = 'rehearsal: catalog 1.1.0 has not been rehearsed. npm run release -- catalog --rehearse 1.1.0';

const promote = async (body: Promotion = {}) => {
  const { status, body: response } = await desk.by.promote(body);
  return [status, response.Message];
};
const refused = (text: string) => [422, expect.stringContaining(text)];
const done = [200, ''];
const rollOut = async (...steps: number[]) => {
  const body = { steps, dwellMinutes: 1 };
  const { status, body: response } = await desk.api.inject(startRollout, { params, body, headers: asReleaser() });
  return [status, response.Message];
};

beforeEach(async () => {
  await desk.by.release('1.0.0');
  // A version of an area with a key would need its provenance too.
  await desk.by.publish('1.1.0');
  await giveKey();
});

describe('a large share of a version whose area has a signing key', () => {
  it('needs a rehearsal; a small one, staff and less of it do not', async () => {
    expect(await promote()).toEqual(refused(unrehearsed));
    expect(await promote({ percent: 26 })).toEqual(refused(unrehearsed));
    expect(await promote({ percent: 25, cohort: 'staff' })).toEqual(done);
    await desk.api.db.update(releaseStates).set({ percent: 60 });
    expect(await promote({ percent: 50, cohort: 'staff' })).toEqual(done);
    expect(await promote({ percent: 60, cohort: 'staff' })).toEqual(refused(unrehearsed));
    await rehearse('1.1.0');
    expect(await promote()).toEqual(done);
  });

  it('is what the list says of each version that people do not have', async () => {
    const missing = async () => (await desk.by.area()).versions.map((one) => one.rehearsalMissing);
    expect(await missing()).toEqual([expect.stringContaining('catalog 1.1.0 has not been rehearsed.'), '']);
    await rehearse('1.1.0');
    expect(await missing()).toEqual(['', '']);
    await desk.api.db.delete(releaseSigningKeys);
    await desk.api.db.update(releaseVersions).set({ rehearsal: null });
    expect(await missing()).toEqual(['', '']);
  });

  it.each([
    ['found something', { views: [badView, badView, badView] }, 'found 3 things wrong.'],
    ['found one thing', { views: [badView] }, 'found 1 thing wrong.'],
    ['looked at nothing', { views: [], skipped: ['visitor: nothing links to /'] }, 'looked at no page.'],
  ])('is refused when the rehearsal %s', async (_, predicate, text) => {
    await rehearse('1.1.0', predicate);
    expect(await promote()).toEqual(refused(`rehearsal: The rehearsal of catalog 1.1.0 ${text}`));
  });

  it('needs one that a key of today signed', async () => {
    await rehearse('1.1.0');
    await desk.api.db.delete(releaseSigningKeys);
    await giveKey(newSigningKey());
    expect(await promote()).toEqual(refused('No signing key of this area signed the rehearsal of catalog 1.1.0.'));
    await desk.api.db.delete(releaseSigningKeys);
    await send('1.1.0', await saidOf('1.1.0'));
    await giveKey();
    expect(await promote()).toEqual(refused('No signing key of this area signed the rehearsal of catalog 1.1.0.'));
  });

  it('goes without one when somebody says why, which the audit log keeps', async () => {
    expect(await promote({ unrehearsed: true })).toEqual([400, 'Reason Is Missing']);
    expect(await promote({ unrehearsed: true, reason: 'Sign-in is down' })).toEqual(done);
    const { history, live } = await desk.by.area();
    expect(live?.version).toBe('1.1.0');
    const [, waived] = history;
    expect(waived).toMatchObject({
      action: 'release.rehearsalWaived',
      details: { version: '1.1.0', share: 100, reason: 'Sign-in is down' },
    });
  });

  it('needs none on the way back, nor where nothing was left out', async () => {
    await rehearse('1.1.0');
    expect(await promote({ unrehearsed: true, reason: 'To be sure' })).toEqual(done);
    expect((await desk.by.area()).history.map(({ action }) => action)).not.toContain('release.rehearsalWaived');
    await desk.api.db.update(releaseVersions).set({ rehearsal: null });
    expect(await promote({ version: '1.1.0' })).toEqual(done);
    expect((await desk.by.rollBack()).status).toBe(200);
    expect((await desk.by.area()).live?.version).toBe('1.0.0');
  });
});

it('is not asked for the first version of an area, which nothing can be compared with', async () => {
  await desk.api.db.delete(releaseStates);
  expect(await promote()).toEqual(done);
});

describe('a rollout', () => {
  /** The step has lasted long enough, and people have visited. */
  const due = async () => {
    const report = { name: 'catalog', version: '1.1.0', outcome: 'ok' } as const;
    // oxlint-disable-next-line no-await-in-loop
    for (let page = 0; page < 30; page++) await desk.by.report([report], { group: 'canary' });
    await desk.api.db.update(releaseRollouts).set({ stepSince: new Date(Date.now() - 2 * 60_000) });
  };
  const findLater = () => rehearse('1.1.0', { finishedOn: '2024-11-25T07:00:00.000Z', views: [badView] });

  it('is asked at its start, for its largest share', async () => {
    expect(await rollOut(1, 25, 26)).toEqual(refused(unrehearsed));
    expect(await rollOut(1, 25)).toEqual(done);
    await rehearse('1.1.0');
    expect(await rollOut(1, 100)).toEqual(done);
  });

  it('is asked again at each step, which halts it; nobody can make it go on then', async () => {
    await rehearse('1.1.0');
    await rollOut(1, 100);
    await due();
    await findLater();
    await desk.api.jobs.send(desk.api.db, advanceRollouts, {});
    await desk.api.jobs.drain();
    const { rollout, live } = await desk.by.area();
    expect([rollout?.state, rollout?.step, live?.version]).toEqual(['halted', 0, '1.0.0']);
    expect(rollout?.reason).toContain('The rehearsal of catalog 1.1.0 found 1 thing wrong.');
    const { status, body } = await desk.api.inject(continueRollout, { params, body: {}, headers: asReleaser() });
    expect([status, body.Message]).toEqual(refused('found 1 thing wrong.'));
  });
});

describe('what waits for a second owner', () => {
  beforeEach(async () => {
    const emails = ['asha@vidya.example', 'zoya@vidya.example'];
    await desk.api.db.insert(releaseOwners).values(emails.map((email) => ({ area: 'catalog' as const, email })));
  });
  const approve = async () => {
    const as = await desk.api.signIn({ role: 'ADMIN', email: 'zoya@vidya.example' });
    const { status, body } = await desk.api.inject(approveRelease, { params, as });
    return [status, body.Message];
  };

  it('is asked before it waits, and again when it is approved', async () => {
    expect(await promote()).toEqual(refused(unrehearsed));
    await rehearse('1.1.0');
    expect((await promote())[0]).toBe(200);
    await desk.api.db.update(releaseVersions).set({ rehearsal: null });
    expect(await approve()).toEqual(refused(unrehearsed));
  });

  it('is refused when a later rehearsal finds something, unless there is a reason to go on', async () => {
    await rehearse('1.1.0');
    await promote({ unrehearsed: true });
    await rehearse('1.1.0', { finishedOn: '2024-11-25T07:00:00.000Z', views: [badView] });
    expect(await approve()).toEqual([400, 'Reason Is Missing']);
    expect((await desk.by.area()).live?.version).toBe('1.0.0');
  });

  it('may have been asked for without a rehearsal', async () => {
    await promote({ unrehearsed: true, reason: 'Sign-in is down' });
    expect((await desk.by.area()).approval?.request).toMatchObject({ unrehearsed: true, reason: 'Sign-in is down' });
    expect(await approve()).toEqual(done);
    expect((await desk.by.area()).live?.version).toBe('1.1.0');
  });
});
