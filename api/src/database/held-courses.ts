import { sql } from 'drizzle-orm';

/** For a row of `courses`: anybody has or had an enrolment or is paying for one: it is archived, not deleted (C10). */
export const isHeldCourse = sql`(exists (select 1 from enrolments where enrolments.course_id = courses.id)
  or exists (select 1 from orders where orders.course_id = courses.id and orders.status in ('created', 'attempted', 'paid')))`;
