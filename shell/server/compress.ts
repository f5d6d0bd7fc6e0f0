import { pipeline, type Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

// Every page has its own nonce, so it is compressed per request. Quality 4 takes about 1 ms.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const takesBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** Sends text as brotli if the browser accepts it. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(text);
  return reply.header('content-encoding', 'br').send(brotliCompressSync(text, quick));
}

/** Like `sendCompressed`, for a stream. If the source fails, the response is cut off. */
export function sendCompressedStream(request: FastifyRequest, reply: FastifyReply, text: Readable): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(text);
  // The reader of the stream sees the failure, so the callback does nothing.
  return reply.header('content-encoding', 'br').send(pipeline(text, createBrotliCompress(quick), () => undefined));
}
