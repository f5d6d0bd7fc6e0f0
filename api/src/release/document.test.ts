import type { SignedText } from '@vidya/contracts/release';
import { startApi, type TestApi } from '../testing/api.ts';
import { host, isSigned, publishedDocument, releaseEnvironment, releasing } from '../testing/releases.ts';
import { watchReleases } from './stop-canaries.ts';

let api: TestApi;
let by: ReturnType<typeof releasing>;

beforeAll(async () => {
  api = await startApi(releaseEnvironment);
  by = releasing(api);
});
beforeEach(async () => {
  await api.reset();
  await by.announce();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => api.close());

const watch = async () => {
  await api.jobs.send(api.db, watchReleases, {});
  await api.jobs.drain();
};

it('is there from the first start, and empty', async () => {
  const { signed, document } = await publishedDocument(api);
  expect(document.remotes).toEqual([]);
  expect(isSigned(signed, api)).toBe(true);
});

it('verifies with the public key, and with a changed word it does not', async () => {
  await by.release('1.0.0');
  const { signed } = await publishedDocument(api);
  expect(isSigned(signed, api)).toBe(true);
  expect(isSigned({ ...signed, payload: signed.payload.replace('1.0.0', '1.0.1') }, api)).toBe(false);
  expect(isSigned({ ...signed, signature: `A${signed.signature.slice(1)}` }, api)).toBe(
    signed.signature.startsWith('A'),
  );
});

it('is later with every change, even when the clock goes back', async () => {
  await by.release('1.0.0');
  const first = (await publishedDocument(api)).document;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(first.issuedAt) - 3_600_000);
  await by.release('1.1.0');
  const { document } = await publishedDocument(api);
  expect(document.remotes[0]?.live.version).toBe('1.1.0');
  expect(document.issuedAt > first.issuedAt).toBe(true);
});

it('is put right when somebody else wrote something there', async () => {
  await by.release('1.0.0');
  const { text, document } = await publishedDocument(api);
  const forged: SignedText = { payload: JSON.stringify({ ...document, remotes: [] }), signature: 'AAAA' };
  for (const wrong of [JSON.stringify(forged), 'not even JSON']) {
    // oxlint-disable-next-line no-await-in-loop
    await api.releaseStore.writeDocument(wrong);
    // oxlint-disable-next-line no-await-in-loop
    await watch();
    // oxlint-disable-next-line no-await-in-loop
    const now = await publishedDocument(api);
    expect([isSigned(now.signed, api), now.document.remotes]).toEqual([true, document.remotes]);
  }
  await api.releaseStore.writeDocument(text);
  await watch();
  expect((await publishedDocument(api)).text).toBe(text);
});

it('and the change come true together, or neither does', async () => {
  await by.release('1.0.0');
  const before = await publishedDocument(api);
  const write = jest.spyOn(api.releaseStore, 'writeDocument').mockRejectedValue(new Error('The disk is full'));
  await by.publish('1.1.0');
  expect((await by.promote()).status).toBe(500);
  write.mockRestore();
  const { live, history } = await by.area();
  expect([live?.version, history[0]?.action]).toEqual(['1.0.0', 'release.published']);
  await watch();
  expect((await publishedDocument(api)).text).toBe(before.text);
});

it('names areas in the order of the site, and admin by its address on the site itself', async () => {
  await by.publish('1.0.0', { name: 'admin' });
  await by.promote({}, 'admin');
  await by.release('1.0.0');
  const { remotes } = (await publishedDocument(api)).document;
  expect(remotes.map(({ name, live }) => [name, live.base])).toEqual([
    ['catalog', 'http://127.0.0.1:3001/1.0.0/'],
    ['admin', '/remotes/admin/1.0.0/'],
  ]);
});

it('tells the front server which live versions cannot live on its shell', async () => {
  await by.release('1.0.0');
  expect((await by.announce()).body.Data).toEqual([]);
  const { body } = await by.announce({ ...host, platform: '2.0.0' });
  expect(body.Data).toEqual([expect.stringMatching(/^catalog 1\.0\.0: platform: Platform \^1\.0\.0 is needed;/)]);
});
