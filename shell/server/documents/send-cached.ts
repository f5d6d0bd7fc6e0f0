import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from '../compress.ts';
import type { CachedDocument } from './document-cache.ts';
import { isNotModified } from './etag.ts';

/** Sends a kept document, as brotli if the browser accepts it, or a 304 to a browser that has it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, bytes, policy, brotli }: CachedDocument,
): Promise<FastifyReply> {
  const isSmall = takesBrotli(request);
  const etag = `"${hash}${isSmall ? '-br' : ''}"`;
  reply.headers({ 'content-security-policy': policy, etag });
  if (reply.statusCode === 200 && isNotModified(request, etag)) return reply.code(304).send();
  if (!isSmall) return reply.send(bytes);
  return reply.header('content-encoding', 'br').send(await brotli());
}
