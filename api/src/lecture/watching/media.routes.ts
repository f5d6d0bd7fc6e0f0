import { Readable } from 'node:stream';
import { anyId } from '@vidya/contracts/shapes/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../http/etag.ts';
import { plainRoute } from '../../http/route.ts';
import type { ByteSpan } from '../../outside/files/files.ts';
import { policy } from '../../policy/policy.ts';
import { mediaBase } from '../lecture-view.ts';
import type { Media, MediaFile } from './media.service.ts';

const place = z.object({
  lectureId: anyId,
  // The id alone identifies the file; the extension is for players.
  file: z
    .string()
    .transform((name) => name.replace(/\.[a-z0-9]+$/i, ''))
    .pipe(anyId),
});

/** 'whole': the request has no usable range; 'unsatisfiable': the range is outside the file (416). */
type RangeResult = ByteSpan | 'whole' | 'unsatisfiable';

/** One range of a `Range` header (RFC 9110, 14.1.2). Several ranges give the whole file, as the standard permits. */
export function readRange(header: string | undefined, bytes: number): RangeResult {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!asked) return 'whole';
  const [, from = '', to = ''] = asked;
  if (from === '') return to === '' ? 'whole' : lastBytes(Number(to), bytes);
  const span = { start: Number(from), end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
  if (to !== '' && Number(to) < span.start) return 'whole';
  return span.start >= bytes ? 'unsatisfiable' : span;
}

function lastBytes(length: number, bytes: number): RangeResult {
  if (length === 0 || bytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, bytes - length), end: bytes - 1 };
}

/** A range is valid only for the version of the file in `If-Range` (RFC 9110). */
function rangeOf(request: FastifyRequest, file: MediaFile) {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== file.etag) return 'whole';
  return readRange(request.headers.range, file.bytes);
}

function sendSpan(request: FastifyRequest, reply: FastifyReply, file: MediaFile, span?: ByteSpan): unknown {
  reply.header('content-length', span ? span.end - span.start + 1 : file.bytes);
  // A HEAD response has headers only: an empty stream keeps the content-length.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.open(span));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: MediaFile): unknown {
  reply
    .type(file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type)
    .header('accept-ranges', 'bytes')
    .header('etag', file.etag)
    // The browser may store it but must revalidate: after a logout or the end of access, its cache shows nothing.
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const range = rangeOf(request, file);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  if (range === 'whole') return sendSpan(request, reply, file);
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return sendSpan(request, reply, file, range);
}

/** Videos, captions and posters: checks access on every request, and serves the byte ranges that a player requests. */
export function mediaRoutes(app: FastifyInstance, media: Media): void {
  plainRoute(app, {
    name: 'lectureMedia',
    method: 'GET',
    url: `${mediaBase}/:lectureId/:file`,
    // The service asks for more than a preview.
    access: policy['lecture.preview'].by,
    handler: async (request, reply) => {
      const { lectureId, file: mediaId } = place.parse(request.params);
      return sendFile(request, reply, await media.findFile({ lectureId, mediaId }, request.caller));
    },
  });
}
