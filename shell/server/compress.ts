import { pipeline, type Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

// A page differs with every nonce, so it is compressed as it is sent: quality 4 takes about a millisecond.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const takesBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** Sends text as brotli to browsers that take it. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(text);
  return reply.header('content-encoding', 'br').send(brotliCompressSync(text, quick));
}

/** The same for text that comes bit by bit. A source that fails breaks the answer off. */
export function sendCompressedStream(request: FastifyRequest, reply: FastifyReply, text: Readable): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(text);
  // Whoever reads learns of a failure from the stream itself.
  return reply.header('content-encoding', 'br').send(pipeline(text, createBrotliCompress(quick), () => undefined));
}
