import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What this service knows; long enough for every form, and in no list of common passwords. */
const breachedPasswords = ['kettle banyan', 'monsoon umbrella', 'breached-password'];

const paddedTo = 800;

const sha1Of = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();
const hashes = breachedPasswords.map(sha1Of);

/** The protocol of Pwned Passwords: `SUFFIX:COUNT` of each hash that begins so, with padding (count 0) always. */
export function rangeRoutes(app: FastifyInstance): void {
  app.get<{ Params: { prefix: string } }>('/breached-passwords/range/:prefix', async ({ params }, reply) => {
    const prefix = params.prefix.toUpperCase();
    void reply.type('text/plain');
    if (!/^[\dA-F]{5}$/.test(prefix)) return reply.code(400).send('The hash prefix was not in a valid format');
    const found = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:3`);
    const padding = Array.from({ length: paddedTo }, (_, index) => `${sha1Of(`${prefix} ${index}`).slice(5)}:0`);
    return [...found, ...padding].toSorted().join('\r\n');
  });
}
