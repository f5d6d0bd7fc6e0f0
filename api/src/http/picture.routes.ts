import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../outside/files/files.ts';
import { imageAddress } from '../outside/files/image-address.ts';
import { notFound } from './errors.ts';
import { plainRoute } from './route.ts';

/** Thumbnails and avatars: public, immutable under their name, always WebP that we encoded (decision U4). */
export function pictureRoutes(app: FastifyInstance, pictures: FileStore): void {
  plainRoute(app, {
    name: 'picture',
    method: 'GET',
    url: imageAddress(':key'),
    access: 'public',
    handler: async (request, reply) => {
      const { key } = request.params as { key: string };
      const found = await pictures.find(key);
      if (!found || !key.endsWith('.webp')) throw notFound(apiMessages.request.pictureMissing);
      return reply
        .type('image/webp')
        .header('content-length', found.bytes)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .send(pictures.open(key));
    },
  });
}
