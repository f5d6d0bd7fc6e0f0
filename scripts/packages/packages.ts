import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { packKit } from './kit.ts';
import { packContracts, packSharedUi } from './libraries.ts';

/** Builds and packs what teams with a repository of their own install. Returns the tarballs, absolute. */
export function buildPackages(): string[] {
  // The compiler writes the declarations.
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b'], {
    cwd: root,
    stdio: 'inherit',
  });
  return [packContracts(), packSharedUi(), packKit()];
}
