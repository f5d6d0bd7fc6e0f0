import type { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

interface Attachment {
  /** In any script. */
  fileName: string;
  /** The media type, with its character set if it is text. */
  type: string;
  content: Buffer | Readable | string;
}

/** Sends a file that is made for its caller: browsers save it, and nothing between stores it. */
export const sendAttachment = (reply: FastifyReply, { fileName, type, content }: Attachment): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', create(fileName))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content);
