import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badView, sampleRehearsal } from '../../testing/sample-rehearsal.ts';
import { newSigningKey, rehearsing, signed } from '../testing/rehearsals.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';

const desk = openReleaseDesk();
const { key, saidOf, send, giveKey, rehearse } = rehearsing(desk);
const version = '1.0.0';
const shown = async () => (await desk.by.area()).versions[0]?.rehearsal;

beforeEach(async () => {
  await desk.by.publish(version);
});

it('is kept with its version, and a later one takes its place, also one that found something', async () => {
  await giveKey();
  expect(await shown()).toBeNull();
  const skipped = ['learner: the account is not accepted'];
  expect((await rehearse(version, { skipped })).status).toBe(200);
  expect(await shown()).toEqual({ at: '2024-11-25T06:30:00.000Z', views: 2, findings: 0, skipped: 1 });
  const later = await rehearse(version, { finishedOn: '2024-11-25T07:00:00.000Z', views: [badView] });
  expect(later.body.Data?.versions[0]?.rehearsal).toMatchObject({ views: 1, findings: 1, skipped: 0 });
  const { history } = await desk.by.area();
  expect(history[0]).toMatchObject({ action: 'release.rehearsed', by: 'Meera Iyer', details: { findings: 1 } });
});

it('is not replaced by an earlier one, which may have found less', async () => {
  await giveKey();
  await rehearse(version, { finishedOn: '2024-11-25T07:00:00.000Z', views: [badView] });
  const { status, body } = await rehearse(version);
  expect([status, body.Message]).toEqual([409, apiMessages.release.rehearsedLater('catalog', version)]);
  expect(await shown()).toMatchObject({ findings: 1 });
});

it('needs no signature while the area has no key', async () => {
  expect((await send(version, await saidOf(version))).status).toBe(200);
  expect((await send(version, signed(await saidOf(version), key))).status).toBe(200);
  expect(await shown()).toMatchObject({ findings: 0 });
});

const otherHash = `sha384-${'B'.repeat(64)}`;
const ofOtherBytes = sampleRehearsal({ name: 'catalog', version, hash: otherHash });

it.each<[string, () => Promise<Parameters<typeof send>[1]>, string]>([
  ['an unsigned one', () => saidOf(version), 'rehearsal: It is not signed.'],
  [
    'one of another key',
    async () => signed(await saidOf(version), newSigningKey()),
    'rehearsal: No signing key of this area signed it.',
  ],
  [
    'one of other bytes',
    async () => signed(ofOtherBytes, key),
    'rehearsal: It is about other bytes than catalog/1.0.0',
  ],
  [
    'one that was changed',
    async () => ({ ...signed(ofOtherBytes, key), payload: signed(await saidOf(version), key).payload }),
    'rehearsal: No signing key of this area signed it.',
  ],
  ['another text', async () => signed({} as never, key), 'rehearsal: It is no in-toto statement of a rehearsal.'],
])('refuses %s where the area has a key', async (_, sent, message) => {
  await giveKey();
  const { status, body } = await send(version, await sent());
  expect([status, body.Message]).toEqual([422, expect.stringContaining(message)]);
  expect(await shown()).toBeNull();
});

it('refuses one of the future, of no version and of no form', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const future = await send(version, await saidOf(version, { finishedOn: inAnHour }));
  expect([future.status, future.body.Message]).toEqual([400, apiMessages.release.rehearsedInFuture]);
  expect((await send('9.9.9', ofOtherBytes)).status).toBe(404);
  expect((await send(version, { payload: 1 } as never)).status).toBe(400);
});
