import { listCourseAddresses } from '@vidya/contracts/calls/course-address';
import { limits } from '@vidya/contracts/rules/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import type { SitemapService } from './sitemap.service.ts';

const courseAddressQuery = z.object({
  // Bounds, not ids of anything: every value of the form will do.
  after: z.guid().optional(),
  upTo: z.guid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.addressesPerFetch).optional(),
});

/** What the front server makes the site map of. */
export function sitemapRoutes(app: FastifyInstance, sitemap: SitemapService): void {
  route(app, listCourseAddresses, {
    access: 'public',
    schema: { query: courseAddressQuery, data: z.array(z.object({ _id: z.string(), updatedAt: z.string() })) },
    handler: async ({ query }) => ({ data: await sitemap.listCourseAddresses(query) }),
  });
}
