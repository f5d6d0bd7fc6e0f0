import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { assembleKit } from './kit.ts';
import { assembleContracts, assembleSharedUi } from './libraries.ts';

/**
 * Builds what teams with a repository of their own install, and removes the folders after the work.
 *
 * @param work gets a folder for each package, absolute
 */
export function withPackages<Value>(work: (folders: string[]) => Value): Value {
  // The compiler writes the declarations.
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b'], {
    cwd: root,
    stdio: 'inherit',
  });
  const folders = [assembleContracts(), assembleSharedUi(), assembleKit()];
  try {
    return work(folders);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
