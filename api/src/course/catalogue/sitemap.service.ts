import type { CourseAddress, CourseAddressQuery } from '@vidya/contracts/calls/course-address';
import { limits } from '@vidya/contracts/rules/limits';
import type { SitemapStore } from './sitemap.store.ts';

export interface SitemapService {
  listCourseAddresses(query: CourseAddressQuery): Promise<CourseAddress[]>;
}

export const createSitemapService = (store: SitemapStore): SitemapService => ({
  async listCourseAddresses({ limit = limits.addressesPerFetch, ...stretch }) {
    const rows = await store.listAddresses({ ...stretch, limit });
    return rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }));
  },
});
