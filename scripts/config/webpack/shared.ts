import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
export const root = path.resolve(import.meta.dirname, '../../..');

/** Where a shared name really comes from, when not from the package itself. */
export const facades: Record<string, string> = {
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

function shared(name: string, eager: boolean): Shared {
  const { version } = require(path.join(root, 'node_modules', name, 'package.json')) as { version: string };
  return { singleton: true, eager, version, requiredVersion: version, import: facades[name] ?? name };
}

/** One instance each per page. Only the shell is eager: its page always needs them. */
export const sharedLibraries = (eager: boolean): Record<string, Shared> =>
  Object.fromEntries(singletons.map((name) => [name, shared(name, eager)]));
