/** @large: starts processes of our own servers. */

import { recordedCalls } from '@vidya/contracts/calls/recorded/read-recorded-calls';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import type { TestApi } from '../../../api/src/testing/api.ts';
import { sharedApi } from '../../../api/src/testing/shared-api.ts';
import { listCallUses } from '../../calls/call-contract.ts';
import { asReleaser, host, releaseEnvironment, releasing } from '../testing/releases.ts';
import { checkCalls } from './announce-calls.ts';
import { apiVersion } from './api-version.ts';
import { findApis, saveApi } from './calls.store.ts';

let api: TestApi;
let release: ReturnType<typeof releasing>;
beforeAll(async () => {
  api = await sharedApi(releaseEnvironment);
  release = releasing(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  await release.announce();
  await saveApi(api.db, { version: await apiVersion(), calls: api.app.offeredCalls() });
});

const getCourse = recordedCalls().find(({ name }) => name === 'getCourse')!;
const place = 'GET /course/:courseId';

/** A build whose code sends these calls and reads their title and price. */
const sending = (...calls: RecordedCall[]) => ({
  code: {
    more: `${calls.map(({ method, path }) => `call("${method} ${path}")`).join(';')};d.title;d.price;({courseId:1})`,
    files: { 'calls.json': JSON.stringify(calls) },
  },
});
const expecting = (properties: object): RecordedCall => ({
  ...getCourse,
  data: { type: 'object', properties, required: Object.keys(properties) },
});

const listUses = async () => (await api.inject(listCallUses, { headers: asReleaser() })).body.Data!.uses;
/** Without the shell. */
const listAreas = async () => (await listUses()).filter(({ area }) => area !== 'shell');

it.each<[string, RecordedCall, string]>([
  [
    'that no API answers',
    { ...getCourse, path: '/course/old' },
    'GET /course/old: the API does not answer it any more',
  ],
  ['that gets other answers', expecting({ price: { type: 'string' } }), 'Data.price is integer instead of string.'],
])('refuses a version with a call %s', async (_, call, sentence) => {
  const { status, body } = await release.publish('1.0.0-a', sending(call));
  expect([status, body.Message]).toEqual([422, expect.stringContaining(sentence)]);
});

it('refuses a version whose recorded request is refused now', async () => {
  const call = { ...getCourse, example: { as: 'visitor' as const, params: { courseId: '{draft}' } } };
  const { status, body } = await release.publish('1.0.0-a', sending(call));
  expect(status).toBe(422);
  expect(body.Message).toContain(`calls: ${place}: a request that succeeded is answered 404`);
});

it('lets a version with the calls of these sources pass, and tells who sends them', async () => {
  expect((await release.publish('1.0.0-a', sending(getCourse))).status).toBe(200);
  await release.promote({ version: '1.0.0-a' });
  await release.announce({ ...host, calls: [{ place, contract: expecting({ price: { type: 'string' } }) }] });
  expect(await listUses()).toEqual([
    {
      area: 'shell',
      title: 'Frame',
      version: host.version,
      standing: 'live',
      places: [place],
      broken: [{ place, problem: 'Data.price is integer instead of string' }],
    },
    { area: 'catalog', title: 'Courses', version: '1.0.0-a', standing: 'live', places: [place], broken: [] },
  ]);
});

it('tells the owners once when another API breaks what is live', async () => {
  await release.publish('1.0.0-a', sending(getCourse));
  await release.promote({ version: '1.0.0-a' });
  const old = JSON.stringify([{ place, contract: expecting({ title: { type: 'number' } }) }]);
  await api.db.execute(`update release_versions set metadata = jsonb_set(metadata, '{calls}', '${old}')`);
  await api.signIn({ role: 'ADMIN', email: 'ravi@vidya.example' });
  for (const _ of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop
    await api.jobs.send(api.db, checkCalls, {});
    // oxlint-disable-next-line no-await-in-loop
    await api.jobs.drain();
  }
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [expect.stringContaining('ravi@vidya.example'), 'Courses 1.0.0-a gets other answers from the API'],
  ]);
  expect(api.mails[0]?.text).toContain(`${place}: Data.title is missing`);
  expect((await listAreas())[0]?.broken).toEqual([{ place, problem: expect.stringContaining('Data.title') as string }]);
});

it('counts versions that open tabs have', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    // oxlint-disable-next-line no-await-in-loop
    await release.publish(version, sending(getCourse));
    // oxlint-disable-next-line no-await-in-loop
    await release.promote({ version });
  }
  await release.report([{ name: 'catalog', version: '1.0.0-a', outcome: 'ok' }]);
  expect((await listAreas()).map(({ version, standing }) => `${version} ${standing}`)).toEqual([
    '1.0.0-c live',
    '1.0.0-b previous',
    '1.0.0-a tabs',
  ]);
});

it('holds versions to what servers of another version offer, until these are silent; who is alone has none', async () => {
  const offered = api.app.offeredCalls();
  await saveApi(api.db, { version: 'from before', calls: offered.filter(({ name }) => name !== 'getCourse') });
  expect((await findApis(api.db)).map((one) => one.version)).toContain('from before');
  await saveApi(api.db, { version: await apiVersion(), calls: offered }, { isAlone: true });
  expect((await findApis(api.db)).map((one) => one.version)).toEqual([await apiVersion()]);
});
