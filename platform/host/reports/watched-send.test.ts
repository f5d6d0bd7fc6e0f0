import * as calls from '@vidya/contracts/browser/calls';
import type { Platform, Remote } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/rules/api-error';
import * as platformCalls from '../../calls/browser-calls.ts';
import { builtIn, type RemoteName, remoteNames } from '../../gate/remotes.ts';
import { arrived, expectVersion } from '../load/versions-here.ts';
import { learnAreas, routeOf } from '../routes-here.ts';
import { type OutcomeReport, reportTo } from './outcome-reports.ts';
import { platformOf, watchedSend } from './watched-send.ts';

const reports: OutcomeReport[] = [];
beforeEach(() => {
  reports.length = 0;
  reportTo((word) => reports.push(word));
});

function remoteOf(name: RemoteName): Remote {
  const remote = (() => null) as unknown as Remote;
  arrived(remote, expectVersion({ name, version: '1.0.0', as: 'live', base: `/${name}/`, hash: '' }), 1);
  return remote;
}
const sending = (name: RemoteName, result: Promise<unknown>) => watchedSend(() => result as never, remoteOf(name));
const refused = (status: number) => Promise.reject(new ApiError('No', { status, code: 'Code' }));

it.each([400, 404, 422, 500, 503])('counts a call that the API answers with %d', async (status) => {
  const error = await sending('account', refused(status))(calls.login, {} as never).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(reports).toMatchObject([{ name: 'account', version: '1.0.0', outcome: 'callFailed' }]);
  expect(String(reports[0]?.error)).toBe(`Error: login: ${status} Code`);
});

it.each([0, 401, 403, 409, 429])('does not blame the area for %d', async (status) => {
  await sending('account', refused(status))(calls.login, {} as never).catch(() => undefined);
  expect(reports).toEqual([]);
});

it('counts what an area is for, for that area only', async () => {
  const done = Promise.resolve({ data: null, message: '', total: 0 });
  await sending('account', done)(calls.login, {} as never);
  await sending('catalog', done)(calls.login, {} as never);
  await sending('account', done)(calls.getProfile, {});
  expect(reports.map(({ name, outcome }) => [name, outcome])).toEqual([['account', 'business']]);
});

it('counts what the live version of an area declares, where it declares any', async () => {
  const done = Promise.resolve({ data: null, message: '', total: 0 });
  const paths = { '/events': 'everybody' as const };
  learnAreas([
    { name: 'events', area: { title: 'Events', paths, countedCalls: ['getProfile'] } },
    { name: 'account', area: { title: 'Account', paths } },
  ]);
  await sending('events', done)(calls.getProfile, {});
  await sending('events', done)(calls.login, {} as never);
  await sending('account', done)(calls.login, {} as never);
  learnAreas([]);
  expect(reports.map(({ name }) => name)).toEqual(['events', 'account']);
});

it('counts what an area says itself', () => {
  const events = platformOf(remoteOf('events'), {
    send: () => Promise.reject(new Error('none')),
  } as unknown as Platform);
  events.countBusiness();
  expect(reports).toMatchObject([{ name: 'events', version: '1.0.0', outcome: 'business' }]);
});

it('knows the calls and paths that areas are for', () => {
  const names = new Set([...Object.values(calls), ...Object.values(platformCalls)].map(({ name }) => name));
  const wanted = remoteNames.flatMap((name) => builtIn(name)?.countedCalls ?? []);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  const paths = remoteNames.flatMap((name) => builtIn(name)?.leadsTo ?? []);
  expect(paths.filter((path) => !routeOf(path))).toEqual([]);
});
