import type { AuditSubject } from '@vidya/contracts/texts/choices';
import { type SQL, sql } from 'drizzle-orm';
import { containsPattern } from '../database/like.ts';

/** Details that hold a name; the others hold fixed terms and numbers. */
const namingFacts = ['lecture', 'code', 'course', 'reason', 'fault', 'remote', 'version', 'by'];

/**
 * For a row of `audit_log`: true if the actor, the subject or a detail contains the text. The lookups go by key, row by
 * row from the newest on, so a common word fills the page early.
 */
export function mentions(text: string): SQL {
  const pattern = containsPattern(text);
  const holds = (names: SQL): SQL => sql`lower(${names}) like lower(${pattern})`;
  const person = sql`u.deleted_at is null and ${holds(sql`u.full_name || ' ' || u.email`)}`;
  const subjects: Record<AuditSubject, SQL> = {
    user: sql`select ${person} from users u where u.id = audit_log.subject_id`,
    payment: sql`select ${holds(sql`p.user_name || ' ' || p.course_title || ' ' || coalesce(p.gateway_payment_id, '')`)}
      from payments p where p.id = audit_log.subject_id`,
    coupon: sql`select ${holds(sql`c.code`)} from coupons c where c.id = audit_log.subject_id`,
    message: sql`select ${holds(sql`m.name || ' ' || m.subject`)} from contact_messages m where m.id = audit_log.subject_id`,
    course: sql`select ${holds(sql`k.title`)} from courses k where k.id = audit_log.subject_id`,
    lecture: sql`select ${holds(sql`l.title`)} from lectures l where l.id = audit_log.subject_id`,
    question: sql`select ${holds(sql`l.title`)} from lecture_questions q join lectures l on l.id = q.lecture_id
      where q.id = audit_log.subject_id`,
    release: sql`select ${holds(sql`v.name || ' ' || v.version`)} from release_versions v where v.id = audit_log.subject_id`,
  };
  const cases = Object.entries(subjects).map(([kind, name]) => sql`when ${kind} then (${name})`);
  return sql`(
    (select ${person} from users u where u.id = audit_log.actor_id)
    or case audit_log.subject_kind ${sql.join(cases, sql` `)} end
    or exists (select 1 from jsonb_each_text(audit_log.details) fact
      where fact.key in ${namingFacts} and ${holds(sql`fact.value`)}))`;
}
