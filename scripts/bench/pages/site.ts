import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_BASE } from '@vidya/contracts/calls/call';
import { listCourses } from '@vidya/contracts/calls/course';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import fastify from 'fastify';
import { documentAt, referenceAt, type SampleFiles } from '../../../shell/server/testing/sample-release.ts';
import { addressOf, sampleSite } from '../../../shell/server/testing/sample-site.ts';
import { versionOf } from '../../build/version.ts';
import { build } from '../../build.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The catalogue's real pages; `mark` makes it a version of its own. */
function catalogFiles(mark: string): SampleFiles {
  const dist = path.join(root, 'mfe-catalog/dist');
  const version = versionOf('mfe-catalog');
  const read = (file: string): string => readFileSync(path.join(dist, version, file), 'utf8');
  return { 'server.cjs': `${read('server.cjs')}\n// ${mark}`, 'pages.json': read('pages.json') };
}

/** An API with a full page of courses for every list, and nothing else. */
async function courses() {
  const api = fastify({ forceCloseConnections: true });
  const Data = Array.from({ length: 12 }, (_, index) => sampleCourse({ _id: `course-${index}` }));
  api.get(API_BASE + listCourses.path, () => ({ Success: true, Message: '', Data, Error: null, Total: 300 }));
  await api.listen({ host: '127.0.0.1', port: 0 });
  return api;
}

export type PagesSite = Awaited<ReturnType<typeof openSite>>;

/** A front server in this process, with the real builds of shell and catalogue: two versions that differ in a comment. */
export async function openSite() {
  await build();
  const api = await courses();
  const versions = { 1: catalogFiles('one'), 2: catalogFiles('two') };
  const given = { API_URL: addressOf(api), SHELL_BUILDS: path.join(root, 'shell/dist') };
  const { site, release, catalog, close } = await sampleSite(given, { versions });
  return {
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
      await api.close();
    },
  };
}
