import { sql } from 'drizzle-orm';

/**
 * Of a row of `courses`: somebody has or had an enrolment there, or is paying for one just now (decision C10). Such a
 * course is archived and not deleted.
 */
export const isHeldCourse = sql`(exists (select 1 from enrolments where enrolments.course_id = courses.id)
  or exists (select 1 from orders where orders.course_id = courses.id and orders.status in ('created', 'attempted', 'paid')))`;
