import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { desc } from 'drizzle-orm';
import { auditLog } from '../../api/src/database/tables/schema-site.ts';
import { promoteVersion } from '../calls/release.ts';
import { releaseStates } from './tables/schema-release.ts';
import { openReleaseDesk } from './testing/release-desk.ts';
import { asReleaser, host, publishedDocument } from './testing/releases.ts';

const desk = openReleaseDesk();

const entries = async () => (await desk.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt))).slice(0, 1);
const catalog = async () => (await publishedDocument(desk.api)).document.remotes.find(({ name }) => name === 'catalog');

it('puts a version before everybody and tells from which one', async () => {
  await desk.by.release('1.0.0', '1.1.0');
  const { live, previous, versions } = await desk.by.area();
  expect([live?.version, previous?.version]).toEqual(['1.1.0', '1.0.0']);
  expect(versions.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  expect(await catalog()).toMatchObject({
    live: { version: '1.1.0', base: 'http://127.0.0.1:3001/1.1.0/', hash: expect.stringMatching(/^sha384-/) },
    previous: { version: '1.0.0', base: 'http://127.0.0.1:3001/1.0.0/' },
  });
  expect(await entries()).toMatchObject([
    { action: 'release.promoted', details: { version: '1.1.0', from: '1.0.0', by: 'Meera Iyer' } },
  ]);
});

it('keeps why somebody promoted, where they said it', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ percent: 10, reason: 'Faster filters' });
  expect(await entries()).toMatchObject([{ details: { percent: 10, reason: 'Faster filters' } }]);
  await desk.by.promote({ reason: 'A quiet day' });
  expect(await entries()).toMatchObject([{ action: 'release.promoted', details: { reason: 'A quiet day' } }]);
  expect((await desk.by.promote({ version: '1.0.0', reason: 'x'.repeat(301) })).status).toBe(400);
});

it('takes the canary when no version is named, else the newest', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.publish('1.2.0');
  await desk.by.promote({ version: '1.1.0', percent: 10 });
  const { body } = await desk.by.promote();
  expect([body.Data?.live?.version, body.Data?.canary]).toEqual(['1.1.0', null]);
  expect((await desk.by.promote()).body.Data?.live?.version).toBe('1.2.0');
});

it('takes neither a stopped canary nor a version that was taken back, unless it is named', async () => {
  await desk.by.release('1.0.0', '1.1.0');
  await desk.by.rollBack();
  const response = await desk.by.promote({ percent: 10 });
  expect([response.status, response.body.Message]).toEqual([
    409,
    apiMessages.release.wasRolledBack('catalog', '1.1.0'),
  ]);
  expect((await desk.by.promote({ version: '1.1.0', percent: 10 })).status).toBe(200);
  await desk.api.db.update(releaseStates).set({ percent: 0, stoppedAt: new Date(), stoppedReason: 'It failed' });
  const stopped = await desk.by.promote();
  expect([stopped.status, stopped.body.Message]).toEqual([409, apiMessages.release.wasStopped('catalog', '1.1.0')]);
  await desk.by.publish('1.2.0');
  expect((await desk.by.promote()).body.Data?.live?.version).toBe('1.2.0');
  expect((await desk.by.promote({ version: '1.1.0' })).body.Data?.live?.version).toBe('1.1.0');
});

it('keeps a canary beside another version that goes live', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ percent: 10 });
  await desk.by.publish('1.2.0');
  const { body } = await desk.by.promote({ version: '1.2.0' });
  expect([body.Data?.live?.version, body.Data?.canary?.version]).toEqual(['1.2.0', '1.1.0']);
});

it('gives a share and a cohort, exactly as they are said', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ cohort: 'staff' });
  expect(await catalog()).toMatchObject({ canary: { version: '1.1.0', percent: 0, cohort: 'staff' } });
  expect(await entries()).toMatchObject([
    { action: 'release.promoted', details: { percent: 0, cohort: 'staff', from: '1.0.0' } },
  ]);
  await desk.by.promote({ percent: 12.25 });
  expect((await catalog())?.canary).toEqual({
    version: '1.1.0',
    base: expect.any(String),
    hash: expect.any(String),
    percent: 12.25,
  });
  expect(await entries()).toMatchObject([{ action: 'release.shareChanged', details: { percent: 12.25 } }]);
  expect((await desk.by.area()).canary).toMatchObject({ percent: 12.25, cohort: null });
});

it.each([-1, 100.5, 0.125, '10'])('refuses a share of %p', async (percent) => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  const { status, body } = await desk.by.promote({ percent: percent as number });
  expect([status, body.Error]).toEqual([400, 'ValidationError']);
});

it('leaves out of the document a canary that nobody gets', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.promote({ percent: 10 });
  await desk.by.promote({ percent: 0 });
  expect((await catalog())?.canary).toBeUndefined();
  expect((await desk.by.area()).canary).toMatchObject({ version: '1.1.0', percent: 0 });
});

it('asks the gate again: the shell may be another one by now', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.announce({ ...host, shared: { react: '20.0.0' } });
  const before = (await publishedDocument(desk.api)).text;
  const responses = [await desk.by.promote(), await desk.by.promote({ percent: 10 })];
  for (const { status, body } of responses)
    expect([status, body.Message]).toEqual([
      422,
      expect.stringMatching(/^shared libraries: react \^19\.3\.1 is needed/),
    ]);
  expect((await publishedDocument(desk.api)).text).toBe(before);
});

it('does nothing, and says nothing, when everybody has the version already', async () => {
  await desk.by.release('1.0.0');
  const before = (await publishedDocument(desk.api)).text;
  const { status, body } = await desk.by.promote({ version: '1.0.0' });
  expect([status, body.Data?.history.length]).toEqual([200, 2]);
  expect((await publishedDocument(desk.api)).text).toBe(before);
});

it.each([
  [{ version: '9.9.9' }, 404, apiMessages.release.unpublished('catalog', '9.9.9')],
  [{ version: '1.0.0', percent: 10 }, 409, apiMessages.release.alreadyLive('catalog', '1.0.0')],
])('refuses %p', async (promotion, status, text) => {
  await desk.by.release('1.0.0');
  const response = await desk.by.promote(promotion);
  expect([response.status, response.body.Message]).toEqual([status, text]);
});

it('has nothing to promote, and nobody to try on, before the first version', async () => {
  const none = await desk.by.promote();
  expect([none.status, none.body.Message]).toEqual([404, apiMessages.release.noVersion('catalog')]);
  await desk.by.publish('1.0.0');
  const { status, body } = await desk.by.promote({ percent: 10 });
  expect([status, body.Message]).toEqual([409, apiMessages.release.nothingLive('catalog')]);
});

it('lets two promotions at once come one after the other', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  await desk.by.publish('1.2.0');
  const responses = await Promise.all([desk.by.promote({ version: '1.1.0' }), desk.by.promote({ version: '1.2.0' })]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const { live, previous, history } = await desk.by.area();
  const [last, first] = history.map(({ details }) => details);
  expect([last?.['version'], last?.['from']]).toEqual([live?.version, first?.['version']]);
  expect(previous?.version).toBe(first?.['version']);
  expect(await catalog()).toMatchObject({ live: { version: live?.version }, previous: { version: previous?.version } });
});

it('keeps the name the command line gives, cut and cleaned, and one where it gives none', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  const promote = (percent: number, headers: Record<string, string>) =>
    desk.api.inject(promoteVersion, { params: { name: 'catalog' }, body: { percent }, headers });
  await promote(1, asReleaser(`மீரா\n${'x'.repeat(200)}`));
  expect((await desk.by.area()).history[0]?.by).toBe(`மீரா ${'x'.repeat(95)}`);
  await promote(2, { authorization: asReleaser()['authorization']! });
  expect((await desk.by.area()).history[0]?.by).toBe('command line');
});
