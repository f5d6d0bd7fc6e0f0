import type { CourseAddressQuery } from '@vidya/contracts/calls/course-address';
import { limits } from '@vidya/contracts/rules/limits';
import type { SitemapStore } from './sitemap.store.ts';

export const createSitemapService = (store: SitemapStore) => ({
  async listCourseAddresses({ limit = limits.addressesPerFetch, ...stretch }: CourseAddressQuery) {
    const rows = await store.listAddresses({ ...stretch, limit });
    return rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }));
  },
});

export type SitemapService = ReturnType<typeof createSitemapService>;
