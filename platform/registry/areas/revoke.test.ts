import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { desc } from 'drizzle-orm';
import { auditLog } from '../../../api/src/database/tables/schema-site.ts';
import { grantArea, listReleases, revokeArea } from '../../calls/release.ts';
import { sampleGrant } from '../../testing/sample-grant.ts';
import { trustedPublishers } from '../tables/schema-release-rights.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser, publishedDocument } from '../testing/releases.ts';

const desk = openReleaseDesk();

const declaration = {
  title: 'Events',
  paths: { '/events': 'everybody' as const },
  navigation: [],
  budgetKb: 40,
  connections: [],
  owner: { email: 'events@vidya.example' },
};
const grant = () =>
  desk.api.inject(grantArea, {
    params: { name: 'events' },
    body: {
      ...sampleGrant('catalog').grant,
      title: 'Events',
      paths: declaration.paths,
      base: 'https://events.example',
      connections: [],
    },
    headers: asReleaser(),
  });
const publish = (version: string) => desk.by.publish(version, { name: 'events', files: { declaration } });
const revoke = (name = 'events') => desk.api.inject(revokeArea, { params: { name }, headers: asReleaser() });
const areas = async () =>
  (await desk.api.inject(listReleases, { headers: asReleaser() })).body.Data!.map(({ name }) => name);
const offered = async () => (await publishedDocument(desk.api)).document.remotes.map(({ name }) => name);

it('takes a live area from everybody, with its builds’ right to publish', async () => {
  await grant();
  await publish('1.0.0');
  await desk.by.promote({}, 'events');
  await desk.api.db
    .insert(trustedPublishers)
    .values({ area: 'events', issuer: 'https://issuer.example', repository: 'team/events' });
  expect(await offered()).toEqual(['events']);

  const { status } = await revoke();
  expect(status).toBe(200);
  expect(await offered()).toEqual([]);
  expect(await areas()).not.toContain('events');
  expect(await desk.api.db.select().from(trustedPublishers)).toEqual([]);
  const refused = await publish('1.1.0');
  expect([refused.status, refused.body.Message]).toEqual([422, expect.stringContaining('There is no area events.')]);
  expect((await desk.by.promote({ version: '1.0.0' }, 'events')).status).toBe(422);
  expect((await desk.by.rollBack(undefined, 'events')).status).not.toBe(200);
  expect(await offered()).toEqual([]);
});

it('begins without a live version when it is granted again', async () => {
  await grant();
  await publish('1.0.0');
  await desk.by.promote({}, 'events');
  await revoke();
  expect((await grant()).body.Data).toMatchObject({ live: null, previous: null, canary: null });
  expect(await offered()).toEqual([]);
});

it('is in the audit log', async () => {
  await grant();
  const admin = await desk.api.signIn({ role: 'ADMIN', fullName: 'Ravi Kumar' });
  await desk.api.inject(revokeArea, { params: { name: 'events' }, as: admin });
  const [entry] = await desk.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(1);
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'release.revoked',
    details: { remote: 'events', title: 'Events', paths: '/events' },
  });
});

it('is not for areas that the site came with, nor for what is not granted', async () => {
  const response = await revoke('catalog');
  expect([response.status, response.body.Message]).toEqual([409, apiMessages.release.isBuiltIn('catalog')]);
  expect((await revoke('events')).status).toBe(404);
});

it('is for those who release', async () => {
  await grant();
  const person = await desk.api.signIn({ role: 'INSTRUCTOR' });
  expect((await desk.api.inject(revokeArea, { params: { name: 'events' }, as: person })).status).toBe(403);
  expect(await areas()).toContain('events');
});
