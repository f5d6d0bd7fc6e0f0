import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentAt, referenceAt, type SampleFiles } from '../../../platform/front/testing/sample-release.ts';
import { sampleSite } from '../../../shell/server/testing/sample-site.ts';
import { requireBuilt } from '../../build/version.ts';
import { build } from '../../build.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The catalogue's real pages; `mark` makes it a version of its own. */
function catalogFiles(mark: string): SampleFiles {
  const dist = path.join(root, 'mfe-catalog/dist');
  const version = requireBuilt('mfe-catalog');
  const read = (file: string): string => readFileSync(path.join(dist, version, file), 'utf8');
  return { 'server.cjs': `${read('server.cjs')}\n// ${mark}`, 'pages.json': read('pages.json') };
}

/** Starts the API; resolves with its process and its address. */
async function startApi() {
  const api = fork(new URL('./courses-api.ts', import.meta.url));
  const [address] = (await once(api, 'message')) as [string];
  return { api, address };
}

export type PagesSite = Awaited<ReturnType<typeof openSite>>;

/** A front server in this process, with the real builds of shell and catalogue: two versions that differ in a comment. */
export async function openSite() {
  await build();
  const { api, address } = await startApi();
  const versions = { 1: catalogFiles('one'), 2: catalogFiles('two') };
  const given = { API_URL: address, SHELL_BUILDS: path.join(root, 'shell/dist') };
  const { site, release, catalog, close } = await sampleSite(given, { versions });
  return {
    apiPid: api.pid!,
    goLive: (version: keyof typeof versions): void =>
      release(documentAt(catalog, { live: referenceAt(catalog, 'catalog', String(version), versions[version]) })),
    /** The page's HTML as most browsers ask for it. */
    open: async (url: string) => {
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      // As a text the body would cost more than the page.
      const response = await site.inject({ url, headers, payloadAsStream: true });
      response.stream().resume();
      return response;
    },
    async close(): Promise<void> {
      await close();
      api.kill();
    },
  };
}
