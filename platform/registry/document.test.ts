import type { SignedText } from '../gate/document/release.ts';
import { watchReleases } from './health/stop-canaries.ts';
import { openReleaseDesk } from './testing/release-desk.ts';
import { host, isSigned, publishedDocument } from './testing/releases.ts';

const desk = openReleaseDesk();
afterEach(() => {
  jest.restoreAllMocks();
});

const watch = async () => {
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
};

it('is there from the first start, and empty', async () => {
  const { signed, document } = await publishedDocument(desk.api);
  expect(document.remotes).toEqual([]);
  expect(isSigned(signed, desk.api)).toBe(true);
});

it('verifies with the public key, and with a changed word it does not', async () => {
  await desk.by.release('1.0.0');
  const { signed } = await publishedDocument(desk.api);
  expect(isSigned(signed, desk.api)).toBe(true);
  expect(isSigned({ ...signed, payload: signed.payload.replace('1.0.0', '1.0.1') }, desk.api)).toBe(false);
  expect(isSigned({ ...signed, signature: `A${signed.signature.slice(1)}` }, desk.api)).toBe(
    signed.signature.startsWith('A'),
  );
});

it('is later with every change, even when the clock goes back', async () => {
  await desk.by.release('1.0.0');
  const first = (await publishedDocument(desk.api)).document;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(first.issuedAt) - 3_600_000);
  await desk.by.release('1.1.0');
  const { document } = await publishedDocument(desk.api);
  expect(document.remotes[0]?.live.version).toBe('1.1.0');
  expect(document.issuedAt > first.issuedAt).toBe(true);
});

it('is put right when somebody else wrote something there', async () => {
  await desk.by.release('1.0.0');
  const { text, document } = await publishedDocument(desk.api);
  const forged: SignedText = { payload: JSON.stringify({ ...document, remotes: [] }), signature: 'AAAA' };
  for (const wrong of [JSON.stringify(forged), 'not even JSON']) {
    // oxlint-disable-next-line no-await-in-loop
    await desk.api.releaseStore.writeDocument(wrong);
    // oxlint-disable-next-line no-await-in-loop
    await watch();
    // oxlint-disable-next-line no-await-in-loop
    const now = await publishedDocument(desk.api);
    expect([isSigned(now.signed, desk.api), now.document.remotes]).toEqual([true, document.remotes]);
  }
  await desk.api.releaseStore.writeDocument(text);
  await watch();
  expect((await publishedDocument(desk.api)).text).toBe(text);
});

it('and the change come true together, or neither does', async () => {
  await desk.by.release('1.0.0');
  const before = await publishedDocument(desk.api);
  const write = jest.spyOn(desk.api.releaseStore, 'writeDocument').mockRejectedValue(new Error('The disk is full'));
  await desk.by.publish('1.1.0');
  expect((await desk.by.promote()).status).toBe(500);
  write.mockRestore();
  const { live, history } = await desk.by.area();
  expect([live?.version, history[0]?.action]).toEqual(['1.0.0', 'release.published']);
  await watch();
  expect((await publishedDocument(desk.api)).text).toBe(before.text);
});

it('names areas in the order of the site, and admin by its address on the site itself', async () => {
  await desk.by.publish('1.0.0', { name: 'admin' });
  await desk.by.promote({}, 'admin');
  await desk.by.release('1.0.0');
  const { remotes } = (await publishedDocument(desk.api)).document;
  expect(remotes.map(({ name, live }) => [name, live.base])).toEqual([
    ['catalog', 'http://127.0.0.1:3001/1.0.0/'],
    ['admin', '/remotes/admin/1.0.0/'],
  ]);
});

it('tells the front server which live versions cannot live on its shell', async () => {
  await desk.by.release('1.0.0');
  expect((await desk.by.announce()).body.Data).toEqual([]);
  const { body } = await desk.by.announce({ ...host, platform: '2.0.0' });
  expect(body.Data).toEqual([expect.stringMatching(/^catalog 1\.0\.0: platform: Platform \^1\.0\.0 is needed;/)]);
});
