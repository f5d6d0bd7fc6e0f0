import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from '../compress.ts';
import { isKnown } from './etag.ts';
import type { KeptDocument } from './kept-documents.ts';

/** Sends a kept document, as brotli if the browser accepts it, or a 304 to a browser that has it. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, bytes, policy, brotli }: KeptDocument,
): Promise<FastifyReply> {
  const isSmall = takesBrotli(request);
  const etag = `"${hash}${isSmall ? '-br' : ''}"`;
  reply.headers({ 'content-security-policy': policy, etag });
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.code(304).send();
  if (!isSmall) return reply.send(bytes);
  return reply.header('content-encoding', 'br').send(await brotli());
}
