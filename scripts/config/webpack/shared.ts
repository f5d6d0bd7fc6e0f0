import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of the area whose repository is its own; undefined in this one, which has each in its folder. */
export const ownArea: string | undefined = process.env['VIDYA_AREA_FOLDER'];

/** Where the area's sources, data and git repository are. */
export const home: string = ownArea ?? root;

/** The absolute folder of a package: 'mfe-catalog'. */
export const packageFolder = (folder: string): string => ownArea ?? path.join(root, folder);

/** A file of these scripts as it is here: compiled or not. */
export const scriptFile = (file: string): string =>
  path.join(root, file.replace(/\.ts$/, path.extname(import.meta.filename)));

/** The module behind a shared name, where it is not the package itself. */
const facade = (name: string): string => scriptFile(`scripts/config/facades/${name}.ts`);
export const facades: Record<string, string> = {
  'react-router-dom': facade('react-router-dom'),
  '@tanstack/react-query': facade('react-query'),
  'react-toastify': facade('react-toastify'),
  'styled-components': facade('styled-components'),
};

/** The libraries that the shell shares with remotes. */
export const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'styled-components',
  'react-toastify',
  '@tanstack/react-query',
] as const;

/** A folder and those around it. */
const outward = (folder: string): string[] =>
  path.dirname(folder) === folder ? [folder] : [folder, ...outward(path.dirname(folder))];

/** The folder of the library that a package is built with: its own copy if npm installed one, as Node and webpack look. */
export function libraryFolder(name: string, folder: string): string {
  const places = [...outward(packageFolder(folder)), home].map((place) => path.join(place, 'node_modules', name));
  const found = places.find((place) => existsSync(path.join(place, 'package.json')));
  if (!found) throw new Error(`${name} is not installed: npm ci`);
  return found;
}

function installed(name: string, folder: string): string {
  const manifest = readFileSync(path.join(libraryFolder(name, folder), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Shared, but not a part of the shell's start: its first view does without. */
const onDemand: readonly string[] = ['react-toastify'];

function shared(name: string, eager: boolean, folder: string) {
  const version = installed(name, folder);
  // A remote accepts any newer version of the same major from the shell; the shell needs exactly its own.
  const requiredVersion = eager ? version : `^${version}`;
  return {
    singleton: true,
    eager: eager && !onDemand.includes(name),
    version,
    requiredVersion,
    import: facades[name] ?? name,
  };
}

/** One instance per page of each. Only the shell is eager: its page always needs them. `folder`: 'mfe-catalog'. */
export const sharedLibraries = (eager: boolean, folder: string): Record<string, ReturnType<typeof shared>> =>
  Object.fromEntries(singletons.map((name) => [name, shared(name, eager, folder)]));
