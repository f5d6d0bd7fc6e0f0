import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { desc } from 'drizzle-orm';
import { auditLog } from '../../api/src/database/tables/schema-site.ts';
import { rollBackVersion } from '../calls/release.ts';
import { openReleaseDesk } from './testing/release-desk.ts';
import { asReleaser, host, publishedDocument } from './testing/releases.ts';

const desk = openReleaseDesk();

const lastEntry = async () => (await desk.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)))[0];

it('goes back to the version before, to which nothing falls back from then on', async () => {
  await desk.by.release('1.0.0', '1.1.0', '1.2.0');
  const { status, body } = await desk.by.rollBack();
  expect([status, body.Data?.live?.version, body.Data?.previous?.version]).toEqual([200, '1.1.0', '1.0.0']);
  expect(body.Data?.versions[0]).toMatchObject({ version: '1.2.0', rolledBackAt: expect.any(String) });
  expect(await lastEntry()).toMatchObject({
    action: 'release.rolledBack',
    details: { remote: 'catalog', version: '1.1.0', from: '1.2.0', reason: 'It fails', by: 'Meera Iyer' },
  });
  expect((await publishedDocument(desk.api)).document.remotes[0]).toMatchObject({
    live: { version: '1.1.0' },
    previous: { version: '1.0.0' },
  });
  expect((await desk.by.rollBack()).body.Data?.live?.version).toBe('1.0.0');
  const last = await desk.by.rollBack();
  expect([last.status, last.body.Message]).toEqual([409, apiMessages.release.noEarlierVersion('catalog')]);
});

it('forgives a version that is promoted again', async () => {
  await desk.by.release('1.0.0', '1.1.0');
  await desk.by.rollBack();
  const { body } = await desk.by.promote({ version: '1.1.0' });
  expect([body.Data?.live?.version, body.Data?.live?.rolledBackAt]).toEqual(['1.1.0', null]);
});

it('takes the canary back first, when anybody gets it', async () => {
  await desk.by.release('1.0.0', '1.1.0');
  await desk.by.publish('1.2.0');
  await desk.by.promote({ cohort: 'staff' });
  const { body } = await desk.by.rollBack();
  expect([body.Data?.live?.version, body.Data?.canary]).toEqual(['1.1.0', null]);
  expect(await lastEntry()).toMatchObject({ details: { version: '1.1.0', from: '1.2.0', cohort: 'staff' } });
  expect((await desk.by.rollBack()).body.Data?.live?.version).toBe('1.0.0');
});

it('takes back first what nobody gets any more, and never the healthy live version for it', async () => {
  await desk.by.release('1.0.0', '1.1.0');
  await desk.by.publish('1.2.0');
  await desk.by.promote({ percent: 0 });
  const { body } = await desk.by.rollBack();
  expect([body.Data?.live?.version, body.Data?.canary]).toEqual(['1.1.0', null]);
});

it('ends a version that the site stopped before anything else', async () => {
  await desk.by.release('1.0.0', '1.1.0');
  await desk.by.publish('1.2.0');
  await desk.by.promote({ percent: 50 });
  await desk.stopCanary();
  const { body } = await desk.by.rollBack();
  const { live, canary, stopped, versions } = body.Data!;
  expect([live?.version, canary, stopped]).toEqual(['1.1.0', null, null]);
  expect(versions[0]).toMatchObject({ version: '1.2.0', rolledBackAt: expect.any(String) });
  expect(await lastEntry()).toMatchObject({ details: { version: '1.1.0', from: '1.2.0', wasStopped: true } });
});

it('takes back what is meant, and nothing else', async () => {
  await desk.by.release('0.9.0', '1.0.0', '1.1.0');
  await desk.by.publish('1.2.0');
  await desk.by.promote({ percent: 5 });
  const rollBack = (body: object) =>
    desk.api.inject(rollBackVersion, {
      params: { name: 'catalog' },
      body: { reason: 'It fails', ...body },
      headers: asReleaser(),
    });
  const refused = await rollBack({ from: '1.0.0' });
  expect([refused.status, refused.body.Message]).toEqual([409, apiMessages.release.rollBackOutdated('catalog')]);
  expect((await rollBack({ from: '1.2.0', to: '1.0.0' })).status).toBe(409);
  // The live version, while another one is in canary.
  const { live, canary } = (await rollBack({ from: '1.1.0' })).body.Data!;
  expect([live?.version, canary?.version]).toEqual(['1.0.0', '1.2.0']);
  expect((await rollBack({ from: '1.2.0' })).body.Data?.canary).toBeNull();
  expect((await rollBack({ from: '1.2.0' })).status).toBe(409);
  const { body } = await rollBack({ from: '1.0.0', to: '0.9.0' });
  expect(body.Data?.live?.version).toBe('0.9.0');
});

it('goes to the version that is named', async () => {
  await desk.by.release('1.0.0', '1.1.0', '1.2.0');
  await desk.by.publish('1.3.0');
  await desk.by.promote({ percent: 5 });
  const { body } = await desk.by.rollBack('1.0.0');
  expect([body.Data?.live?.version, body.Data?.canary?.version]).toEqual(['1.0.0', '1.3.0']);
  expect(body.Data?.previous?.version).toBe('1.1.0');
});

it.each([
  ['9.9.9', 404, apiMessages.release.unknown('catalog', '9.9.9')],
  ['1.0.0', 409, apiMessages.release.alreadyLive('catalog', '1.0.0')],
  ['1.1.0', 409, apiMessages.release.neverLive('catalog', '1.1.0')],
])('does not go back to %s', async (to, status, text) => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  const response = await desk.by.rollBack(to);
  expect([response.status, response.body.Message]).toEqual([status, text]);
});

it('does not go back to what the live shell can no longer run', async () => {
  await desk.by.release('1.0.0');
  await desk.by.announce({ ...host, shared: { react: '19.4.0', jotai: '3.0.1' } });
  await desk.by.publish('1.1.0', { code: { shared: { react: { range: '^19.4.0', names: ['useState'] } } } });
  await desk.by.promote();
  await desk.by.announce({ ...host, shared: { react: '20.0.0' } });
  const { status, body } = await desk.by.rollBack();
  expect([status, body.Message]).toEqual([422, expect.stringMatching(/^shared libraries: react \^19\.3\.1 is needed/)]);
});

it.each(['', '   '])('wants a reason, and not %p', async (reason) => {
  const body = { reason };
  const response = await desk.api.inject(rollBackVersion, { params: { name: 'catalog' }, body, headers: asReleaser() });
  expect([response.status, response.body.Message]).toEqual([400, 'Reason Is Missing']);
});
