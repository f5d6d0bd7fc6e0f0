import { listCourseAddresses } from '@vidya/contracts/calls/course-address';
import { limits } from '@vidya/contracts/rules/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import type { SitemapService } from './sitemap.service.ts';

const courseAddressQuery = z.object({
  // Bounds of a range, not ids of courses: any value of this format works.
  after: z.guid().optional(),
  upTo: z.guid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.addressesPerFetch).optional(),
});

/** The front server builds the sitemap from these addresses. */
export function sitemapRoutes(app: FastifyInstance, sitemap: SitemapService): void {
  route(app, listCourseAddresses, {
    access: 'public',
    schema: { query: courseAddressQuery, data: z.array(z.object({ _id: z.string(), updatedAt: z.string() })) },
    handler: async ({ query }) => ({ data: await sitemap.listCourseAddresses(query) }),
  });
}
