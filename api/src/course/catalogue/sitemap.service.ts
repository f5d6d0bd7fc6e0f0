import type { CourseAddressQuery } from '@vidya/contracts/calls/catalogue';
import { limits } from '@vidya/contracts/rules/limits';
import type { Db } from '../../database/database.ts';
import { listAddresses } from './sitemap.store.ts';

export const createSitemapService = (db: Db) => ({
  async listCourseAddresses({ limit = limits.addressesPerFetch, ...stretch }: CourseAddressQuery) {
    const rows = await listAddresses(db, { ...stretch, limit });
    return rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }));
  },
});

export type SitemapService = ReturnType<typeof createSitemapService>;
