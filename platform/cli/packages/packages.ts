import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/config/webpack/shared.ts';
import { assembleKit } from './kit.ts';
import { assembleContracts, assembleSharedUi } from './libraries.ts';

/** Writes the declarations. They are not checked: that is `tsc -b`. */
function declareTypes(): void {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', 'scripts/config/tsconfig.packages.json'];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

/**
 * Builds what teams with a repository of their own install, and removes the folders after the work.
 *
 * @param work gets a folder for each package, absolute
 */
export function withPackages<Value>(work: (folders: string[]) => Value): Value {
  declareTypes();
  const folders = [assembleContracts(), assembleSharedUi(), assembleKit()];
  try {
    return work(folders);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
