import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { lectureProgress } from '../../database/tables/schema-lectures.ts';
import { secondsToComplete } from './watched.ts';

export interface LectureLength {
  durationSeconds: number;
  /** Uploaded or linked: done when most of its seconds are watched. */
  isFilm: boolean;
}

/**
 * Fits all learners' progress to the lecture's new duration: no stretch and no position goes beyond the end, and a
 * completion stays (decision L9). In the transaction that changes the duration. Each row is computed from itself alone,
 * so that a report that commits before it counts; one that still had the earlier duration is cut by the next report.
 */
export async function fitProgress(
  db: Db,
  lectureId: string,
  { durationSeconds, isFilm }: LectureLength,
): Promise<void> {
  // Without a duration the end is unknown.
  if (durationSeconds <= 0) return;
  const { watched, positionSeconds, isCompleted, updatedAt } = lectureProgress;
  const end = sql`${durationSeconds}::int`;
  const inside = sql`from (
    select (stretch ->> 0)::numeric as "from", least((stretch ->> 1)::numeric, ${end}) as "to"
    from jsonb_array_elements(${watched}) as stretch
  ) as inside where inside."from" < ${end}`;
  const seconds = sql`(select coalesce(round(sum(inside."to" - inside."from")), 0)::int ${inside})`;
  // What is no film needs more than its seconds: an article its end, a quiz to be passed.
  const needed = isFilm ? secondsToComplete(durationSeconds) : null;
  const isDone = sql`(${isCompleted} or coalesce(${seconds} >= ${needed}::float8, false))`;
  const isBeyond = sql`(${positionSeconds} > ${end} or (${watched} -> -1 ->> 1)::numeric > ${end})`;
  await db
    .update(lectureProgress)
    .set({
      watched: sql`(select coalesce(jsonb_agg(jsonb_build_array("from", "to") order by "from"), '[]') ${inside})`,
      watchedSeconds: seconds,
      positionSeconds: sql`case when ${positionSeconds} <= ${end} then ${positionSeconds}
        when ${isDone} then 0 else ${end} end`,
      isCompleted: isDone,
      // Says when the learner last watched: which lecture of the course they come back to.
      updatedAt: sql`${updatedAt}`,
    })
    .where(and(eq(lectureProgress.lectureId, lectureId), sql`(${isBeyond} or (not ${isCompleted} and ${isDone}))`));
}
