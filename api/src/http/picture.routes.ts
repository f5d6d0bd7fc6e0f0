import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileStore } from '../outside/files/file-store.ts';
import { imageAddress } from '../outside/files/image-address.ts';
import { avifOf } from '../outside/files/pictures.ts';
import { notFound } from './errors.ts';
import { plainRoute } from './route.ts';
import { mayOutliveServer } from './stale-if-error.ts';

const forever = 'max-age=31536000, immutable';

const acceptsAvif = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('image/avif') === true;

/**
 * Thumbnails and avatars: public, immutable under their name, always WebP that we encoded (decision U4), or the AVIF of
 * the same picture for browsers that accept it.
 */
export function pictureRoutes(app: FastifyInstance, pictures: FileStore): void {
  plainRoute(app, {
    name: 'picture',
    method: 'GET',
    url: imageAddress(':key'),
    access: 'public',
    handler: async (request, reply) => {
      const { key } = request.params as { key: string };
      if (!key.endsWith('.webp')) throw notFound(apiMessages.request.pictureMissing);
      const avif = acceptsAvif(request) && (await pictures.find(avifOf(key)));
      const found = avif || (await pictures.find(key));
      if (!found) throw notFound(apiMessages.request.pictureMissing);
      return mayOutliveServer(reply, forever)
        .type(avif ? 'image/avif' : 'image/webp')
        .header('vary', 'accept')
        .header('content-length', found.bytes)
        .header('cache-control', `public, ${forever}`)
        .header('content-security-policy', "default-src 'none'")
        .send(await pictures.open(avif ? avifOf(key) : key));
    },
  });
}
