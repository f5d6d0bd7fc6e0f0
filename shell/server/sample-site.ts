import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseDocument } from '@vidya/contracts/release';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import { type SampleCourses, sampleCourses } from './sample-courses.ts';
import { createSite } from './site.ts';

const remote = (name: 'catalog' | 'admin', base: string): ReleaseDocument['remotes'][number] => ({
  name,
  version: '1',
  entry: `${base}/1/mf-manifest.json`,
  integrity: { [`${base}/1/remoteEntry.js`]: 'sha384-remote' },
  preload: [`${base}/1/remoteEntry.js`],
  screens: { '/courseDetail': [`${base}/1/courseDetail.js`] },
  views: {
    '/courseDetail': { html: '<span data-picture="9rem"></span>', css: '' },
    '/course/all-courses': { html: '<h1>Skeletons for $1</h1>', css: '.skeleton{}' },
  },
});

/** A release document with the catalog at an address. */
export const releasesAt = (catalog: string): ReleaseDocument => ({
  remotes: [remote('catalog', catalog), remote('admin', '/remotes/admin')],
});

function writeShellBuild(builds: string): void {
  const folder = path.join(builds, 'v1');
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: unknown): void =>
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  write('entry-files.json', { scripts: ['main.js'], preload: ['bootstrap.js'], styles: ['main.css'], fonts: [] });
  write('integrity.json', { 'main.js': 'sha384-main', 'bootstrap.js': 'sha384-bootstrap' });
  write('frame.json', {
    html: '<header>frame <a aria-current="page" href="/">Home</a></header><main id="content">waiting</main>',
    css: 'body{}',
    favicon: '<svg/>',
    themeColor: { light: '#fff', dark: '#000' },
  });
  write('build.json', {});
  writeFileSync(path.join(folder, 'main.js'), 'script');
}

interface Neighbours {
  api: FastifyInstance;
  admin: FastifyInstance;
  courses: SampleCourses;
}

/** An API that knows sessions by name and some courses, and an admin origin that tells what it was shown. */
async function neighbours(): Promise<Neighbours> {
  const api = fastify({ forceCloseConnections: true });
  const courses = sampleCourses(api);
  api.get('/api/v1/user/auth/getProfile', (request, reply) => {
    const role = request.headers.cookie?.match(/session=(\w+)/)?.[1];
    return role ? { Success: true, Data: { role } } : reply.code(401).send({ Success: false });
  });
  api.get('/api/v1/echo', (request) => request.headers);
  const admin = fastify();
  admin.get('/*', (request) => ({ path: request.url, secret: request.headers['x-vidya-origin-secret'] }));
  await Promise.all([api, admin].map((server) => server.listen({ host: '127.0.0.1', port: 0 })));
  return { api, admin, courses };
}

function addressOf(server: FastifyInstance): string {
  const address = server.server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

/** For tests: a front server over a small shell build, with neighbours on loopback. */
export async function sampleSite(given: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-site-'));
  const releases = path.join(folder, 'releases.json');
  let writes = 0;
  const release = (document: ReleaseDocument): void => {
    writeFileSync(releases, JSON.stringify(document));
    // Two writes within one tick of the clock must still differ.
    utimesSync(releases, new Date(), new Date(Date.now() + ++writes * 1_000));
  };
  release(releasesAt('http://127.0.0.1:3001'));
  writeShellBuild(path.join(folder, 'builds'));
  const { api, admin, courses } = await neighbours();
  const env = { ORIGIN_SECRET: 'shown-to-origins', RELEASES_FILE: releases, SHELL_BUILDS: path.join(folder, 'builds') };
  const site = await createSite(
    readConfig({ ...env, API_URL: addressOf(api), ADMIN_ORIGIN: addressOf(admin), ...given }),
  );
  const close = (): Promise<unknown> => Promise.all([site, api, admin].map((server) => server.close()));
  return { site, release, courses, close };
}
