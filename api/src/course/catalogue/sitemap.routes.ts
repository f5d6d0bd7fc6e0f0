import { listCourseAddresses } from '@vidya/contracts/calls/course-address';
import { courseAddress, courseAddressQuery } from '@vidya/contracts/shapes/course';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import type { SitemapService } from './sitemap.service.ts';

/** The front server builds the sitemap from these addresses. */
export function sitemapRoutes(app: FastifyInstance, sitemap: SitemapService): void {
  route(app, listCourseAddresses, {
    access: 'public',
    schema: { query: courseAddressQuery, data: z.array(courseAddress) },
    handler: async ({ query }) => ({ data: await sitemap.listCourseAddresses(query) }),
  });
}
