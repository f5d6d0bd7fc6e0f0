import type { AnswerBody } from '@vidya/contracts/calls/quiz';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';

/** An attempt as its learner knows it: the answers that count by their questions' ids, and what the judge says. */
export interface OwnAttempt {
  id: string;
  answers: Record<string, AnswerBody>;
  hundredths: number;
  isPassed: boolean;
}

/**
 * Counts answers and attempts for which our tables disagree with the learners. All must be 0. Lost: acknowledged, and
 * another change of the answer counts. Begun twice: an attempt that no learner knows.
 */
export async function findings(db: Db, own: OwnAttempt[]): Promise<Record<string, number>> {
  const truth = sql`truth as (
    select * from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
      as t("id" uuid, "answers" jsonb, "hundredths" int, "isPassed" boolean)
  ), counting as (
    select distinct on (attempt_id, question_id) attempt_id, question_id, answer
    from quiz_answers order by attempt_id, question_id, sequence desc
  ), ends as (
    select truth.*, (select count(*) from quiz_results r where r.attempt_id = truth.id) as times from truth
  )`;
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`with ${truth} select
      (select count(*)::int from truth cross join lateral jsonb_each(answers) as given (question, answer)
        where not exists (select 1 from counting c where c.attempt_id = truth.id
          and c.question_id = given.question::uuid and c.answer = given.answer)) as "acknowledged, lost",
      (select count(*)::int from quiz_attempts a where not exists (select 1 from truth where truth.id = a.id)) as "begun twice",
      (select count(*)::int from ends where times > 1) as "ended twice",
      (select count(*)::int from ends where times = 0) as "never ended",
      (select count(*)::int from truth join quiz_results r on r.attempt_id = truth.id
        where (r.hundredths, r.is_passed) is distinct from (truth."hundredths", truth."isPassed")) as "judged otherwise"`,
  );
  return row!;
}

/** For the control: a rule that seems to do, by which the change that arrives last counts. */
export async function letLastArrivalCount(db: Db): Promise<void> {
  await db.execute(sql`create function last_arrival() returns trigger language plpgsql as $$ begin
    new.sequence := 1 + coalesce((select max(sequence) from quiz_answers
      where attempt_id = new.attempt_id and question_id = new.question_id), 0);
    return new;
  end $$`);
  await db.execute(sql`create trigger last_arrival before insert on quiz_answers
    for each row execute function last_arrival()`);
}
