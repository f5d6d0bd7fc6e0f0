import { addSourceMaps } from '@vidya/contracts/release/release-calls';
import { sourceMaps, versionParams } from '@vidya/contracts/shapes/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
