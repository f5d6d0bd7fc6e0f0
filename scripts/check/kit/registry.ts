import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runServer } from 'verdaccio';

/** Of our scope only: all other packages come from where npm has them. */
const settings = (folder: string): string => `storage: ${JSON.stringify(path.join(folder, 'storage'))}
uplinks: {}
auth: { htpasswd: { file: ${JSON.stringify(path.join(folder, 'people'))}, max_users: -1 } }
packages: { '@vidya/*': { access: $all, publish: $all } }
log: { type: stdout, format: pretty, level: error }
`;

/**
 * An empty registry on this machine, in this process.
 *
 * @param folder where it keeps them, absolute
 * @returns npm's environment for it, and how to end it
 */
export async function startRegistry(folder: string) {
  const file = path.join(folder, 'registry.yaml');
  writeFileSync(file, settings(folder));
  const server = (await runServer(file)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const env = { 'npm_config_@vidya:registry': `http://${host}`, [`npm_config_//${host}:_authToken`]: 'nobody' };
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { env, stop };
}
