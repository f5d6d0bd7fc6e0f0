import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  documentAt,
  type SampleFiles,
  sampleKey,
  sampleOrigin,
  signed,
} from '@vidya/platform/front/testing/sample-release';
import type { ReleaseDocument } from '@vidya/platform/gate/document/release';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createSite } from '../site.ts';
import { type SampleCourses, sampleCourses } from './sample-courses.ts';

/** What the sample shell offers. */
export const sampleHost = { version: 'v1', shared: { react: '19.3.1' }, platform: '1.0.0', props: [], guarded: [] };

function writeShellBuild(builds: string, server: string | undefined): void {
  const folder = path.join(builds, 'v1');
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: unknown): void =>
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  write('entry-files.json', {
    scripts: ['main.js'],
    preload: ['bootstrap.js'],
    requests: [],
    styles: ['main.css'],
    scriptStyles: ['scripts.css'],
    fonts: ['assets/anek.woff2'],
  });
  write('integrity.json', { 'main.js': 'sha384-main', 'bootstrap.js': 'sha384-bootstrap' });
  write('frame.json', {
    html: '<header>frame <a aria-current="page" href="/">Home</a></header><main id="content">waiting</main>',
    css: 'body{}',
    tokens: ':root{}',
    script: 'early()',
    favicon: '<svg/>',
    themeColor: { light: '#fff', dark: '#000' },
  });
  write('host.json', sampleHost);
  write('build.json', {});
  writeFileSync(path.join(folder, 'main.js'), 'script');
  if (server !== undefined) writeFileSync(path.join(folder, 'server.cjs'), server);
  writeFileSync(path.join(folder, 'main.css'), '@font-face{src:url(assets/anek.woff2)}');
  const face = (name: string, range: string): string =>
    `@font-face{src:url(assets/${name}.woff2);unicode-range:${range}}`;
  const scripts = [face('telugu', 'U+0C00-0C7F,U+200C-200D'), face('tamil', 'U+0B82-0BFA,U+200C-200D')];
  writeFileSync(path.join(folder, 'scripts.css'), scripts.join(''));
}

interface Neighbours {
  api: FastifyInstance;
  admin: FastifyInstance;
  courses: SampleCourses;
  /** What the shells announced to the API, and the secret they sent. */
  announced: { host: unknown; front: unknown }[];
}

/**
 * An API with sessions by name and some courses, and an admin origin that returns the path, the secret and the request's id.
 */
async function neighbours(): Promise<Neighbours> {
  const api = fastify({ forceCloseConnections: true });
  const courses = sampleCourses(api);
  api.get('/api/v1/user/auth/getProfile', (request, reply) => {
    const role = request.headers.cookie?.match(/session=(\w+)/)?.[1];
    if (request.headers['x-forwarded-for'] === '192.0.2.66') return reply.code(429).send({ Success: false });
    return role ? { Success: true, Data: { role } } : reply.code(401).send({ Success: false });
  });
  void api.register(async (bodies) => {
    bodies.removeAllContentTypeParsers();
    bodies.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    bodies.post('/api/v1/length', async ({ body }) => ({ bytes: (await buffer(body as Readable)).length }));
  });
  const announced: Neighbours['announced'] = [];
  api.put('/api/v1/release/host', (request) => {
    announced.push({ host: request.body, front: request.headers['x-vidya-front'] });
    return { Success: true, Data: [] };
  });
  api.get('/api/v1/ready', () => ({ Success: true }));
  api.get('/api/v1/echo', (request) => request.headers);
  const admin = fastify();
  admin.get('/*', (request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send({
      path: request.url,
      secret: request.headers['x-vidya-origin-secret'],
      id: request.headers['x-request-id'],
    }),
  );
  await Promise.all([api, admin].map((server) => server.listen({ host: '127.0.0.1', port: 0 })));
  return { api, admin, courses, announced };
}

export function addressOf(server: FastifyInstance): string {
  const address = server.server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

interface SampleBuilds {
  /** The shell's code that renders pages. */
  server?: string;
  /** Versions of the catalog with further files. */
  versions?: Record<string, SampleFiles>;
}

/** For tests: a front server with a small shell build, and a mock API and mock origins on loopback. */
export async function sampleSite(given: NodeJS.ProcessEnv = {}, { server, versions }: SampleBuilds = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-site-'));
  const releases = path.join(folder, 'releases.json');
  const key = sampleKey();
  const write = (text: string): void => writeFileSync(releases, text);
  const release = (document: ReleaseDocument): void => write(JSON.stringify(signed(JSON.stringify(document), key)));
  writeShellBuild(path.join(folder, 'builds'), server);
  const { api, admin, courses, announced } = await neighbours();
  const { origin, state } = sampleOrigin(versions);
  await origin.listen({ host: '127.0.0.1', port: 0 });
  const catalog = addressOf(origin);
  release(documentAt(catalog));
  const env = {
    ORIGIN_SECRET: 'shown-to-origins',
    RELEASES_FILE: releases,
    RELEASE_PUBLIC_KEY: key.publicKey,
    SHELL_BUILDS: path.join(folder, 'builds'),
    // Long, so that a slow machine does not change the page.
    HEAD_WAIT_MS: '5000',
  };
  const whole = { ...env, API_URL: addressOf(api), ADMIN_ORIGIN: addressOf(admin), ...given };
  const config = readConfig(whole);
  const site = await createSite(config);
  /** Another front server with the same settings, as after a restart. The caller closes it. */
  const again = () => createSite(config);
  const close = (): Promise<unknown> => Promise.all([site, api, admin, origin].map((server) => server.close()));
  return { site, config, env: whole, again, release, write, key, catalog, state, courses, announced, close };
}
