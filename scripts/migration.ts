/** `npm run migration -w @vidya/api -- --name <what>`: writes a migration for what changed in the API's tables. */
import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './config/webpack/shared.ts';
import { toolFolder } from './tools/tools.ts';

const program = path.join(toolFolder('drizzle-kit'), 'bin.cjs');
const args = [program, 'generate', ...process.argv.slice(2)];
execFileSync(process.execPath, args, { cwd: path.join(root, 'api'), stdio: 'inherit' });

// The next migration is compared with the newest snapshot alone.
const snapshots = globSync(path.join(root, 'api/migrations/meta/*_snapshot.json')).toSorted();
for (const old of snapshots.slice(0, -1)) rmSync(old);
