import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseDocument, type ReleasedRemote, type RemoteName, remoteNames } from '@vidya/contracts/release';
import { root } from '../config/webpack/shared.ts';
import { portOf } from './ports.ts';

/** Where the browser finds a remote's files. The admin remote's come through the site, which asks who wants them. */
const baseOf = (name: RemoteName): string => (name === 'admin' ? '/remotes/admin' : `http://127.0.0.1:${portOf(name)}`);

const finishedAt = (folder: string): number =>
  statSync(path.join(folder, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestBuild(name: RemoteName): string {
  const builds = path.join(root, `mfe-${name}`, 'dist');
  const folders = readdirSync(builds).map((version) => path.join(builds, version));
  const newest = folders.toSorted((a, b) => finishedAt(b) - finishedAt(a))[0];
  if (!newest || finishedAt(newest) === 0) throw new Error(`mfe-${name} has no finished build: npm run build`);
  return newest;
}

/** What the site says of one finished build. */
export function released(name: RemoteName, folder = newestBuild(name), base = baseOf(name)): ReleasedRemote {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const { version, preload } = read('build.json') as { version: string; preload: string[] };
  const address = (file: string): string => `${base}/${version}/${file}`;
  const views = read('views.json') as ReleasedRemote['views'];
  const screens = Object.entries(read('screen-files.json') as Record<string, string[]>);
  const hashes = Object.entries(read('integrity.json') as Record<string, string>);
  return {
    name,
    version,
    entry: address('mf-manifest.json'),
    integrity: Object.fromEntries(hashes.map(([file, hash]) => [address(file), hash])),
    preload: preload.map(address),
    screens: Object.fromEntries(screens.map(([name, files]) => [`/${name}`, files.map(address)])),
    views,
  };
}

/** Writes the release document for what is built now, and for the remote that is being edited. */
export function writeReleases(file: string, edited?: ReleasedRemote): ReleaseDocument {
  const document: ReleaseDocument = {
    remotes: remoteNames.map((name) => (name === edited?.name ? edited : released(name))),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed into place, so that nobody reads half a document.
  writeFileSync(`${file}.new`, JSON.stringify(document, null, 1));
  renameSync(`${file}.new`, file);
  return document;
}
