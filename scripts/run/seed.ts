import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { apiEnvironment } from './site.ts';

/** Runs the API's seed command in the site's environment. Rejects when it fails. */
export function seed(args: string[]): Promise<void> {
  const script = path.join(root, 'api/src/database/seed-main.ts');
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...apiEnvironment() },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('Filling the database failed.'))));
  });
}
