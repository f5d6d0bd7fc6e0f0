import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Where a shared name really comes from, when not from the package itself. */
const facades: Record<string, string> = {
  'react-router-dom': path.join(root, 'scripts/config/facades/react-router-dom.ts'),
  '@tanstack/react-query': path.join(root, 'scripts/config/facades/react-query.ts'),
  'react-toastify': path.join(root, 'scripts/config/facades/react-toastify.ts'),
};

const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'styled-components',
  'react-toastify',
  '@tanstack/react-query',
] as const;

interface Shared {
  singleton: true;
  eager: boolean;
  version: string;
  requiredVersion: string;
  import: string;
}

/** What a package is built with: its own copy where npm gave it one, as Node and webpack look for it. */
function installed(name: string, folder: string): string {
  const places = [folder, '.'].map((place) => path.join(root, place, 'node_modules', name, 'package.json'));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${name} is not installed: npm ci`);
  return (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version;
}

function shared(name: string, eager: boolean, folder: string): Shared {
  const version = installed(name, folder);
  // A remote lives with whatever newer version of the same major the shell lends; the shell with what it carries.
  const requiredVersion = eager ? version : `^${version}`;
  return { singleton: true, eager, version, requiredVersion, import: facades[name] ?? name };
}

/** One instance each per page. Only the shell is eager: its page always needs them. `folder` is the package: 'mfe-catalog'. */
export const sharedLibraries = (eager: boolean, folder: string): Record<string, Shared> =>
  Object.fromEntries(singletons.map((name) => [name, shared(name, eager, folder)]));
