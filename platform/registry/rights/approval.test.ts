import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Person } from '../../../api/src/testing/api.ts';
import { promoteVersion } from '../../calls/release.ts';
import {
  addFreeze,
  approveRelease,
  changeOwners,
  dropApproval,
  listReleaseRights,
  removeFreeze,
} from '../../calls/rights.ts';
import { startRollout } from '../../calls/rollout.ts';
import { releaseApprovals } from '../tables/schema-release-rights.ts';
import { guarding } from '../testing/guarding.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser } from '../testing/releases.ts';

const desk = openReleaseDesk();
const say = apiMessages.release;
const params = { name: 'catalog' } as const;
let asha: Person;
let kabir: Person;
let stranger: Person;

beforeEach(async () => {
  asha = await desk.api.signIn({ role: 'ADMIN', email: 'asha@vidya.example', fullName: 'Asha Rao' });
  kabir = await desk.api.signIn({ role: 'ADMIN', email: 'kabir@vidya.example', fullName: 'Kabir Menon' });
  stranger = await desk.api.signIn({ role: 'ADMIN', email: 'zoya@vidya.example', fullName: 'Zoya Khan' });
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  const emails = ['asha@vidya.example', 'kabir@vidya.example'];
  await desk.api.inject(changeOwners, { params, body: { emails }, as: asha });
});

const promote = (body: object, as: Person) => desk.api.inject(promoteVersion, { params, body, as });
const approve = async (as: Person, until?: string) => {
  const { status, body } = await desk.api.inject(approveRelease, { params, ...(until && { query: { until } }), as });
  return [status, body.Success ? body.Data?.live?.version : body.Message];
};
const now = async () => {
  const { live, canary, approval } = await desk.by.area();
  return [live?.version, canary?.percent ?? null, approval?.version ?? null];
};

describe('a promotion to a large share', () => {
  it('waits for a second owner, who is not the requester', async () => {
    const { status, body } = await promote({ reason: 'Faster' }, asha);
    expect([status, body.Message, body.Data?.live?.version]).toEqual([200, say.held, '1.0.0']);
    expect(body.Data?.approval).toMatchObject({
      version: '1.1.0',
      by: 'Asha Rao',
      request: { kind: 'promotion', reason: 'Faster' },
    });
    expect(await approve(asha)).toEqual([403, say.notSecondOwner('catalog')]);
    expect(await approve(stranger)).toEqual([403, say.notSecondOwner('catalog')]);
    const response = await desk.api.inject(approveRelease, { params, headers: asReleaser('Kabir Menon') });
    expect(response.status).toBe(403);
    expect(await approve(kabir)).toEqual([200, '1.1.0']);
    expect(await approve(kabir)).toEqual([409, say.nothingHeld('catalog')]);
    const { history } = await desk.by.area();
    expect(history.slice(0, 3).map(({ action, by }) => `${action} ${by}`)).toEqual([
      'release.promoted Asha Rao',
      'release.approved Kabir Menon',
      'release.approvalRequested Asha Rao',
    ]);
  });

  it('is approved and dropped only by a page that shows it', async () => {
    await promote({ percent: 50 }, asha);
    const { until } = (await desk.by.area()).approval!;
    await desk.by.publish('1.2.0');
    await promote({ version: '1.2.0' }, asha);
    expect(await approve(kabir, until)).toEqual([409, say.rollBackOutdated('catalog')]);
    const { body } = await desk.api.inject(dropApproval, { params, query: { until }, as: kabir });
    expect(body.Error).toBe('Outdated');
    expect(await now()).toEqual(['1.0.0', null, '1.2.0']);
    expect(await approve(kabir, (await desk.by.area()).approval?.until)).toEqual([200, '1.2.0']);
    expect(await approve(kabir, until)).toEqual([409, say.rollBackOutdated('catalog')]);
  });

  it('may also be asked for by somebody who is no owner', async () => {
    await promote({ percent: 26 }, stranger);
    expect(await now()).toEqual(['1.0.0', null, '1.1.0']);
    await approve(asha);
    expect(await now()).toEqual(['1.0.0', 26, null]);
  });

  it('is at once when it is small, or for staff', async () => {
    await promote({ percent: 25 }, asha);
    expect(await now()).toEqual(['1.0.0', 25, null]);
    await promote({ cohort: 'staff' }, asha);
    expect(await now()).toEqual(['1.0.0', 0, null]);
  });

  it('is at once while the area has one owner', async () => {
    await desk.api.inject(changeOwners, { params, body: { emails: ['asha@vidya.example'] }, as: asha });
    await promote({}, asha);
    expect(await now()).toEqual(['1.1.0', null, null]);
  });

  it('lapses after a day, and when somebody drops it or goes back', async () => {
    await promote({}, asha);
    await desk.api.db.update(releaseApprovals).set({ createdAt: new Date(Date.now() - 24 * 3_600_000) });
    expect(await approve(kabir)).toEqual([409, say.nothingHeld('catalog')]);
    await promote({}, asha);
    expect((await desk.api.inject(dropApproval, { params, as: kabir })).body.Data?.approval).toBeNull();
    await promote({ percent: 10 }, asha);
    await promote({}, asha);
    await desk.by.rollBack();
    expect(await now()).toEqual(['1.0.0', null, null]);
  });

  it('lapses when the site stops the version', async () => {
    await promote({ percent: 10 }, asha);
    await promote({}, asha);
    const failed = { name: 'catalog', version: '1.1.0', outcome: 'loadFailed' } as const;
    await desk.by.report([{ name: 'catalog', version: '1.0.0', outcome: 'ok' }], { group: 'control' });
    // oxlint-disable-next-line no-await-in-loop
    for (let page = 0; page < 8; page += 1) await desk.by.report([failed], { group: 'canary' });
    await guarding(desk).watch();
    expect(await now()).toEqual(['1.0.0', 0, null]);
    expect(await approve(kabir)).toEqual([409, say.nothingHeld('catalog')]);
  });

  it('waits as a rollout too', async () => {
    const body = { steps: [5, 100], dwellMinutes: 15 };
    const seen = { live: '1.0.0', canary: null, isStopped: false };
    const { body: held } = await desk.api.inject(startRollout, { params, body: { ...body, seen }, as: asha });
    expect([held.Message, held.Data?.rollout, held.Data?.approval?.request]).toEqual([
      say.held,
      null,
      { kind: 'rollout', ...body },
    ]);
    await approve(kabir);
    const { canary, rollout } = await desk.by.area();
    expect([canary?.percent, rollout?.state, rollout?.by]).toEqual([5, 'running', 'Asha Rao']);
  });
});

describe('a freeze', () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const freeze = (given: object = {}) =>
    desk.api.inject(addFreeze, { body: { from: soon(-1), to: soon(1), reason: 'Diwali sale', ...given }, as: asha });

  it('lets nobody promote, and everybody go back', async () => {
    await promote({ percent: 20 }, asha);
    await freeze();
    const { freeze: shown } = await desk.by.area();
    expect(shown).toMatchObject({ reason: 'Diwali sale', areas: null });
    const refused = await promote({ percent: 25 }, asha);
    expect([refused.status, refused.body.Message]).toEqual([
      409,
      expect.stringMatching(/^catalog Is Frozen Until .+: Diwali sale\. Rollbacks Are Possible$/),
    ]);
    const rollout = { steps: [5], dwellMinutes: 1 };
    expect((await desk.api.inject(startRollout, { params, body: rollout, as: asha })).status).toBe(409);
    expect((await promote({}, asha)).status).toBe(409);
    expect((await promote({ percent: 5 }, asha)).body.Data?.canary?.percent).toBe(5);
    expect((await desk.by.rollBack()).body.Data?.canary).toBeNull();
  });

  it('lets a large canary be lowered to a share that two owners would have to agree to', async () => {
    await promote({ percent: 80 }, asha);
    await approve(kabir);
    await freeze();
    expect((await promote({ percent: 50 }, asha)).body.Data?.canary?.percent).toBe(50);
    expect(await now()).toEqual(['1.0.0', 50, null]);
  });

  it.each([
    ['of another area', { areas: ['learning'] }],
    ['that has not begun', { from: soon(1), to: soon(2) }],
  ])('%s does not count', async (_, given) => {
    await freeze(given);
    expect((await promote({ percent: 5 }, asha)).status).toBe(200);
  });

  it('ends when an administrator ends it', async () => {
    const { body } = await freeze();
    await desk.api.inject(removeFreeze, { params: { id: body.Data!.freezes[0]!.id }, as: asha });
    expect((await desk.api.inject(listReleaseRights, { as: asha })).body.Data?.freezes).toEqual([]);
    expect((await promote({ percent: 5 }, asha)).status).toBe(200);
  });

  it.each([
    [{ from: soon(1), to: soon(0) }, 'To Must Be After The Start'],
    [{ to: '9999-12-31T23:59:59-14:00' }, 'To Must Be A Time Such As 2026-12-24T18:00:00Z'],
    [{ from: '0000-01-01T00:00:00Z' }, 'From Must Be A Time Such As 2026-12-24T18:00:00Z'],
    [{ from: 'tomorrow' }, 'From Must Be A Time Such As 2026-12-24T18:00:00Z'],
    [{ reason: ' ' }, 'Reason Is Missing'],
  ])('does not begin with %j', async (given, message) => {
    const { status, body } = await freeze(given);
    expect([status, body.Message]).toEqual([400, message]);
  });
});
