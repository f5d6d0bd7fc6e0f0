import type { CoursePart } from '@vidya/contracts/calls/ledger/earnings';
import { earningsTexts as say } from '@vidya/contracts/rules/ledger/earnings-texts';
import { texts } from '@vidya/contracts/texts/texts';
import { sql } from 'drizzle-orm';
import { auditOnBehalf } from '../../audit/port/on-behalf.ts';
import { createInstructorsStore, type TaughtCourse } from '../../course/port/course-port.ts';
import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/database.ts';
import { courseParts } from '../../database/tables/schema-ledger.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest } from '../../http/errors.ts';
import { permitted, permittedCourse } from '../../policy/may.ts';

type Given = { instructorId: string; percent: number }[];

/** The parts of those who teach the course since before, the owner first; what nobody else has is the owner's. */
async function readParts(db: Db, course: TaughtCourse): Promise<CoursePart[]> {
  const [row] = await rowsOf<{ parts: Given; teamIds: string[] }>(
    db,
    sql`select parts, array(select user_id from course_instructors where course_id = d.course_id and since <= d.valid_from)
      as "teamIds" from course_parts d where course_id = ${course.id} order by valid_from desc, id desc limit 1`,
  );
  const parts = row?.parts.filter(({ instructorId }) => row.teamIds.includes(instructorId)) ?? [];
  const percentOf = (id: string) => parts.find(({ instructorId }) => instructorId === id)?.percent ?? 0;
  const others = (await createInstructorsStore(db).listCoInstructors(course.id)).map(({ userId, fullName }) => ({
    instructorId: userId,
    name: fullName,
    percent: percentOf(userId),
  }));
  const rest = 100 - others.reduce((sum, { percent }) => sum + percent, 0);
  return [{ instructorId: course.instructorId, name: course.instructorName, percent: rest }, ...others];
}

/** How the instructors of a course divide what it earns. */
export function createParts(db: Db) {
  return {
    async read(courseId: string, caller: Caller): Promise<{ parts: CoursePart[] }> {
      const thing = await createInstructorsStore(db).findCourse(courseId);
      const course = permitted('course.listInstructors', caller, { thing, missing: texts.course.idNotFound });
      return { parts: await readParts(db, course) };
    },
    /** Later sales follow it. */
    set: (courseId: string, given: Given, caller: Caller): Promise<{ parts: CoursePart[] }> =>
      db.transaction(async (tx) => {
        const course = permittedCourse('course.divide', await createInstructorsStore(tx).lockCourse(courseId), caller);
        const team = new Set((await readParts(tx, course)).map(({ instructorId }) => instructorId));
        const isKnown = new Set(given.map(({ instructorId }) => instructorId)).size === given.length;
        if (!isKnown || !given.every(({ instructorId }) => team.has(instructorId))) throw badRequest(say.partsOfOthers);
        if (given.reduce((sum, { percent }) => sum + percent, 0) !== 100) throw badRequest(say.partsNot100);
        // Not the start of the transaction: it must come after the part that it replaces.
        await tx
          .insert(courseParts)
          .values({ courseId, parts: given, setBy: caller.id, validFrom: sql`clock_timestamp()` });
        const details = { parts: given.map(({ percent }) => percent).join(' : ') };
        await auditOnBehalf(tx, { caller, course }, { action: 'course.divided', details });
        return { parts: await readParts(tx, course) };
      }),
  };
}

export type Parts = ReturnType<typeof createParts>;
