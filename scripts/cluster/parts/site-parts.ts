import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { apiFlags } from '../../run/api-flags.ts';
import type { Program } from '../part.ts';
import { gatewayOf, originsOf, siteOf, type World } from '../world.ts';
import { apiEnvironment, storeEnvironment } from './environment.ts';
import { responds } from './health.ts';

/** The command that runs a script of ours. */
export const node = (script: string, ...args: string[]): Pick<Program, 'command' | 'args'> => ({
  command: process.execPath,
  args: [path.join(root, script), ...args],
});

function server(world: World, role: 'api' | 'worker', number: 1 | 2 | 3): Program {
  const name = `${role}-${number}` as 'api-1';
  const port = world.ports[name];
  const { command, args } = node('api/src/main.ts');
  return {
    name,
    command,
    args: [...apiFlags, ...args],
    env: {
      ...apiEnvironment(world, number),
      ROLE: role,
      PORT: String(port),
      DATA_DIR: path.join(world.folder, name, 'data'),
      METRICS_PORT: String(world.ports[`${name}-metrics`]),
    },
    isHealthy: responds(port, '/api/v1/ready'),
  };
}

/** Three APIs and two workers. */
export const servers = (world: World): Program[] => [
  server(world, 'api', 1),
  server(world, 'api', 2),
  server(world, 'api', 3),
  server(world, 'worker', 1),
  server(world, 'worker', 2),
];

export function front(world: World, number: 1 | 2): Program {
  const { folder, ports, secrets, through } = world;
  const name = `front-${number}` as const;
  const apis = (['1', '2', '3'] as const).map((api) => through(`front-api-${api}`, ports[`api-${api}`]));
  return {
    name,
    ...node('shell/server/main.ts'),
    env: {
      ...storeEnvironment(world),
      ORIGIN_SECRET: secrets.front,
      SITE_PORT: String(ports[name]),
      SITE_ORIGINS: originsOf(world),
      SITE_METRICS_PORT: String(ports[`${name}-metrics`]),
      API_URL: apis.map((port) => `http://127.0.0.1:${port}`).join(','),
      ADMIN_ORIGIN: `http://127.0.0.1:${ports.areas['admin']}`,
      CHECKOUT_ORIGINS: gatewayOf(world),
      TRUSTED_PROXIES: '127.0.0.1',
      RELEASES_URL: `http://127.0.0.1:${ports.areas['catalog']}/releases.json`,
      RELEASES_KEPT: path.join(folder, name, 'releases.json'),
      RELEASE_PUBLIC_KEY: secrets.releaseKey.public,
      DRAIN_SECONDS: '5',
    },
    isHealthy: responds(ports[name], '/healthz'),
  };
}

const area = (world: World, name: string, port: number): Program => ({
  name: `area-${name}`,
  ...node('scripts/serve-remote.ts', name, String(port)),
  env: { ...storeEnvironment(world), ORIGIN_SECRET: world.secrets.front },
  isHealthy: responds(port, '/healthz'),
});

/** The static origin of each area. */
export const areas = (world: World): Program[] =>
  Object.entries(world.ports.areas).map(([name, port]) => area(world, name, port));

/** The card gateway reports to the site, as a real one does. */
export const sandbox = (world: World): Program => ({
  name: 'sandbox',
  ...node('sandbox/src/main.ts'),
  env: {
    SANDBOX_PORT: String(world.ports.sandbox),
    SANDBOX_SMTP_PORT: String(world.ports.mail),
    SANDBOX_DATA_DIR: path.join(world.folder, 'sandbox'),
    WEBHOOK_URL: `${siteOf(world)}/api/v1/payment/webhook`,
    OIDC_REDIRECT_URIS: originsOf(world)
      .split(',')
      .map((origin) => `${origin}/api/v1/user/auth/social/callback`)
      .join(','),
  },
  isHealthy: responds(world.ports.sandbox, '/healthz'),
});
