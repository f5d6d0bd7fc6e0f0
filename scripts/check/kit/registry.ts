import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';

const run = promisify(execFile);

/** Of our scope only: all other packages come from where npm has them. */
const settings = (folder: string): string => `storage: ${JSON.stringify(path.join(folder, 'storage'))}
uplinks: {}
auth: { htpasswd: { file: ${JSON.stringify(path.join(folder, 'people'))}, max_users: -1 } }
packages: { '@vidya/*': { access: $all, publish: $all } }
log: { type: stdout, format: pretty, level: error }
`;

/**
 * A registry on this machine with these tarballs.
 *
 * @param folder where it keeps them, absolute
 * @returns npm's environment for it, and how to end it
 */
export async function startRegistry(folder: string, tarballs: string[]) {
  const file = path.join(folder, 'registry.yaml');
  writeFileSync(file, settings(folder));
  const server = (await runServer(file)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const env = { 'npm_config_@vidya:registry': `http://${host}`, [`npm_config_//${host}:_authToken`]: 'nobody' };
  for (const tarball of tarballs)
    await run('npm', ['publish', tarball], { env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { env, stop };
}
