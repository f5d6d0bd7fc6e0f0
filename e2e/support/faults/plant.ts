import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionFiles, VersionReference } from '../../../platform/gate/document/release.ts';
import { integrityOf } from '../../../platform/gate/integrity-of.ts';
import type { RemoteName } from '../../../platform/gate/remotes.ts';
import { precompress } from '../../../scripts/build/compress.ts';
import { releaseStore } from '../site.ts';
import { type CodeFault, codeFaults, plantedCode } from './code-faults.ts';
import { releaseNow } from './document.ts';

/**
 * The fault of a version. 'react18': built for another major version; 'hashMissing': its entry has no hash; 'gone': the
 * root component's file is deleted; 'changed': the same file differs by one byte from its hash.
 */
export type Fault = CodeFault | 'react18' | 'hashMissing' | 'gone' | 'changed';

const isCodeFault = (fault: Fault): fault is CodeFault => codeFaults.some((known) => known === fault);
const identifier = (text: string): string => text.replaceAll(/\W/g, '_');

/** The folder of a version on this disk. */
export const folderOf = (name: RemoteName, version: string): string => path.join(releaseStore, name, version);

/** Renames the version inside a copy: webpack distinguishes versions in one page by their build name. */
function rename(folder: string, from: string, to: string): void {
  for (const file of globSync(['*.js', 'mf-manifest.json'], { cwd: folder })) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, text.replaceAll(from, to).replaceAll(identifier(from), identifier(to)));
  }
}

/** Applies faults from before the publication: all hashes are computed afterwards. */
function spoilBuild(folder: string, files: VersionFiles, fault: Fault): void {
  const [entry = ''] = files.preload;
  if (isCodeFault(fault)) {
    const place = path.join(folder, entry);
    writeFileSync(place, readFileSync(place, 'utf8') + plantedCode(files.name, files.version, fault));
  }
  if (fault === 'react18') files.shared['react'] = '18.3.1';
  for (const file of Object.keys(files.integrity))
    files.integrity[file] = integrityOf(readFileSync(path.join(folder, file)));
  if (fault === 'hashMissing') delete files.integrity[entry];
}

/** Applies faults from after the publication. */
function spoilFiles(folder: string, { preload }: VersionFiles, fault: Fault): void {
  const component = path.join(folder, preload.find((file) => file.startsWith('__federation_expose')) ?? '');
  if (fault === 'gone') rmSync(component);
  if (fault === 'changed') writeFileSync(component, `${readFileSync(component, 'utf8')} `);
}

/**
 * Puts a faulty copy of an area's live version into the release store, once; no visitor gets it yet.
 *
 * @param label the suffix of its version, different for each copy with the same fault
 */
export async function plant(name: RemoteName, fault: Fault, label: string = fault): Promise<VersionReference> {
  const { live } = await releaseNow(name);
  const version = `${live.version}-${label}`;
  const folder = folderOf(name, version);
  const release = path.join(folder, 'release.json');
  if (!existsSync(release)) {
    const isPlain = (file: string): boolean => !file.endsWith('.br');
    cpSync(folderOf(name, live.version), folder, { recursive: true, filter: isPlain });
    rename(folder, live.version, version);
    const files = { ...(JSON.parse(readFileSync(release, 'utf8')) as VersionFiles), version };
    spoilBuild(folder, files, fault);
    writeFileSync(release, JSON.stringify(files));
    spoilFiles(folder, files, fault);
    // One that the gate lets pass weighs what the live version does.
    if (fault === 'well') precompress(folder);
  }
  return { version, base: live.base.replace(live.version, version), hash: integrityOf(readFileSync(release)) };
}

/** Deletes a planted version's files, like an operator who keeps too few versions. */
export const removePlanted = (name: RemoteName, { version }: VersionReference): void =>
  rmSync(folderOf(name, version), { recursive: true });
