import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';

/** For a very common prefix, checks only this many people. */
const maxLookedAt = 100;

export function createInstructorNamesStore(db: Db) {
  return {
    /** Returns names of people with published courses, by the first letters of their words. */
    async find(tsQuery: string, limit: number): Promise<string[]> {
      const rows = await rowsOf<{ name: string }>(
        db,
        sql`select distinct full_name as name
          from (
            select id, full_name from users
            where role in ('INSTRUCTOR', 'ADMIN') and deleted_at is null
              and to_tsvector('simple', search_form(full_name)) @@ to_tsquery('simple', ${tsQuery})
            limit ${maxLookedAt}
          ) as people
          where exists (select from courses where instructor_id = people.id and status = 'published')
          order by 1 limit ${limit}`,
      );
      return rows.map(({ name }) => name);
    },
  };
}

export type InstructorNamesStore = ReturnType<typeof createInstructorNamesStore>;
