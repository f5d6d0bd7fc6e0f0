import { sql } from 'drizzle-orm';

/**
 * For a row of `courses`: true if anybody has or had an enrolment in it, or is paying for one now (decision C10). Such
 * a course is archived, not deleted.
 */
export const isHeldCourse = sql`(exists (select 1 from enrolments where enrolments.course_id = courses.id)
  or exists (select 1 from orders where orders.course_id = courses.id and orders.status in ('created', 'attempted', 'paid')))`;
