import { declaration, files, host, lines, metadata, refusals } from '../testing/gate-cases.ts';
import type { VersionMetadata } from './document/release.ts';
import type { Acceptance } from './live-checks.ts';
import type { Candidate, Refusal } from './refusal.ts';
import { refusalsOf } from './release-gate.ts';

describe('the names that it takes from shared libraries', () => {
  const using = (names: Record<string, string[]>) => ({ lent: names }); // oxlint-disable-line id-denylist -- a stored name
  const shell = using({ 'react-router-dom': ['Link', 'useNavigate'] });

  it('have to be shared by the live shell', () => {
    expect(lines({ host: shell, metadata: using({ 'react-router-dom': ['Link', 'useBlocker'] }) })).toEqual([
      "shared libraries: It takes 'useBlocker' from react-router-dom; the live shell lends no such name. " +
        'Do without it, or add it to what the shell lends (scripts/config/facades) and release the shell first.',
    ]);
    expect(refusals({ host: shell, metadata: using({ 'react-router-dom': ['Link', '*'] }) })).toEqual([]);
  });

  it('are not compared with a shell that does not tell', () => {
    expect(refusals({ metadata: using({ react: ['useTomorrow'] }) })).toEqual([]);
  });

  it('have to be shared by each live shell, while there are two', () => {
    const candidate = { files, metadata: { ...metadata, ...using({ 'react-router-dom': ['useNavigate'] }) } };
    const old = { ...host, version: '0.9.0', ...using({ 'react-router-dom': ['Link'] }) };
    const found = refusalsOf(candidate, { hosts: [{ ...host, ...shell }, old, old] });
    expect(found.map(({ what }) => what)).toEqual([
      "It takes 'useNavigate' from react-router-dom; the live shell lends no such name.",
    ]);
  });
});

describe('the federation runtime', () => {
  const provided = { version: '2.9.2', names: ['ModuleFederation', 'satisfy'] };
  const linesOf = (runtime: VersionMetadata['runtime'], declared?: string): string[] =>
    lines({
      host: { runtime: provided },
      metadata: { ...(runtime && { runtime }) },
      files: { ...(declared && { runtime: declared }) },
    });

  it('is that of the live shell, or an older one of the same major version', () => {
    expect(linesOf({ version: '2.9.2', names: ['satisfy', '*'] }, '^2.9.2')).toEqual(['']);
    expect(linesOf({ version: '2.1.0', names: ['satisfy'] })).toEqual(['']);
    expect(linesOf(undefined)).toEqual(['']);
  });

  it.each(['2.10.0', '3.0.0', '0.21.0'])('is refused when it is %s', (version) => {
    expect(linesOf({ version, names: [] })).toEqual([
      `federation runtime: It was built for the federation runtime ^${version}; the live shell lends 2.9.2. ` +
        `Build it with @module-federation/enhanced 2.9.2, or release a shell with a version within ^${version} first.`,
    ]);
  });

  it('has to have every name that the build takes of it, whatever version it says', () => {
    expect(linesOf({ version: '2.9.2', names: ['satisfy', 'tomorrow'] })).toEqual([
      "federation runtime: It takes 'tomorrow' from the federation runtime; that of the live shell, 2.9.2, has no such name. " +
        'Build it with @module-federation/enhanced 2.9.2.',
    ]);
  });

  it('has to be known, and is not what release.json says', () => {
    expect(linesOf({ version: '', names: [] })).toEqual([
      'federation runtime: Its mf-manifest.json does not say for which federation runtime it was built. ' +
        'Build it with @module-federation/enhanced 2.9.2, and leave the manifest as it is.',
    ]);
    expect(linesOf({ version: '2.9.2', names: [] }, '^2.1.0')).toEqual([
      'integrity: release.json says federation runtime ^2.1.0; its files say ^2.9.2. ' +
        'Build again; do not change files of a finished build.',
    ]);
  });

  it('is not compared with a shell that does not tell', () => {
    expect(refusals({ metadata: { runtime: { version: '3.0.0', names: [] } } })).toEqual([]);
  });
});

describe('what the live version has', () => {
  const isGrowth = ({ what }: Refusal): boolean => what.includes('more than in the live version');
  const live = (more: Partial<VersionMetadata>): Candidate => ({ files, metadata: { ...metadata, ...more } });
  const removing = (...removes: string[]): Acceptance => ({ removes, grows: false, reason: 'Moved' });

  it('has to keep its paths, unless they are removed on purpose', () => {
    const given = { live: live({ paths: ['/', '/contact', '/about'] }), metadata: { paths: ['/'] } };
    expect(lines(given)).toEqual([
      'paths: /contact is gone; the live version has it, and links and bookmarks lead there. ' +
        'Keep its route and its declaration ("vidya" in package.json), or publish with --removes /contact --reason "…".',
      'paths: /about is gone; the live version has it, and links and bookmarks lead there. ' +
        'Keep its route and its declaration ("vidya" in package.json), or publish with --removes /about --reason "…".',
    ]);
    expect(refusals({ ...given, accepted: removing('/contact', '/about') })).toEqual([]);
    expect(refusals({ ...given, accepted: removing('/contact') })).toHaveLength(1);
    expect(refusals({ ...given, accepted: removing('*') })).toEqual([]);
  });

  it('has to keep the paths that it declares, also where their routes stay', () => {
    const paths = { '/': 'everybody', '/mine': 'signedIn' } as const;
    const before: Candidate = { files: { ...files, declaration: { ...declaration, paths } }, metadata };
    const given = { live: before, files: { declaration } };
    expect(refusals(given).map(({ what }) => what)).toEqual([
      '/mine is gone; the live version has it, and links and bookmarks lead there.',
    ]);
    expect(refusals({ ...given, accepted: removing('/mine') })).toEqual([]);
    expect(refusals({ live: before })).toEqual([]);
  });

  it('has to keep its hooks', () => {
    const before = live({ exposes: { './remote': { props: ['platform'], hooks: ['prepare'] } } });
    expect(lines({ live: before })).toEqual([
      "exposed module: 'prepare' of './remote' is gone; the live version has it. " +
        'Attach it again (src/remote.tsx), or publish with --removes prepare --reason "…".',
    ]);
    expect(refusals({ live: before, accepted: removing('prepare') })).toEqual([]);
  });

  const kB = 1024;
  it.each([
    ['3 kB, where it has 10.6 kB', 10.6 * kB, 3 * kB, '13.6 kB, 3.0 kB more than in the live version; 3.0 kB'],
    ['3 kB, where it has 30 kB', 30 * kB, 3 * kB, '33.0 kB, 3.0 kB more than in the live version; 3.0 kB'],
    ['10 %, where it has 100 kB', 100 * kB, 10 * kB, '110.0 kB, 10.0 kB more than in the live version; 10.0 kB'],
    ['15 kB, where it has 150 kB', 150 * kB, 15 * kB, '165.0 kB, 15.0 kB more than in the live version; 15.0 kB'],
    ['15 kB, where it has 1 MB', 1024 * kB, 15 * kB, '1039.0 kB, 15.0 kB more than in the live version; 15.0 kB'],
    ['3 kB, where it has nothing', 0, 3 * kB, '3.0 kB, 3.0 kB more than in the live version; 3.0 kB'],
  ])('may grow by %s', (_, before, more, what) => {
    const grown = (sizes: (bytes: number) => Partial<VersionMetadata>, by: number) => ({
      live: live(sizes(before)),
      metadata: sizes(Math.floor(before) + by),
    });
    const firstLoad = (firstLoadBytes: number) => ({ firstLoadBytes });
    const all = (totalBytes: number) => ({ totalBytes });
    const whatOf = (given: ReturnType<typeof grown>) =>
      refusals(given)
        .filter(isGrowth)
        .map((refusal) => refusal.what);
    expect(whatOf(grown(firstLoad, more + 1))).toEqual([`Its pages begin with ${what} more are allowed.`]);
    expect(whatOf(grown(all, more + 1))).toEqual([`All its files together have ${what} more are allowed.`]);
    expect(whatOf(grown(firstLoad, more))).toEqual([]);
    expect(whatOf(grown(all, more))).toEqual([]);
    expect(whatOf(grown(all, -more))).toEqual([]);
  });

  it('may grow by more when that is accepted with a reason', () => {
    const given = { live: live({}), metadata: { totalBytes: metadata.totalBytes + 100 * kB } };
    expect(refusals(given)).toHaveLength(1);
    expect(refusals({ ...given, accepted: { removes: [], grows: true, reason: 'A calendar' } })).toEqual([]);
  });
});

it('has to declare the origins that it sends requests to', () => {
  const asks = { origins: ['https://maps.example'] };
  expect(lines({ metadata: asks })).toEqual([
    'connections: Its code sends requests to https://maps.example, which it does not declare. ' +
      'Remove them, or add it to "connections" in its package.json ("vidya") and have an administrator grant it.',
  ]);
  expect(
    refusals({ metadata: asks, files: { declaration: { ...declaration, connections: ['https://maps.example'] } } }),
  ).toEqual([]);
});

describe('what it does to the whole page', () => {
  const effects = { pageEffects: ['empties localStorage', "styles 'header', which is not its own"] };

  it('is refused, unless it is accepted with a reason', () => {
    const fix =
      'All areas and the shell share the page: keep to its own elements and keys, ' +
      'or publish with --affects-page --reason "…".';
    expect(lines({ metadata: effects })).toEqual([
      `isolation: It empties localStorage. ${fix}`,
      `isolation: It styles 'header', which is not its own. ${fix}`,
    ]);
    const accepted = { removes: [], grows: false, affectsPage: true, reason: 'Signs out' };
    expect(refusals({ metadata: effects, accepted })).toEqual([]);
    expect(refusals({ metadata: effects, accepted: { ...accepted, affectsPage: false } })).toHaveLength(2);
  });

  it('is accepted with the live version, where that does the same', () => {
    const live = { files, metadata: { ...metadata, pageEffects: ['empties localStorage'] } };
    expect(refusals({ live, metadata: effects }).map(({ what }) => what)).toEqual([
      "It styles 'header', which is not its own.",
    ]);
    expect(refusals({ live: { files, metadata }, metadata: effects })).toHaveLength(2);
  });
});

describe('what a build says of itself', () => {
  it('has to be what its bytes are', () => {
    expect(lines({ metadata: { altered: ['cart.js'] } })).toEqual([
      'integrity: cart.js is missing, or is not what was built, so no browser would run it. ' +
        'Build again; do not change files of a finished build.',
    ]);
  });

  it('has to be what its scripts ask for', () => {
    const given = {
      files: { shared: { react: '^19.0.0', jotai: '^3.0.0' } },
      metadata: { shared: { react: '^19.3.1' } },
    };
    expect(lines(given)).toEqual([
      'integrity: release.json says react ^19.0.0; its scripts ask for ^19.3.1. ' +
        'Build again; do not change files of a finished build.',
      'integrity: release.json says jotai ^3.0.0; its scripts ask for none. ' +
        'Build again; do not change files of a finished build.',
    ]);
  });
});
