import { declaration, files, hash, lines, metadata, refusals } from '../testing/gate-cases.ts';
import { builtInAreas } from './built-in-areas.ts';
import { platformMembers, platformRange, platformVersion } from './host-platform.ts';

const forAdministrators = { ...declaration, paths: { '/': ['ADMIN' as const] } };

it('lets a good version pass, as the first one and next to a live one', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ live: { files: { ...files, version: '1.1.0-def' }, metadata } })).toEqual([]);
  expect(refusals({ files: { name: 'admin', declaration: forAdministrators } })).toEqual([]);
});

describe('shared libraries', () => {
  it('have to be within the range that was built for', () => {
    expect(lines({ files: { shared: { react: '^18.2.0', jotai: '^3.0.0' } } })).toEqual([
      'shared libraries: react ^18.2.0 is needed; the live shell lends 19.3.1. ' +
        'Build against react 19.3.1, or release a shell with a react that is within ^18.2.0 first.',
    ]);
  });

  it('have to be lent at all', () => {
    expect(lines({ files: { shared: { 'video.js': '^8.0.0' } } })).toEqual([
      'shared libraries: video.js ^8.0.0 is needed; the live shell does not lend it. ' +
        'Do not share video.js, or release a shell that lends it first.',
    ]);
  });
});

describe('the platform', () => {
  it('has to be new enough', () => {
    expect(lines({ files: { platform: '^1.4.0' } })).toEqual([
      `platform: Platform ^1.4.0 is needed; the live shell lends ${platformVersion}. ` +
        'Release the shell of this source tree first, or do without the newer members of the platform.',
    ]);
  });

  it('has to have every member that is used', () => {
    expect(lines({ metadata: { platformMembers: ['teleport'] } })).toEqual([
      "platform: 'teleport' is no member of the live shell's platform. " +
        'Use what contracts/src/browser/platform.tsx lists, or add it there and release the shell first.',
    ]);
  });
});

describe('the exposed module', () => {
  it('has to be there', () => {
    expect(lines({ metadata: { exposes: {} } })).toEqual([
      "exposed module: It does not expose './remote'. Export the component by default from src/remote.tsx.",
    ]);
  });

  it('has to do with the props that the shell gives', () => {
    const exposes = { './remote': { props: ['platform', 'theme'], hooks: [] } };
    expect(lines({ metadata: { exposes } })).toEqual([
      "exposed module: Its component asks for the prop 'theme', which the live shell does not give. " +
        "Take only platform, or release a shell that gives 'theme' first.",
    ]);
    expect(refusals({ metadata: { exposes }, host: { props: ['platform', 'theme'] } })).toEqual([]);
  });

  it('has to stay where the live version has one', () => {
    const exposes = { ...metadata.exposes, './badge': { props: [], hooks: [] } };
    expect(lines({ live: { files, metadata: { ...metadata, exposes } } })).toEqual([
      "exposed module: './badge' is exposed by the live version and is missing here: open pages may ask for it. " +
        "Go on exposing './badge'.",
    ]);
  });
});

it('holds each area to its own bytes', () => {
  const max = builtInAreas.catalog.budgetKb * 1024;
  expect(refusals({ metadata: { firstLoadBytes: max } })).toEqual([]);
  expect(lines({ metadata: { firstLoadBytes: max + 103 } })).toEqual([
    'bytes: Its pages begin with 45.1 kB of JavaScript (brotli); 45.0 kB are allowed. ' +
      'Load what the first screen does without on demand (import()), or raise "budgetKb" in its package.json, up to what is granted.',
  ]);
  expect(refusals({ files: { name: 'authoring' }, metadata: { firstLoadBytes: max + 103 } })).toEqual([]);
  const declaration = { title: 'Events', paths: {}, navigation: [], budgetKb: 10, connections: [], owner: {} };
  const small = { name: 'events', declaration };
  expect(refusals({ files: small, metadata: { firstLoadBytes: 10 * 1024 } })).toEqual([]);
  expect(lines({ files: small, metadata: { firstLoadBytes: max } })[0]).toMatch(/^bytes: .* 10\.0 kB are allowed/);
});

it('names each place that the content security policy would refuse', () => {
  expect(lines({ metadata: { unsafe: ['a.js: eval(', 'b.js: new Function('] } })).toEqual([
    expect.stringMatching(
      /^content security: The site's policy forbids this: a\.js: eval\( Remove it, .*browser\/calls/,
    ),
    expect.stringMatching(/^content security: The site's policy forbids this: b\.js: new Function\( Remove it/),
  ]);
});

describe('integrity', () => {
  const lineOf = (file: string): string =>
    `integrity: ${file} has no usable hash, so no browser would run it. ` +
    'Build again with npm run release; do not change files of a finished build.';

  it('has to be complete: scripts of the folder, the manifest, preloads and screens', () => {
    const { 'mf-manifest.json': _, ...integrity } = files.integrity;
    expect(lines({ files: { integrity } })).toEqual([lineOf('mf-manifest.json')]);
    expect(lines({ metadata: { unhashed: ['x.js'] } })).toEqual([lineOf('x.js')]);
    expect(lines({ files: { preload: ['y.js'] } })).toEqual([lineOf('y.js')]);
    expect(lines({ files: { screens: { '/': ['z.js'] } } })).toEqual([lineOf('z.js')]);
  });

  it.each(['', 'sha256-AAAA', `sha384-${'A'.repeat(63)}`, `${hash} sha384-B`, `sha384-B ${hash}`])(
    'does not take %p for a hash',
    (bad) => {
      expect(lines({ files: { integrity: { ...files.integrity, 'cart.js': bad } } })).toEqual([lineOf('cart.js')]);
    },
  );

  it('names a file once, whatever is wrong with it', () => {
    const twice = { files: { preload: ['x.js'] }, metadata: { unhashed: ['x.js'] } };
    expect(lines(twice)).toEqual([lineOf('x.js')]);
  });
});

describe('permission', () => {
  it('has to be declared where all pages are for administrators', () => {
    expect(lines({ files: { name: 'admin', declaration } })).toEqual([
      'permission: All pages of admin are for administrators, and its package.json does not declare that. ' +
        'Give each of its paths to ["ADMIN"] in mfe-admin/package.json ("vidya").',
    ]);
  });
});

it('says everything at once', () => {
  const given = { files: { platform: '^2.0.0', shared: { react: '18.0.0' } }, metadata: { unsafe: ['a.js: eval('] } };
  expect(refusals(given).map(({ check }) => check)).toEqual(['shared libraries', 'platform', 'content security']);
});

it('asks for the newest version among the members that are used, of the major version they were written for', () => {
  const versions: Record<string, string> = platformMembers;
  jest.replaceProperty(versions, 'signIn', '0.9.0');
  jest.replaceProperty(versions, 'send', '1.9.0');
  jest.replaceProperty(versions, 'run', '1.10.0');
  expect(platformRange(['run', 'send', 'signIn', 'somethingNew', '*'])).toBe('^1.10.0');
  expect(platformRange(['send', 'signIn'])).toBe('^1.9.0');
  expect(platformRange(['signIn'])).toBe('^1.0.0');
  expect(platformRange([])).toBe('^1.0.0');
  jest.restoreAllMocks();
});
