import type { FastifyInstance } from 'fastify';
import type { ShellBuild } from '../shell-build.ts';
import type { Releases } from './releases.ts';

/** `/releases.json`, byte for byte as it was signed, and `/platform.json`, the shared libraries of the live shell. */
export function releaseRoutes(site: FastifyInstance, releases: Releases, shell: ShellBuild): void {
  site.get('/releases.json', (request, reply) => {
    const known = releases.now();
    reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    if (!known) return reply.code(503).send({ error: 'There is no release document yet.' });
    reply.header('etag', known.etag);
    const etags = request.headers['if-none-match']?.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
    if (etags?.includes(known.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(known.text);
  });
  site.get('/platform.json', (_, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    if (!shell.host) return reply.code(404).send({ error: 'This build of the shell says nothing about itself.' });
    return reply.type('application/json; charset=utf-8').send(shell.host);
  });
}
