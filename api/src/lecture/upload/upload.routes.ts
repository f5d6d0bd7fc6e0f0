import type { Readable } from 'node:stream';
import { uploadsAddress } from '@vidya/contracts/rules/upload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainRoute } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import type { Tus } from './tus-server.ts';

const both = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'];
const asked = [...both, 'content-length', 'content-type', 'upload-concat', 'upload-defer-length'];
const answered = [...both, 'connection', 'location', 'tus-extension', 'tus-max-size', 'tus-version'];
const pieceType = 'application/offset+octet-stream';

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of asked) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(request.url, 'http://uploads.invalid'), { method: request.method, headers });
}

/** The routes of the resumable uploads of `contracts/calls/upload`. */
export function uploadRoutes(app: FastifyInstance, tus: Tus): void {
  app.addContentTypeParser(pieceType, (_request, payload, done) => done(null, payload));
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('tus-resumable', '1.0.0').header('cache-control', 'no-store');
    // `guard` has set the caller.
    const caller = request.caller!;
    const body = request.headers['content-type'] === pieceType ? (request.body as Readable) : null;
    const response = await tus({ request: webRequest(request), body, caller });
    for (const name of answered) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.code(response.status).send();
  };
  const one = `${uploadsAddress}/:uploadId`;
  const describe = policy['upload.describe'];
  const start = policy['lecture.change'];
  const access = policy['upload.continue'];
  plainRoute(app, { name: 'createUpload', method: 'POST', url: uploadsAddress, access: start, handler });
  plainRoute(app, { name: 'findUpload', method: 'HEAD', url: one, access, handler });
  plainRoute(app, { name: 'continueUpload', method: 'PATCH', url: one, access, handler });
  plainRoute(app, { name: 'endUpload', method: 'DELETE', url: one, access, handler });
  plainRoute(app, { name: 'describeUploads', method: 'OPTIONS', url: uploadsAddress, access: describe, handler });
}
