import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isPlayable } from '@vidya/contracts/rules/course/lecture-visibility';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { aboutLecture, auditOnBehalf } from '../../audit/port/on-behalf.ts';
import { instantOf } from '../../course/port/instant-of.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { LectureParts, LectureRef } from '../lecture-parts.ts';
import type { SectionRow } from './section.store.ts';

const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** The same ids, each once, in any order. */
const isSame = (now: string[], submitted: string[]): boolean => {
  const names = new Set(submitted);
  return now.length === submitted.length && names.size === submitted.length && now.every((id) => names.has(id));
};

export interface NewOrder {
  lectureIds: string[];
  /** In their new order, with the number of lectures of each; undefined: as they are. */
  sections?: { _id: string; noOfLectures: number }[] | undefined;
}

/** The sections of a course with the number of lectures that each has now. */
const asTheyAre = (sections: SectionRow[], lectures: { sectionId: string }[]) =>
  sections.map(({ id }) => ({
    _id: id,
    noOfLectures: lectures.filter(({ sectionId }) => sectionId === id).length,
  }));

/** Cuts the new order into the sections. */
function cut({ lectureIds, sections = [] }: NewOrder) {
  let from = 0;
  return sections.map(({ _id, noOfLectures }) => {
    const own = lectureIds.slice(from, from + noOfLectures);
    from += noOfLectures;
    return { id: _id, lectureIds: own };
  });
}

export type CourseLectures = ReturnType<typeof createCourseLectures>;

/** Changes to all lectures of a course at once. */
export function createCourseLectures({
  store,
  details,
  onChange,
}: Pick<LectureParts, 'store' | 'details' | 'onChange'>) {
  const courseAfter = (courseId: string, caller: Caller): Promise<CourseDetail> => {
    onChange();
    return details.getCourse(courseId, caller);
  };
  return {
    /** Moves lectures and sections. Throws 409 when the ids or numbers do not match the current sets. */
    async reorderLectures(courseId: string, order: NewOrder, caller: Caller): Promise<CourseDetail> {
      await store.transaction(async (tx, db) => {
        const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
        const [lectures, present] = await Promise.all([tx.listLectures(courseId), tx.sections.listSections(courseId)]);
        const { lectureIds, sections = asTheyAre(present, lectures) } = order;
        const isCurrent =
          isSame(ids(lectures), lectureIds) &&
          isSame(
            ids(present),
            sections.map(({ _id }) => _id),
          );
        const total = sections.reduce((sum, { noOfLectures }) => sum + noOfLectures, 0);
        if (!isCurrent || total !== lectureIds.length) throw conflict(apiMessages.lecture.orderOutdated);
        await tx.sections.arrange(cut({ lectureIds, sections }));
        await auditOnBehalf(db, { caller, course }, { action: 'lectures.reordered' });
      });
      return courseAfter(courseId, caller);
    },

    /** `publishAt` null takes the schedule away. Throws 400 for a lecture that is published already. */
    async scheduleLecture({ courseId, lectureId }: LectureRef, publishAt: string | null, caller: Caller) {
      const at = instantOf(publishAt);
      await store.transaction(async (tx, db) => {
        const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
        const lecture = await tx.findLecture(lectureId);
        if (lecture?.courseId !== courseId) throw notFound(texts.lecture.missing);
        if (lecture.status === 'published') throw badRequest(apiMessages.schedule.published);
        await tx.changeLecture(lectureId, { publishAt: at });
        const entry = { action: 'lecture.scheduled', ...aboutLecture(lectureId, lecture.title) } as const;
        await auditOnBehalf(db, { caller, course }, entry);
      });
      return courseAfter(courseId, caller);
    },

    /** Publishes every draft of the course that has a playable video; `notReady` has the titles of the others. */
    async publishLectures(courseId: string, caller: Caller) {
      const done = await store.transaction(async (tx, db) => {
        const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
        // A draft with a time of its own waits for that.
        const drafts = (await tx.listLectures(courseId)).filter((each) => each.status === 'draft' && !each.publishAt);
        const published = await tx.publishLectures(drafts.filter(isPlayable).map(({ id }) => id));
        if (published > 0)
          await auditOnBehalf(db, { caller, course }, { action: 'lectures.published', details: { published } });
        const notReady = drafts.filter((lecture) => !isPlayable(lecture)).map(({ title }) => title);
        return { published, notReady };
      });
      return { Course: await courseAfter(courseId, caller), ...done };
    },
  };
}
