import { ApiProblem } from '../../../api/src/http/errors.ts';
import { versionFiles } from '../../calls/area-releases.ts';
import { pageMetas, prerenderedViews } from '../../calls/page-files.ts';
import type { NewVersion } from '../../calls/release.ts';
import type { VersionFiles } from '../../gate/document/release.ts';
import type { BuildBytes } from '../../gate/inspection/transfer-sizes.ts';
import { integrityOf } from '../../gate/integrity-of.ts';
import type { Candidate } from '../../gate/refusal.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { ReleaseStore } from '../release-store/release-store.ts';
import { inspect } from './inspector.ts';

/** More than a build of an area has. */
const max = { files: 1000, bytes: 60 * 1024 * 1024 };
const atOnce = 8;

const refused = (what: string): ApiProblem => new ApiProblem(422, `integrity: ${what}`, 'Refused');
const unusable = (file: string, why: string): ApiProblem =>
  refused(`${file} ${why} Upload the version again with npm run release.`);

function parse(content: Buffer, file: string): VersionFiles {
  try {
    return versionFiles.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw unusable(file, 'does not read as one.');
  }
}

/** All files of a version. Throws for a folder that is too large to be a build. */
async function readAll(store: ReleaseStore, folder: string): Promise<BuildBytes> {
  const files = await store.files(folder);
  if (files.length > max.files) throw refused(`${folder} has ${files.length} files; ${max.files} are allowed.`);
  const bytes = new Map<string, Buffer>();
  let total = 0;
  for (let at = 0; at < files.length; at += atOnce) {
    const some = files.slice(at, at + atOnce);
    // oxlint-disable-next-line no-await-in-loop
    const contents = await Promise.all(some.map((file) => store.read(`${folder}/${file}`)));
    for (const [index, content] of contents.entries()) if (content) bytes.set(some[index]!, content);
    total += contents.reduce((sum, content) => sum + (content?.length ?? 0), 0);
    if (total > max.bytes) throw refused(`${folder} has more than ${max.bytes / 1024 / 1024} MB.`);
  }
  return bytes;
}

const whyNot = (error: unknown): string =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'a script has more code than a page could ever run. Split it, or leave data out of it.'
    : String(error);

/** The front server reads these for each page. */
const readBySite = { 'pages.json': pageMetas, 'views.json': prerenderedViews } as const;

function requireReadable(bytes: BuildBytes, folder: string): void {
  for (const [file, shape] of Object.entries(readBySite)) {
    const content = bytes.get(file);
    if (content === undefined) continue;
    const isRead = shape.safeParse(jsonIn(content)).success;
    if (!isRead) throw unusable(`${folder}/${file}`, 'does not read as what the site needs.');
  }
}

function jsonIn(content: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads an uploaded version from the store and computes what the gate looks at. Throws 422 unless it is the announced
 * one.
 */
export async function readBuild(
  store: ReleaseStore,
  name: RemoteName,
  { version, hash }: NewVersion,
): Promise<Candidate> {
  const releaseFile = `${name}/${version}/release.json`;
  const content = await store.read(releaseFile);
  if (!content)
    throw refused(`${releaseFile} is not in the release store. Publish it with RELEASE_STORE set to that of the API.`);
  if (integrityOf(content) !== hash) throw unusable(releaseFile, 'has another hash in the release store.');
  const files = parse(content, releaseFile);
  if (files.name !== name || files.version !== version)
    throw unusable(releaseFile, `is that of ${files.name} ${files.version}.`);
  const bytes = await readAll(store, `${name}/${version}`).catch((error: unknown) => {
    throw error instanceof ApiProblem
      ? error
      : refused(`${name}/${version} has a file that cannot be read: ${String(error)}`);
  });
  requireReadable(bytes, `${name}/${version}`);
  const metadata = await inspect(files, bytes).catch((error: unknown) => {
    throw refused(`${name} ${version} cannot be inspected: ${whyNot(error)}`);
  });
  return { files, metadata };
}
