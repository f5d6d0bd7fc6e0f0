import type { CourseDetail, CourseRating } from '@vidya/contracts/course';
import type { LectureOutline } from '@vidya/contracts/lecture';
import { texts } from '@vidya/contracts/texts';
import { notFound } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import { cleanDescription } from './clean-description.ts';
import { canSee, isHeld, isOpen, progressPercent } from './course-access.ts';
import type { CourseDetailRow, CourseDetailStore, OutlineRow, RatingRow } from './course-detail.store.ts';
import { toSummary } from './course-summary.ts';

export interface CourseDetailService {
  /** 404 for what the caller may not even know of. Carries no media address. */
  getCourse(courseId: string, caller: Caller | null): Promise<CourseDetail>;
}

const toOutline = ({ id, ...lecture }: OutlineRow): LectureOutline => ({ _id: id, ...lecture });

/** The rating's own id stands for the person (decision C7). */
const toRating = ({ id, value, words, updatedAt }: RatingRow): CourseRating => ({
  userId: id,
  value,
  words,
  ratedAt: updatedAt.toISOString(),
});

export function createCourseDetailService(store: CourseDetailStore): CourseDetailService {
  const enrolmentOf = async (course: CourseDetailRow, caller: Caller): Promise<CourseDetail['enrolment']> => {
    const seat = await store.findSeat(course.id, caller.id);
    if (!isHeld(seat)) return null;
    return {
      expiresAt: seat.expiresAt.toISOString(),
      isExpired: !isOpen(seat),
      progress: progressPercent(await store.countCompleted(course.id, caller.id), course.noOfLectures),
    };
  };
  const visible = async (courseId: string, caller: Caller | null): Promise<CourseDetailRow> => {
    const course = await store.findCourse(courseId);
    const seat = course?.status === 'archived' && caller ? await store.findSeat(courseId, caller.id) : null;
    if (!course || !canSee(course, caller, seat)) throw notFound(texts.course.detailsFailed);
    return course;
  };
  return {
    async getCourse(courseId, caller) {
      const course = await visible(courseId, caller);
      const [outline, ratings, enrolledCount, enrolment] = await Promise.all([
        store.listOutline(courseId),
        store.listRatings(courseId),
        store.countLearners(courseId),
        caller ? enrolmentOf(course, caller) : null,
      ]);
      const own = ratings.find(({ userId }) => userId === caller?.id);
      return {
        ...toSummary(course, own?.value),
        description: cleanDescription(course.description),
        lectures: outline.map(toOutline),
        allRatings: ratings.map(toRating),
        enrolledCount,
        enrolment,
      };
    },
  };
}
