/** `node make-due.ts <folder>`: sets the time of what is scheduled in the data of a stopped site to an hour ago. */
import path from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import { connectPglite } from '../../api/src/database/connect.ts';
import { courses } from '../../api/src/database/tables/schema-courses.ts';
import { lectures } from '../../api/src/database/tables/schema-lectures.ts';

const { db, close } = await connectPglite({ dataDir: path.join(process.argv[2]!, 'database') });
// oxlint-disable-next-line no-await-in-loop
for (const table of [courses, lectures])
  await db.update(table).set({ publishAt: sql`now() - interval '1 hour'` }).where(isNotNull(table.publishAt));
await close();
