import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../../api/src/http/route.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import { addSourceMaps } from '../../calls/release-calls.ts';
import { sourceMaps, versionParams } from '../../calls/shapes/release.ts';
import type { createAddSourceMaps } from './add-source-maps.ts';

/** For whoever publishes a version. Nothing gives them out. */
export function sourceMapRoutes(app: FastifyInstance, add: ReturnType<typeof createAddSourceMaps>): void {
  route(app, addSourceMaps, {
    access: policy['release.manage'],
    schema: { params: versionParams, body: sourceMaps, data: z.null() },
    handler: async ({ params, body }) => {
      await add(params, body);
      return { data: null };
    },
  });
}
