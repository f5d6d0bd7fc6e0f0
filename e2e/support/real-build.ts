import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { VersionFiles } from '../../platform/gate/document/release.ts';
import { integrityOf } from '../../platform/gate/integrity-of.ts';
import { createFolderReleases } from '../../platform/registry/release-store/release-store-folder.ts';
import { releaseNow } from './faults/document.ts';
import { releaseStore } from './site.ts';

/** The release store of the tested site. */
export const store = createFolderReleases(path.resolve(releaseStore));

/** What webpack made of an area. */
export interface RealBuild {
  files: VersionFiles;
  bytes: Map<string, Buffer>;
}

/** The files of an area's live version. */
export async function liveBuild(name: string): Promise<RealBuild> {
  const folder = `${name}/${(await releaseNow(name)).live.version}`;
  const bytes = new Map<string, Buffer>();
  for (const file of await store.files(folder)) {
    // oxlint-disable-next-line no-await-in-loop
    const content = await store.read(`${folder}/${file}`);
    if (content) bytes.set(file, content);
  }
  return { files: JSON.parse(bytes.get('release.json')!.toString('utf8')) as VersionFiles, bytes };
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The build with one file changed or added, as a build with the change would be: hashed and compressed. */
export function changed({ files, bytes }: RealBuild, file: string, text: string): RealBuild {
  const integrity = { ...files.integrity, [file]: integrityOf(text) };
  const more: [string, Buffer][] = [
    [file, Buffer.from(text)],
    [`${file}.br`, brotliCompressSync(text, quick)],
  ];
  return { files: { ...files, integrity }, bytes: new Map([...bytes, ...more]) };
}

/** The name of the file that begins so: names have hashes. */
export const fileLike = ({ bytes }: RealBuild, part: string): string =>
  [...bytes.keys()].find((file) => file.startsWith(part))!;

export const textOf = ({ bytes }: RealBuild, file: string): string => bytes.get(file)!.toString('utf8');

/** The build with a text in one of its scripts replaced everywhere. Throws if it is not there. */
export function replaced(build: RealBuild, part: string, from: RegExp, to: string): RealBuild {
  const file = fileLike(build, part);
  const text = textOf(build, file);
  if (!from.test(text)) throw new Error(`${file} has no ${String(from)}`);
  return changed(build, file, text.replaceAll(new RegExp(from, 'g'), to));
}
