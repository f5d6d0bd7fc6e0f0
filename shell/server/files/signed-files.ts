import path from 'node:path';
import { send } from '@fastify/send';
import { readFileAddress, type SignedFile, signedFilesBase } from '@vidya/server/file-address';
import type { FastifyInstance } from 'fastify';

const keyPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,5}$/;

interface SignedFiles {
  /** The folder of the API's lecture media; null if they lie in S3, which delivers them itself. */
  mediaFolder: string | null;
  /** Shared with the API. */
  originSecret: string;
}

/** A PDF that is opened has no policy: browsers' own viewers do not start under one, and run nothing of the page. */
const headersOf = ({ type, disposition }: SignedFile): Record<string, string> => ({
  'content-type': type,
  ...(disposition !== undefined && { 'content-disposition': disposition }),
  ...(type === 'application/pdf' && { 'content-security-policy': "frame-ancestors 'none'" }),
});

/** Films, posters and files to download at the addresses that the API signed, with byte ranges; 403 for any other address. */
export function signedFileRoutes(site: FastifyInstance, { mediaFolder, originSecret }: SignedFiles): void {
  site.get(`${signedFilesBase}/:key`, async (request, reply) => {
    reply.headers({
      // The browser may store it but must revalidate, which it can only do while the address is valid.
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const file = await readFileAddress(request.url, originSecret);
    if (!file || !mediaFolder || !keyPattern.test(file.key))
      return reply.code(403).type('text/plain').send('This address has ended or never was.');
    const place = path.posix.join('/', file.key.slice(0, 2), file.key);
    const { statusCode, headers, stream } = await send(request.raw, place, { root: mediaFolder, cacheControl: false });
    if (statusCode === 404) return reply.code(404).type('text/plain').send('Not found');
    // `send` knows types by extension only.
    const own = statusCode < 400 ? headersOf(file) : {};
    return reply
      .code(statusCode)
      .headers({ ...headers, ...own })
      .send(stream);
  });
}
