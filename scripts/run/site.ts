import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { RemoteName } from '../../platform/gate/remotes.ts';
import { servedAreas } from '../config/areas.ts';
import { apiFlags } from './api-flags.ts';
import { dataFolder } from './folders.ts';
import { portOf } from './ports.ts';
import type { ProcessGroup, Service } from './processes.ts';
import { publishBuilds } from './publish-builds.ts';
import { documentEnvironment, releaseEnvironment } from './release-environment.ts';
import { siteAddress } from './site-address.ts';

const local = (name: Parameters<typeof portOf>[0]): string => `http://127.0.0.1:${portOf(name)}`;

const siteOrigins = (): string => `${siteAddress()},http://127.0.0.1:${portOf('site')}`;

/** The environment of the API and the seed, with the addresses of the sandbox. */
export const apiEnvironment = (): Record<string, string> => ({
  PORT: String(portOf('api')),
  DATA_DIR: dataFolder(),
  SITE_ORIGINS: siteOrigins(),
  ...releaseEnvironment(),
  RAZORPAY_API: process.env['RAZORPAY_API'] ?? local('sandbox'),
  CHECKOUT_SCRIPT: process.env['CHECKOUT_SCRIPT'] ?? `${local('sandbox')}/v1/checkout.js`,
  OIDC_ISSUER: process.env['OIDC_ISSUER'] ?? `${local('sandbox')}/oidc`,
  SMTP_URL: process.env['SMTP_URL'] ?? `smtp://127.0.0.1:${portOf('mail')}`,
});

const sandbox = (): Service => ({
  name: 'sandbox',
  script: 'sandbox/src/main.ts',
  env: {
    SANDBOX_PORT: String(portOf('sandbox')),
    SANDBOX_SMTP_PORT: String(portOf('mail')),
    SANDBOX_DATA_DIR: path.join(dataFolder(), 'sandbox'),
    WEBHOOK_URL: `${local('api')}/api/v1/payment/webhook`,
    OIDC_REDIRECT_URIS: ['localhost', '127.0.0.1']
      .map((host) => `http://${host}:${portOf('site')}/api/v1/user/auth/social/callback`)
      .join(','),
  },
  health: `${local('sandbox')}/healthz`,
});

const api = (frontSecret: string): Service => ({
  name: 'api',
  script: 'api/src/main.ts',
  flags: apiFlags,
  env: { ...apiEnvironment(), FRONT_SECRET: frontSecret },
  health: `${local('api')}/api/v1/ready`,
});

const remote = (name: RemoteName, originSecret: string): Service => ({
  name,
  script: 'scripts/serve-remote.ts',
  args: [name, String(portOf(name))],
  env: { ORIGIN_SECRET: originSecret, DATA_DIR: dataFolder() },
  health: `${local(name)}/healthz`,
});

/** A remote with a development server, and the folder of the shell build that can refresh it. */
interface Editing {
  edited?: RemoteName;
  shellBuilds?: string;
}

interface Starting extends Editing {
  /** Builds that are being made, for which only the publication waits. */
  built?: Promise<unknown>;
}

const site = (originSecret: string, { edited, shellBuilds }: Editing): Service => ({
  name: 'site',
  script: 'shell/server/main.ts',
  env: {
    ORIGIN_SECRET: originSecret,
    OBJECT_STORE: process.env['OBJECT_STORE'] ?? dataFolder(),
    SITE_PORT: String(portOf('site')),
    SITE_ORIGINS: siteOrigins(),
    API_URL: local('api'),
    ADMIN_ORIGIN: local('admin'),
    ...(edited && { DEVELOPMENT: '1', DEVELOPMENT_SERVERS: `${edited}@${local(edited)}/mf-manifest.json` }),
    ...(shellBuilds && { SHELL_BUILDS: shellBuilds }),
    CHECKOUT_ORIGINS: process.env['CHECKOUT_ORIGINS'] ?? local('sandbox'),
    ...documentEnvironment(),
  },
  health: `${local('site')}/healthz`,
});

/** Starts all parts of the site: the front server last, because it reads what is published. */
export async function startSite(
  group: ProcessGroup,
  say: (line: string) => void,
  { built, ...editing }: Starting = {},
): Promise<void> {
  const originSecret = randomBytes(36).toString('base64url');
  const start = async (service: Service): Promise<void> => {
    await group.start(service);
    say(`  ${service.name} is up`);
  };
  const served = servedAreas().filter((name) => name !== editing.edited);
  const independent = [sandbox(), api(originSecret), ...served.map((name) => remote(name, originSecret))];
  await Promise.all([...independent.map(start), built]);
  await publishBuilds({ frontSecret: originSecret, shellBuilds: editing.shellBuilds, say });
  await start(site(originSecret, editing));
}
