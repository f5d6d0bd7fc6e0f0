import fastify from 'fastify';

/** The smallest server for comparison: one Fastify route that sends as many bytes as the list. */
const app = fastify({ logger: false });
const body = Buffer.alloc(Number(process.env['BODY_BYTES'] ?? 4_000), ' ');

app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
process.once('SIGTERM', () => void app.close());
console.info(`API ready on ${await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) })}`);
