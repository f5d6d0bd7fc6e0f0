/** Builds what teams with a repository of their own install, into .cache/packages/: `npm run packages`. */
import path from 'node:path';
import { root } from './config/webpack/shared.ts';
import { buildPackages } from './packages/packages.ts';

for (const file of buildPackages()) console.info(path.relative(root, file));
