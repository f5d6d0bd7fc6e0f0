import type { Consequences, PeopleStatistics } from '@vidya/contracts/calls/people';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { PeopleKind } from '@vidya/contracts/texts/choices';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { isHeldCourse } from '../../database/held-courses.ts';
import { isEnrolled, isOfKind, roleOf } from './people-filter.ts';

type Totals = Pick<PeopleStatistics, 'registered' | 'enrolled'>;
type JoinedByMonth = PeopleStatistics['joinedByMonth'];
type QuizTotals = PeopleStatistics['quizzes'];

const zone = 'Asia/Kolkata';

const count = (kind: PeopleKind, fits = sql`true`) =>
  sql`(select count(*)::int from users where ${isOfKind(kind)} and ${fits})`;

const firstOf = (year: number) => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${zone})`;

/** Returns an entry for every month, 0 without sign-ups. */
function byMonth(rows: { month: number; joined: number }[]): Record<MonthKey, number> {
  const found = new Map(rows.map(({ month, joined }) => [month, joined]));
  const entries = monthKeys.map((key, index) => [key, found.get(index + 1) ?? 0]);
  return Object.fromEntries(entries) as Record<MonthKey, number>;
}

async function countPeople(db: Db): Promise<Totals> {
  const [found] = await rowsOf<Record<'students' | 'instructors' | 'learning' | 'teaching', number>>(
    db,
    sql`select ${count('students')} as students, ${count('instructors')} as instructors,
      ${count('students', isEnrolled.students)} as learning,
      ${count('instructors', isEnrolled.instructors)} as teaching`,
  );
  const { students, instructors, learning, teaching } = found!;
  return { registered: { students, instructors }, enrolled: { students: learning, instructors: teaching } };
}

async function countJoined(db: Db, year: number): Promise<JoinedByMonth> {
  const rows = await rowsOf<{ role: string; month: number; joined: number }>(
    db,
    sql`select users.role, extract(month from users.created_at at time zone ${zone})::int as month, count(*)::int as joined
      from users where users.role in ('USER', 'INSTRUCTOR') and users.deleted_at is null
        and users.created_at >= ${firstOf(year)} and users.created_at < ${firstOf(year + 1)}
      group by 1, 2`,
  );
  const of = (kind: PeopleKind) => byMonth(rows.filter(({ role }) => role === roleOf[kind]));
  return { students: of('students'), instructors: of('instructors') };
}

async function countQuizzes(db: Db, year: number): Promise<QuizTotals> {
  const [totals] = await rowsOf<QuizTotals>(
    db,
    sql`select count(*)::int as attempts, (count(*) filter (where result.is_passed))::int as passed,
        avg(result.hundredths::float8 / nullif(result.max_points, 0)) as "averagePercent"
      from quiz_attempts a
      cross join lateral (
        select r.is_passed, r.hundredths, r.max_points from quiz_results r
        where r.attempt_id = a.id order by r.created_at desc limit 1
      ) result
      where a.ended_at >= ${firstOf(year)} and a.ended_at < ${firstOf(year + 1)}
        and (select v.settings ->> 'mode' from quiz_versions v where v.id = a.version_id) = 'graded'`,
  );
  return totals!;
}

/** How long sign-ups and purchases may be missing from the totals. */
const maxTtlMs = 5_000;

const yearsKept = 20;

/** Totals are cached and shared by all callers, so that the database counts at most once in a few seconds. */
export function createPeopleCountsStore(db: Db, ttlMs: number) {
  const life = Math.min(ttlMs, maxTtlMs);
  const people = createShortCache<Totals>({ ttlMs: life, max: 1 });
  const joined = createShortCache<JoinedByMonth>({ ttlMs: life, max: yearsKept });
  const quizzes = createShortCache<QuizTotals>({ ttlMs: life, max: yearsKept });
  return {
    countPeople: () => people.get('all', () => countPeople(db)),
    /** Counts people who still have an account, by the month they joined in (India's time zone, decision A1). */
    countJoined: (year: number) => joined.get(String(year), () => countJoined(db, year)),
    /** Counts the attempts at graded quizzes that ended in a year (in India's time zone). */
    countQuizzes: (year: number) => quizzes.get(String(year), () => countQuizzes(db, year)),
    /** Clears the cache after a deletion or a role change. */
    forget() {
      people.invalidate();
      joined.invalidate();
    },
    async countConsequences(userId: string): Promise<Consequences> {
      const made = sql`courses.instructor_id = ${userId} and courses.status <> 'archived'`;
      const open = sql`enrolments.status = 'active' and enrolments.expires_at > now()`;
      const [found] = await rowsOf<Consequences>(
        db,
        sql`select
          (select count(*)::int from enrolments where enrolments.user_id = ${userId} and ${open}) as "activeSubscriptions",
          (select coalesce(sum(amount_paise - refunded_paise), 0)::float8 from payments
            where user_id = ${userId} and status in ('captured', 'refunded')) as "paidPaise",
          (select count(*)::int from courses where ${made}) as "courses",
          (select count(*)::int from courses where ${made} and ${isHeldCourse}) as "coursesHeld",
          (select count(distinct enrolments.user_id)::int from courses
            join enrolments on enrolments.course_id = courses.id where ${made} and ${open}) as "learners"`,
      );
      return found!;
    },
  };
}

export type PeopleCounts = ReturnType<typeof createPeopleCountsStore>;
