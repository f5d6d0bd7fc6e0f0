import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/policy/route.ts';
import { addSourceMaps } from '../../calls/release.ts';
import type { createAddSourceMaps } from './add-source-maps.ts';

/** For publishers of a version. No route returns the maps. */
export function sourceMapRoutes(app: FastifyInstance, add: ReturnType<typeof createAddSourceMaps>): void {
  route(app, addSourceMaps, async ({ params, body }) => {
    await add(params, body);
    return { data: null };
  });
}
