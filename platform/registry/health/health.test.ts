import { limits } from '@vidya/contracts/rules/limits';
import { housekeeping } from '../../../api/src/nightly-cleanup.ts';
import type { Group } from '../../calls/choices.ts';
import type { AreaReport } from '../../calls/release.ts';
import { releaseHealth } from '../tables/schema-release.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { publishedDocument } from '../testing/releases.ts';
import { watchReleases } from './stop-canaries.ts';

const desk = openReleaseDesk();
beforeEach(async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ percent: 10, cohort: 'staff' });
});
afterEach(() => jest.restoreAllMocks());

const visit = (version: string, given: Partial<AreaReport> = {}): AreaReport => ({
  name: 'catalog',
  version,
  outcome: 'ok',
  ...given,
});

/** So many page loads that report the same. */
async function send(count: number, report: AreaReport, group: Group = 'other'): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => desk.by.report([report], { group })));
}

const watch = async () => {
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
};

describe('reportHealth', () => {
  it('counts visits and failures of each version, and times at the 75th percentile', async () => {
    await send(15, visit('1.0.0', { loadMs: 90, lcpMs: 900, shift: 90 }));
    await send(5, visit('1.0.0', { loadMs: 4_500, lcpMs: 900, shift: 90 }));
    await send(2, visit('1.1.0', { outcome: 'loadFailed' }));
    await send(1, visit('1.1.0'));
    const { live, canary } = await desk.by.area();
    expect(live?.health).toMatchObject({ visits: 20, failed: 0, loadMs: 100, lcpMs: 950, inpMs: null, shift: 94 });
    expect(canary?.health).toMatchObject({ visits: 3, failed: 2, loadMs: null, lcpMs: null, inpMs: null });
  });

  it('counts each outcome of a visit', async () => {
    const counted = ['renderFailed', 'hydrationFailed', 'callFailed', 'blank', 'frameBroken', 'pressIgnored'] as const;
    const outcomes = [...counted, 'business', 'left'] as const;
    await desk.by.report([visit('1.0.0'), ...outcomes.map((outcome) => visit('1.0.0', { outcome }))]);
    const each = Object.fromEntries(outcomes.map((outcome) => [outcome, 1]));
    expect((await desk.by.area()).live?.health).toMatchObject({ visits: 1, failed: 1, ...each });
  });

  it('takes several failures of a visit for one', async () => {
    await desk.by.report([
      visit('1.0.0'),
      visit('1.0.0', { outcome: 'eventFailed' }),
      visit('1.0.0', { outcome: 'renderFailed' }),
    ]);
    expect((await desk.by.area()).live?.health).toMatchObject({ visits: 1, failed: 1, renderFailed: 1 });
  });

  it('leaves aside what is unknown and clamps what is beyond reason', async () => {
    const { status } = await desk.by.report([
      visit('9.9.9'),
      visit('1.0.0', { name: 'nobody' }),
      visit('1.0.0', { loadMs: -5, lcpMs: 1e12, inpMs: 0.5 }),
    ]);
    expect(status).toBe(200);
    const clamped = { visits: 1, failed: 0, loadMs: 8, lcpMs: 52_500, inpMs: 8 };
    expect((await desk.by.area()).live?.health).toMatchObject(clamped);
  });

  it('refuses more than one page load can have to say', async () => {
    const many = Array.from({ length: limits.reportsAtOnce + 1 }, () => visit('1.0.0'));
    expect((await desk.by.report(many)).status).toBe(400);
    expect((await desk.by.report([])).status).toBe(200);
  });

  it('keeps each error once, with its screen, and at most twenty of a version', async () => {
    const error = (message: string) => ({ message, stack: `Error: ${message}\n at x.js:1:2`, screen: '/courseDetail' });
    const failed = (message: string) => visit('1.1.0', { outcome: 'renderFailed', error: error(message) });
    await desk.by.report([failed('Course 17 has no title')]);
    await desk.by.report([failed('Course 18 has no title')]);
    const { errors } = await desk.by.area();
    expect(errors).toEqual([
      {
        version: '1.1.0',
        outcome: 'renderFailed',
        ...error('Course 17 has no title'),
        firstSeen: expect.any(String),
        visits: 2,
      },
    ]);
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      // oxlint-disable-next-line no-await-in-loop
      await desk.by.report([failed(`Part ${letter}`)]);
    }
    expect((await desk.by.area()).errors).toHaveLength(limits.errorsPerVersion);
  });

  it('begins again when a canary is compared anew, and goes on while its share grows with the control group', async () => {
    await send(2, visit('1.1.0'));
    await desk.by.promote({ percent: 20 });
    expect((await desk.by.area()).canary?.health).toMatchObject({ visits: 2 });
    await desk.by.promote({ percent: 60 });
    expect((await desk.by.area()).canary?.health).toMatchObject({ visits: 0 });
  });

  it('is forgotten after 30 days', async () => {
    await desk.by.report([visit('1.0.0')]);
    await desk.api.db.update(releaseHealth).set({ minute: new Date(Date.now() - 31 * 86_400_000) });
    await desk.by.report([visit('1.0.0')]);
    await desk.api.jobs.send(desk.api.db, housekeeping, {});
    await desk.api.jobs.drain();
    const left = await desk.api.db.select().from(releaseHealth);
    expect(left.map(({ measure }) => measure).toSorted()).toEqual(['visit', 'watched visit']);
  });
});

describe('a canary that is worse than its control group', () => {
  // Each process checks at most once a second: the next batch is the first that finds enough.
  let now: number;
  beforeEach(() => {
    now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  const fail = (count: number) => send(count, visit('1.1.0', { outcome: 'loadFailed' }), 'canary');

  it('is stopped by the eighth of eight failures: its share goes to 0, with a word on why', async () => {
    await send(4, visit('1.0.0'), 'control');
    await fail(7);
    await watch();
    expect((await desk.by.area()).stopped).toBeNull();
    now += 1_000;
    await fail(1);
    const { live, canary, stopped, history } = await desk.by.area();
    const reason = '8 of 8 visits failed (100.0%), against 0 of 4 (0.0%) in the control group.';
    expect([live?.version, canary?.version, canary?.percent, canary?.cohort]).toEqual(['1.0.0', '1.1.0', 0, null]);
    expect(stopped).toEqual({ at: expect.any(String), reason });
    expect(history[0]).toMatchObject({
      action: 'release.stopped',
      by: 'site',
      details: { remote: 'catalog', version: '1.1.0', percent: 0, from: '1.0.0', reason },
    });
    expect((await publishedDocument(desk.api)).document.remotes[0]?.canary).toBeUndefined();
  });

  it.each([
    ['callFailed', {}, 'had a call that the API could not understand or serve'],
    ['blank', {}, 'showed nothing three seconds after arrival'],
    ['frameBroken', {}, 'had a hidden header, or one whose links led to nothing'],
    ['pressIgnored', {}, 'had a press that led to nothing'],
    ['ok', { lcpMs: 9_000, isCold: true }, 'saw the largest part later than 2.5 s'],
  ] as const)('is stopped for %s too', async (outcome, more, did) => {
    await send(30, visit('1.0.0', { lcpMs: 900, isCold: true }), 'control');
    await send(30, visit('1.1.0', { outcome, ...more }), 'canary');
    await watch();
    expect((await desk.by.area()).stopped?.reason).toContain(did);
  });

  it('is stopped for lost enrolments', async () => {
    await send(40, visit('1.1.0'), 'canary');
    await Promise.all(
      Array.from({ length: 40 }, () =>
        desk.by.report([visit('1.0.0'), visit('1.0.0', { outcome: 'business' })], { group: 'control' }),
      ),
    );
    await watch();
    expect((await desk.by.area()).stopped?.reason).toBe(
      '40 of 40 visits ended without what the area is for (100.0%), against 0 of 40 (0.0%) in the control group.',
    );
  });

  it('is stopped once', async () => {
    await fail(8);
    await watch();
    await watch();
    const { history } = await desk.by.area();
    expect(history.filter(({ action }) => action === 'release.stopped')).toHaveLength(1);
  });

  it('may be tried again: it starts with nothing counted', async () => {
    await fail(8);
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
    await fail(8);
    await watch();
    expect((await desk.by.area()).previous).toBeNull();
  });
});

describe('a canary goes on', () => {
  const share = async () => {
    await watch();
    const { canary, judgement } = await desk.by.area();
    return { percent: canary?.percent, judgement };
  };

  it('while it does as the control group does', async () => {
    await send(40, visit('1.0.0', { outcome: 'loadFailed' }), 'control');
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }), 'canary');
    const { percent, judgement } = await share();
    expect([percent, judgement?.verdict]).toEqual([10, 'not enough yet']);
    const tally = { bad: 40, of: 40 };
    expect(judgement?.evidence).toContainEqual({ measure: 'failed', canary: tally, control: tally });
  });

  it('when it is slow only beside a control group whose caches are warm', async () => {
    await send(40, visit('1.0.0', { loadMs: 30, lcpMs: 400, isCold: false }), 'control');
    await send(40, visit('1.1.0', { loadMs: 9_000, lcpMs: 9_000, isCold: true }), 'canary');
    expect((await share()).percent).toBe(10);
  });

  it('whatever staff report who took it by their cohort', async () => {
    await send(40, visit('1.1.0', { outcome: 'loadFailed' }), 'other');
    expect((await share()).percent).toBe(10);
  });

  it('until it is proven good', async () => {
    await send(60, visit('1.0.0', { outcome: 'eventFailed' }), 'control');
    await send(60, visit('1.1.0'), 'canary');
    expect((await share()).judgement?.evidence.find(({ measure }) => measure === 'failed')).toEqual({
      measure: 'failed',
      canary: { bad: 0, of: 60 },
      control: { bad: 60, of: 60 },
    });
  });
});
