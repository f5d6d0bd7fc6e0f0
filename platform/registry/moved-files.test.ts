import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { grantArea } from '../calls/release.ts';
import type { AreaDeclaration, AreaGrant } from '../gate/document/area-declaration.ts';
import { openReleaseDesk } from './testing/release-desk.ts';
import { asReleaser, publishedDocument } from './testing/releases.ts';

const desk = openReleaseDesk();
const say = apiMessages.release;
const name = 'events';
const old = 'https://events.example';

/** What browsers get of a file of the area; undefined: 404. */
let fileAt: (file: string) => Promise<Buffer | null | undefined>;
let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    void fileAt(`${name}${request.url}`).then((file) => response.writeHead(file ? 200 : 404).end(file ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const grant = (given: Partial<AreaGrant> = {}) => {
  const body = {
    title: 'Events',
    paths: { '/events': 'everybody' as const },
    base: old,
    budgetKb: 45,
    connections: [],
  };
  return desk.api.inject(grantArea, { params: { name }, body: { ...body, ...given }, headers: asReleaser() });
};
const declaration: AreaDeclaration = {
  title: 'Events',
  paths: { '/events': 'everybody' },
  navigation: [],
  budgetKb: 45,
  connections: [],
  counts: undefined,
  owner: {},
};
const release = async (version: string) => {
  await desk.by.publish(version, { name, files: { declaration } });
  await desk.by.promote({ version }, name);
};
const liveBase = async () => {
  const { remotes } = (await publishedDocument(desk.api)).document;
  return remotes.find((remote) => remote.name === name)?.live.base;
};
const inStore = (file: string) => desk.api.releaseStore.read(file);

beforeEach(async () => {
  await grant();
  await release('1.0.0');
  fileAt = inStore;
});

it('moves to an address that has what is live', async () => {
  expect((await grant({ base })).status).toBe(200);
  expect(await liveBase()).toBe(`${base}/1.0.0/`);
});

it.each<[string, typeof fileAt]>([
  ['nothing', () => Promise.resolve(null)],
  ['something else', () => Promise.resolve(Buffer.from('{"name":"events"}'))],
  ['no end', () => new Promise((resolve) => void setTimeout(resolve, 50, Buffer.alloc(2_000_000)))],
  [
    'only what is live, and not what pages fall back to',
    async (file) => (file.includes('1.0.0') ? null : inStore(file)),
  ],
])('stays where it is when the other address has %s', async (_, other) => {
  await release('1.1.0');
  fileAt = other;
  const { status, body } = await grant({ base });
  expect([status, body.Message]).toEqual([422, expect.stringMatching(/Does Not Have events 1\.[01]\.0/)]);
  expect(await liveBase()).toBe(`${old}/1.1.0/`);
});

it('stays when nobody responds there; all else may be granted meanwhile', async () => {
  const nobody = 'http://127.0.0.1:9';
  const { status, body } = await grant({ base: nobody });
  expect([status, body.Message]).toEqual([422, say.notServedThere(name, '1.0.0', nobody)]);
  fileAt = () => Promise.reject(new Error('Nobody asks.'));
  expect((await grant({ title: 'Evenings', budgetKb: 50 })).status).toBe(200);
});
