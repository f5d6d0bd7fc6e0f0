import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';
import { dataFolder } from '../../../scripts/run/folders.ts';
import { portOf } from '../../../scripts/run/ports.ts';
import type { HostMetadata } from '../../gate/document/release.ts';
import type { ReleaseStoreAddress } from '../../registry/release-store/release-store.ts';
import { openReleaseStore } from '../../registry/release-store/release-store-open.ts';
import type { ReleaseTarget } from './publish/publish.ts';
import { releaseApi } from './release-api.ts';
import { ReleaseError } from './release-error.ts';
import { releaseTokens } from './release-token.ts';

/** The release store: `RELEASE_STORE`, by default in the data folder. */
export function releaseStoreAddress(env: NodeJS.ProcessEnv = process.env): ReleaseStoreAddress {
  const store = env['RELEASE_STORE'] || path.join(dataFolder(), 'releases');
  return {
    store: store.startsWith('s3://') ? trimEndOf(store, '/') : path.resolve(store),
    s3: { endpoint: env['S3_ENDPOINT'], region: env['AWS_REGION'] ?? 'us-east-1' },
  };
}

/** The address in a variable of the environment, without a slash at its end. Throws a `ReleaseError` for anything else. */
function addressIn(variable: string, usual: string): string {
  const value = process.env[variable] || usual;
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value.replace(/\/$/, '');
  throw new ReleaseError(`${variable} is no address such as https://vidya.example; it is '${value}'.`);
}

export const apiAddress = (): string => addressIn('RELEASE_API', `http://127.0.0.1:${portOf('api')}`);

/** The default name in the audit log: git's user, else the machine's. */
export function whoAmI(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim() || os.userInfo().username;
  } catch {
    return os.userInfo().username;
  }
}

/** The site that is released to, without a slash at its end. */
export const siteAddress = (): string => addressIn('SITE_URL', `http://127.0.0.1:${portOf('site')}`);

/** Max time, in ms, for the shell's metadata: a small file. */
const metadataLimitMs = 30_000;

/** The metadata of the running site's shell. */
export async function siteMetadata(): Promise<HostMetadata> {
  const site = siteAddress();
  const response = await fetch(`${site}/platform.json`, { signal: AbortSignal.timeout(metadataLimitMs) }).catch(
    () => null,
  );
  if (response?.ok) return (await response.json()) as HostMetadata;
  throw new ReleaseError(
    `${site}/platform.json ${response ? `responded ${response.status}` : 'does not respond'}: is the site started there (npm start)? SITE_URL names another.`,
  );
}

/** The running site, at the addresses in the environment. */
export async function releaseTarget(who: string): Promise<ReleaseTarget> {
  const api = releaseApi({ address: apiAddress(), token: releaseTokens(siteAddress()), who });
  return { api, store: await openReleaseStore(releaseStoreAddress()), host: siteMetadata };
}
