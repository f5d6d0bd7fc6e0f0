import { ownArea } from '../../../scripts/config/webpack/shared.ts';
import { dataFolder } from '../../../scripts/run/folders.ts';
import { releaseTokenOf } from '../../../scripts/run/release-secrets.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { ReleaseError } from './release-error.ts';

const timeoutMs = 10_000;

interface BuildServer {
  /** Where a build gets its identity from, with a token of its own: as GitHub Actions name them. */
  url: string;
  token: string;
}

function buildServer(env: NodeJS.ProcessEnv): BuildServer | null {
  const [url, token] = [env['ACTIONS_ID_TOKEN_REQUEST_URL'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  return url && token ? { url, token } : null;
}

async function identityOf({ url, token }: BuildServer, audience: string): Promise<string> {
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { value?: unknown } | null | undefined;
  if (response?.ok && typeof body?.value === 'string') return body.value;
  const what = response ? `answered ${response.status}` : 'does not answer';
  throw new ReleaseError(`The issuer of this build's tokens ${what}: ${address.origin}`);
}

/**
 * The token for releasing an area to a site: on a build server a new one from its OpenID issuer, which is for this
 * area alone; else `RELEASE_ID_TOKEN`; else the one token of a site on this machine. Lists need no area: any will do.
 */
export const releaseTokens =
  (site: string, env: NodeJS.ProcessEnv = process.env) =>
  async (area: RemoteName | undefined): Promise<string> => {
    const server = buildServer(env);
    const audience = (env['RELEASE_AUDIENCE'] || site).replace(/\/$/, '');
    if (server) return identityOf(server, `${audience}/release/${area ?? 'catalog'}`);
    if (env['RELEASE_ID_TOKEN']) return env['RELEASE_ID_TOKEN'];
    // A new token would be unknown: the API is elsewhere.
    if (ownArea && !env['RELEASE_TOKEN'])
      throw new ReleaseError('RELEASE_TOKEN is not set: for a site on this machine it is in its .data/release-token.');
    return releaseTokenOf(dataFolder());
  };
