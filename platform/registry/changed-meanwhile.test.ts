import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { continueRollout, haltRollout, startRollout } from '../calls/rollout.ts';
import { openReleaseDesk } from './testing/release-desk.ts';
import { asReleaser } from './testing/releases.ts';

const desk = openReleaseDesk();
const say = apiMessages.release;
const now = async () => {
  const { live, canary } = await desk.by.area();
  return [live?.version, canary?.version, canary?.percent];
};
const refusal = async (sent: Promise<{ status: number; body: { Message: string } }>) => {
  const { status, body } = await sent;
  return [status, body.Message];
};

beforeEach(async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ version: '1.1.0', percent: 10 });
});

describe('a promotion by a page that is no longer right', () => {
  const seen = { live: '1.0.0', canary: '1.1.0', isStopped: false };
  const outdated = [409, say.rollBackOutdated('catalog')];

  it('does not undo a way back', async () => {
    await desk.by.rollBack();
    expect(await refusal(desk.by.promote({ version: '1.1.0', seen }))).toEqual(outdated);
    expect(await refusal(desk.by.promote({ version: '1.1.0', percent: 20, seen }))).toEqual(outdated);
    expect(await now()).toEqual(['1.0.0', undefined, undefined]);
  });

  it('does not start again what the site stopped', async () => {
    await desk.stopCanary();
    expect(await refusal(desk.by.promote({ version: '1.1.0', percent: 20, seen }))).toEqual(outdated);
    const [params, headers] = [{ name: 'catalog' } as const, asReleaser()];
    const body = { version: '1.1.0', steps: [20, 100], dwellMinutes: 15, seen };
    expect(await refusal(desk.api.inject(startRollout, { params, body, headers }))).toEqual(outdated);
    expect(await refusal(desk.api.inject(continueRollout, { params, body: { seen }, headers }))).toEqual(outdated);
    const halt = { reason: 'Looks odd', seen };
    expect(await refusal(desk.api.inject(haltRollout, { params, body: halt, headers }))).toEqual(outdated);
  });

  it('goes on when it is right', async () => {
    expect((await desk.by.promote({ version: '1.1.0', seen })).status).toBe(200);
    expect((await now())[0]).toBe('1.1.0');
  });
});

describe('a version whose files are gone, or changed', () => {
  const lost = [
    422,
    expect.stringMatching(/^integrity: catalog\/1\.[01]\.0\/.* is gone from the release store, or changed there\./),
  ];
  const params = { name: 'catalog' } as const;

  it.each([
    ['release.json', () => desk.api.releaseStore.removeVersion('catalog', '1.1.0')],
    ['a script', () => desk.api.releaseStore.put('catalog/1.1.0/chunk.js', Buffer.from('other()'))],
  ])('goes to nobody else: %s', async (_, harm) => {
    await harm();
    expect(await refusal(desk.by.promote({ version: '1.1.0' }))).toEqual(lost);
    expect(await refusal(desk.by.promote({ version: '1.1.0', percent: 20 }))).toEqual(lost);
    const body = { version: '1.1.0', steps: [20, 100], dwellMinutes: 15 };
    expect(await refusal(desk.api.inject(startRollout, { params, body, headers: asReleaser() }))).toEqual(lost);
    // Fewer get it, and nobody: at once.
    expect((await desk.by.promote({ version: '1.1.0', percent: 5 })).status).toBe(200);
    expect((await desk.by.rollBack()).status).toBe(200);
  });

  it('is nothing to go back to', async () => {
    await desk.by.promote({ version: '1.1.0' });
    await desk.api.releaseStore.removeVersion('catalog', '1.0.0');
    expect(await refusal(desk.by.rollBack())).toEqual(lost);
    expect((await now())[0]).toBe('1.1.0');
  });
});
