import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startJourneySite } from '../../../scripts/check/site/journey-site.ts';
import { makeLiveTree, raiseShell } from './live-builds.ts';
import { openLiveSites } from './live-site.ts';

jest.mock('../../../scripts/check/site/journey-site.ts');
jest.mock('./live-builds.ts');
const stop = jest.fn(async () => undefined);
const liveTree = mkdtempSync(path.join(tmpdir(), 'vidya-live-'));
const siteUrl = process.env['SITE_URL'];

beforeEach(() => {
  delete process.env['SITE_URL'];
  jest.mocked(makeLiveTree).mockResolvedValue(liveTree);
  jest.mocked(startJourneySite).mockImplementation((_, tree) =>
    Promise.resolve({
      environment: { SITE_URL: `http://${tree}.example` },
      death: new Promise(() => undefined),
      stop,
    } as never),
  );
});
afterEach(() => {
  jest.clearAllMocks();
  if (siteUrl === undefined) delete process.env['SITE_URL'];
  else process.env['SITE_URL'] = siteUrl;
});

it.each(['react', 'router', 'federation'] as const)('is one whose shell lends the next %s', async (library) => {
  const sites = await openLiveSites();
  const { env } = await sites.start(library, 'scratch');
  expect(raiseShell).toHaveBeenCalledWith('scratch', liveTree);
  expect(env['SITE_URL']).toBe('http://scratch.example');
  sites.remove();
});

it('is the site as it is for what only builds use', async () => {
  const { env } = await (await openLiveSites()).start('webpack', 'scratch');
  expect(raiseShell).not.toHaveBeenCalled();
  expect(env['SITE_URL']).toBe(`http://${liveTree}.example`);
});

it('is the one that is named, which nobody builds or stops', async () => {
  process.env['SITE_URL'] = 'https://vidya.example';
  const sites = await openLiveSites();
  const { env, stop: leave } = await sites.start('react', 'scratch');
  expect(env['SITE_URL']).toBe('https://vidya.example');
  await leave();
  expect([makeLiveTree, raiseShell, startJourneySite, stop].map((each) => jest.mocked(each).mock.calls.length)).toEqual(
    [0, 0, 0, 0],
  );
});
