/**
 * What teams with a repository of their own install: `npm run packages` packs it into .cache/packages/; `-- --report` writes
 * what it offers into docs/api/, `-- --check` compares.
 */
import path from 'node:path';
import { root } from './config/webpack/shared.ts';
import { withPackages } from './packages/packages.ts';
import { accept, requireAccepted } from './packages/surface/accepted.ts';
import { pack } from './packages/write-package.ts';

const sayFiles = (files: string[]): void => files.forEach((file) => console.info(path.relative(root, file)));

const modes: Record<string, (folders: string[]) => void> = {
  '': (folders) => sayFiles(folders.map(pack)),
  '--report': (folders) => sayFiles(folders.map(accept)),
  '--check': requireAccepted,
};

const mode = modes[process.argv.slice(2).join(' ')];
try {
  if (!mode) throw new Error(`npm run packages [-- ${Object.keys(modes).filter(Boolean).join(' | ')}]`);
  withPackages(mode);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
