import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { desc } from 'drizzle-orm';
import { auditLog } from '../../api/src/database/tables/schema-site.ts';
import { registerVersion } from '../calls/release.ts';
import { integrityOf } from '../gate/integrity-of.ts';
import { openReleaseDesk } from './testing/release-desk.ts';
import { host, publishedDocument, releaseEnvironment } from './testing/releases.ts';

const desk = openReleaseDesk();

const lastEntry = async () => (await desk.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)))[0];

const accepted = { removes: [], grows: true, reason: 'A calendar' };

it('makes a version known, and changes nothing for anybody', async () => {
  await desk.by.release('1.0.0');
  const before = await publishedDocument(desk.api);
  const { status, body } = await desk.by.publish('1.1.0', {
    note: 'Faster search',
    code: { firstLoadBytes: 20_000 },
    accepted,
  });
  expect([status, body.Data?.live?.version]).toEqual([200, '1.0.0']);
  expect(body.Data?.versions[0]).toMatchObject({
    version: '1.1.0',
    publishedBy: 'Meera Iyer',
    note: 'Faster search',
    firstLoadBytes: 20_000,
    liveSince: null,
    rolledBackAt: null,
    health: null,
  });
  expect((await publishedDocument(desk.api)).text).toBe(before.text);
  expect(await lastEntry()).toMatchObject({
    actorId: null,
    action: 'release.published',
    subjectKind: 'release',
    details: { remote: 'catalog', version: '1.1.0', note: 'Faster search', reason: 'A calendar', by: 'Meera Iyer' },
  });
});

it("keeps an administrator's id instead of the name", async () => {
  const admin = await desk.api.signIn({ role: 'ADMIN', fullName: 'Ravi Kumar' });
  const body = { version: '1.0.0', hash: await desk.by.upload('1.0.0'), note: '' };
  const response = await desk.api.inject(registerVersion, { params: { name: 'catalog' }, body, as: admin });
  expect(response.body.Data?.versions[0]?.publishedBy).toBe('Ravi Kumar');
  expect(response.body.Data?.history[0]).toMatchObject({ action: 'release.published', by: 'Ravi Kumar' });
  expect(await lastEntry()).toMatchObject({ actorId: admin.id, details: { remote: 'catalog', version: '1.0.0' } });
  expect(JSON.stringify(await lastEntry())).not.toContain('Ravi');
});

it('is refused by the gate with a line for each reason', async () => {
  const { status, body } = await desk.by.publish('1.0.0', {
    code: {
      shared: { react: { range: '^18.2.0', names: ['useState'] } },
      more: "globalThis['ev' + 'al']('1')",
      firstLoadBytes: 90_000,
    },
  });
  expect([status, body.Error]).toEqual([422, 'Refused']);
  expect(body.Message.split('\n')).toEqual([
    expect.stringMatching(/^shared libraries: react \^18\.2\.0 is needed; the live shell lends 19\.3\.1\./),
    expect.stringMatching(/^bytes: Its pages begin with 87\.9 kB/),
    expect.stringMatching(/^content security: .*chunk\.js: eval /),
  ]);
  expect((await desk.by.area()).versions).toEqual([]);
});

it('compares what a version exposes with the live one', async () => {
  const exposes = { './remote': { props: ['platform'], hooks: [] }, './widget': { props: [], hooks: [] } };
  await desk.by.publish('1.0.0', { code: { exposes } });
  await desk.by.promote();
  const { status, body } = await desk.by.publish('1.1.0');
  expect([status, body.Message]).toEqual([422, expect.stringContaining("'./widget' is exposed by the live version")]);
});

it('takes the same contents again and changes nothing, even when the gate has become stricter', async () => {
  await desk.by.publish('1.0.0');
  await desk.by.announce({ ...host, shared: { react: '20.0.0' } });
  const { status, body } = await desk.by.publish('1.0.0', { note: 'Again' });
  expect(status).toBe(200);
  expect(body.Data?.versions.map(({ version, note }) => [version, note])).toEqual([['1.0.0', '']]);
  expect(body.Data?.history).toHaveLength(1);
});

it('refuses other contents under the same version', async () => {
  await desk.by.publish('1.0.0');
  const { status, body } = await desk.by.publish('1.0.0', { files: { platform: '~1.0.0' } });
  expect([status, body.Message]).toEqual([409, apiMessages.release.changed('catalog', '1.0.0')]);
});

describe('what lies in the store', () => {
  const register = (version: string, hash: string) =>
    desk.api.inject(registerVersion, {
      params: { name: 'catalog' },
      body: { version, hash, note: '' },
      headers: { authorization: `Bearer ${releaseEnvironment.RELEASE_TOKEN}` },
    });
  const put = (path: string, text: string) => desk.api.releaseStore.put(path, Buffer.from(text));

  it('has to be there', async () => {
    const { status, body } = await register('9.0.0', integrityOf(''));
    expect([status, body.Message]).toEqual([
      422,
      expect.stringContaining('catalog/9.0.0/release.json is not in the release store. Publish it with RELEASE_STORE'),
    ]);
  });

  it('has to have the hash that was announced', async () => {
    const hash = await desk.by.upload('9.1.0');
    await put('catalog/9.1.0/release.json', '{}');
    expect((await register('9.1.0', hash)).body.Message).toContain('has another hash in the release store.');
  });

  it('has to be of this area and version', async () => {
    const hash = await desk.by.upload('9.2.0', { files: { version: '9.9.9' } });
    expect((await register('9.2.0', hash)).body.Message).toContain('is that of catalog 9.9.9.');
    const other = await desk.by.upload('9.3.0', { files: { name: 'account' } });
    expect((await register('9.3.0', other)).body.Message).toContain('is that of account 9.3.0.');
  });

  it.each([
    ['pages.json', '{"/":{"title":{"a":1}}}'],
    ['pages.json', 'nope'],
    ['views.json', '{"/":"<h1>"}'],
  ])('has to be what the site reads: %s with %s', async (file, text) => {
    const hash = await desk.by.upload('9.6.0', { code: { files: { [file]: text } } });
    const { status, body } = await register('9.6.0', hash);
    expect([status, body.Message]).toEqual([
      422,
      expect.stringContaining(`${file} does not read as what the site needs.`),
    ]);
  });

  it('has no file that the store cannot have', async () => {
    const hash = await desk.by.upload('9.7.0');
    writeFileSync(path.join(desk.api.config.releases.store, 'catalog/9.7.0/a b.txt'), 'x');
    const { status, body } = await register('9.7.0', hash);
    expect([status, body.Message]).toEqual([422, expect.stringContaining('has a file that cannot be read')]);
  });

  it('has to be readable', async () => {
    await put('catalog/9.4.0/release.json', '{"name": "catalog"}');
    const { status, body } = await register('9.4.0', integrityOf('{"name": "catalog"}'));
    expect([status, body.Message]).toEqual([422, expect.stringContaining('release.json does not read as one.')]);
  });

  it.each([
    ['changed', 'chunk.js', 'fetch("/x")'],
    ['changed', 'views.json', '{"/": {"html": "", "css": ""}}'],
    ['something else', 'chunk.js.br', 'nothing compressed'],
  ])('has to be the bytes that were built: %s in %s', async (_, file, text) => {
    const hash = await desk.by.upload('9.5.0');
    await put(`catalog/9.5.0/${file}`, text);
    const { status, body } = await register('9.5.0', hash);
    await desk.api.releaseStore.removeVersion('catalog', '9.5.0');
    expect([status, body.Message]).toEqual([422, expect.stringMatching(`^integrity: ${file} is missing, or is not`)]);
  });

  it.each(['../1.0.0', '..', 'a/b', '', '1.0.0 '])('is never looked for under %p', async (version) => {
    const { status, body } = await register(version, integrityOf(''));
    expect([status, body.Error]).toEqual([400, 'ValidationError']);
  });
});

describe('before any shell has announced itself', () => {
  beforeEach(() => desk.api.reset());

  it('lets the first version of an area in that is good by itself', async () => {
    await desk.by.publish('1.0.0', { code: { shared: { react: { range: '^18.0.0', names: ['useState'] } } } });
    expect((await desk.by.promote()).body.Data?.live?.version).toBe('1.0.0');
    expect((await desk.by.publish('1.0.0', { name: 'account' })).status).toBe(200);
  });

  it('still refuses what no shell can make good', async () => {
    const { status, body } = await desk.by.publish('1.0.0', {
      code: { members: ['teleport'], files: { 'broken.js': 'not a script' } },
    });
    expect(status).toBe(422);
    expect(body.Message.split('\n').map((line) => line.split(':')[0])).toEqual(['platform', 'integrity']);
  });

  it('lets no second one in', async () => {
    await desk.by.publish('1.0.0');
    await desk.by.promote();
    const { status, body } = await desk.by.publish('1.1.0');
    expect([status, body.Message]).toEqual([409, apiMessages.release.hostUnknown]);
  });
});
