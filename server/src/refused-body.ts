import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface BodyLimits {
  /** Bytes of a refused body that are read before the response. */
  maxBytes: number;
  /** How long they may take, in ms. */
  waitMs: number;
  /** How long a client that goes on sending has for reading its response, in ms. */
  lingerMs: number;
}

const usual: BodyLimits = { maxBytes: 16 * 1024 * 1024, waitMs: 5_000, lingerMs: 2_000 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isRead = (body: IncomingMessage): boolean => body.complete || body.readableEnded;

/** Reads on without keeping anything. Resolves with whether the body came to its end. */
function discard(body: IncomingMessage, { maxBytes, waitMs }: BodyLimits): Promise<boolean> {
  if (Number(body.headers['content-length'] ?? 0) > 4 * maxBytes) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (): void => {
      clearTimeout(timer);
      body.off('data', count).off('end', finish).off('close', finish);
      resolve(isRead(body));
    };
    const timer = setTimeout(finish, waitMs);
    function count(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > maxBytes) finish();
    }
    body.on('data', count).once('end', finish).once('close', finish);
    body.resume();
  });
}

/**
 * Node destroys a connection as soon as its last response is written. With bytes of the client unread, the system then
 * resets it, and the client loses the response: so this side ends first, and reads on for a moment.
 */
function closeGently(socket: Socket, lingerMs: number): void {
  socket.destroySoon = () => {
    socket.end();
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}

/**
 * Lets a response that comes before the end of the request's body reach its client: what is left of the body is read up
 * to a limit, then the connection is closed. A client that sends slowly holds it no longer than that.
 */
export function readRefusedBodies(app: FastifyInstance, limits: Partial<BodyLimits> = {}): void {
  const all = { ...usual, ...limits };
  app.addHook('onSend', async ({ raw }, reply) => {
    // A proxy that could not pass the body on has detached the request from its connection.
    const { socket } = reply.raw;
    if (!socket || isRead(raw) || !hasBody(raw)) return;
    raw.unpipe();
    if (!raw.destroyed && (await discard(raw, all))) return void reply.removeHeader('connection');
    reply.header('connection', 'close');
    closeGently(socket, all.lingerMs);
  });
}

/** How long a body that is read into memory may take, in ms. */
const bodyMs = 30_000;

/** Ends the connections of requests whose body does not come to its end in time. `isStreamed`: uploads take longer. */
export function limitBodyTime(
  app: FastifyInstance,
  isStreamed: (request: FastifyRequest) => boolean,
  ms = bodyMs,
): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (!hasBody(raw) || isStreamed(request)) return;
    const timer = setTimeout(() => {
      if (!isRead(raw)) raw.destroy(Object.assign(new Error('The body came too slowly'), { statusCode: 408 }));
    }, ms).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
