/** Builds what teams with a repository of their own install, into .cache/packages/: `npm run packages`. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './config/webpack/shared.ts';
import { packKit } from './packages/kit.ts';
import { packContracts, packSharedUi } from './packages/libraries.ts';

// The compiler writes the declarations.
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
for (const file of [packContracts(), packSharedUi(), packKit()]) console.info(path.relative(root, file));
