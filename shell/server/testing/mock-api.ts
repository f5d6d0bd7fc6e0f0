import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';

/** Allows a response to outlive its server, as the API does for what every visitor sees. */
export const forAll = { 'cdn-cache-control': 'public, max-age=0, stale-if-error=600' };

/** For tests: one server of an API that says its name. `mood`: a number is the status of every response. */
export async function mockApi(name: string) {
  const state: { mood: 'well' | number; code?: string; urls: string[]; headers: Record<string, string> } = {
    mood: 'well',
    urls: [],
    headers: {},
  };
  const server: FastifyInstance = fastify({ forceCloseConnections: true });
  server.all('/*', (request, reply) => {
    state.urls.push(`${request.method} ${request.url}`);
    reply.headers(state.headers);
    if (state.mood === 'well') return { name };
    return reply.code(state.mood).header('retry-after', '7').send({ Success: false, name, Error: state.code });
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { state, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
