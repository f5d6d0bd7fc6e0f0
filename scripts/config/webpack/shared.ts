import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** The module behind a shared name, where it is not the package itself. */
const facade = (name: string): string => path.join(root, 'scripts/config/facades', `${name}.ts`);
export const facades: Record<string, string> = {
  'react-router-dom': facade('react-router-dom'),
  '@tanstack/react-query': facade('react-query'),
  'react-toastify': facade('react-toastify'),
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

/** The version that a package is built with: its own copy if npm installed one, as in Node's and webpack's lookup. */
function installed(name: string, folder: string): string {
  const places = [folder, '.'].map((place) => path.join(root, place, 'node_modules', name, 'package.json'));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${name} is not installed: npm ci`);
  return (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version;
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
