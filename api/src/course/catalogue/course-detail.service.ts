import type { CourseDetail, CourseInstructor, CourseRating, CourseSection } from '@vidya/contracts/calls/course';
import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import type { RefundNote } from '@vidya/contracts/calls/payment';
import { defaultCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { kindOf } from '@vidya/contracts/rules/course/lecture-source';
import { hiddenReason } from '@vidya/contracts/rules/course/lecture-visibility';
import { firstName, initialOf } from '@vidya/contracts/rules/text/reviewer-name';
import { isAddress } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { readCertificateRules, readLearnerStatus } from '../../certificate/port/certificate-status.ts';
import { pick } from '../../database/database.ts';
import { progressPercent } from '../../enrolment/port/progress-percent.ts';
import type { Caller } from '../../http/access/session.ts';
import { notFound } from '../../http/errors.ts';
import { imageAddress } from '../../outside/files/image-address.ts';
import { type Enrolment, isHeld, isOpen } from '../../policy/enrolment-state.ts';
import { may } from '../../policy/may.ts';
import type { CourseParts } from '../course-parts.ts';
import { toSummary } from '../course-summary.ts';
import { cleanDescription } from '../port/clean-description.ts';
import { createReviewStore, type RatingRow } from '../reviews/review.store.ts';
import {
  type CourseDetailRow,
  createCourseDetailStore,
  type IntroductionRow,
  type OutlineRow,
  type SectionRow,
} from './course-detail.store.ts';

function toOutline(row: OutlineRow): LectureOutline {
  const { id, title, durationSeconds, isPreview, isSample, resourceCount } = row;
  const hidden = hiddenReason(row);
  return {
    _id: id,
    title,
    kind: kindOf(row),
    durationSeconds,
    isPreview,
    ...(resourceCount > 0 && { resourceCount }),
    ...(isSample && { isSample }),
    ...(hidden && { hidden }),
  };
}

const toSection =
  (rows: OutlineRow[]) =>
  ({ id, title, goal }: SectionRow): CourseSection => ({
    _id: id,
    title,
    goal,
    lectures: rows.filter(({ sectionId }) => sectionId === id).map((row) => row.id),
  });

/** The drafts that are published by themselves, the next one first. */
const upcomingOf = (rows: OutlineRow[]): CourseDetail['upcoming'] =>
  rows
    .flatMap(({ id, title, publishAt }) => (publishAt ? [{ _id: id, title, publishAt: publishAt.toISOString() }] : []))
    .toSorted((one, other) => one.publishAt.localeCompare(other.publishAt));
const itemsOf = (lines: string): string[] => (lines === '' ? [] : lines.split('\n'));

/** Chosen quizzes that are gone count no more; who does not see drafts gets neither ids nor the start. */
function certificateFor({ start, ...rules }: ShownRules, rows: OutlineRow[], seesHidden: boolean): ShownRules {
  const forManagers = seesHidden ? { start } : {};
  const quizIds = rules.quizIds.filter((quizId) => rows.some(({ id }) => id === quizId));
  const isGone = rules.quizzes === 'chosen' && quizIds.length === 0;
  if (isGone) return { ...rules, ...forManagers, ...defaultCertificateRules, lecturePercent: rules.lecturePercent };
  return { ...rules, ...forManagers, quizIds: seesHidden ? quizIds : [] };
}

/** A name from before names were checked may be a mail address. */
const nameOf = ({ writer, isNamed }: RatingRow): string =>
  isNamed && !isAddress(writer) ? firstName(writer) : initialOf(writer);

type ShownRules = NonNullable<CourseDetail['certificate']>;

/** The rating's own id replaces the person's id (decision C7), and what they chose to show their name. */
const ratingFor =
  (caller: Caller | null) =>
  (row: RatingRow): CourseRating => ({
    userId: row.id,
    ...pick(row, 'value', 'comment'),
    ratedAt: row.updatedAt.toISOString(),
    name: nameOf(row),
    isOwn: row.userId === caller?.id,
  });

/** Without the texts of a person who may no longer change them. */
const toInstructor = ({ avatar, headline, about, role }: IntroductionRow): CourseInstructor => ({
  picture: avatar ? { secure_url: imageAddress(avatar) } : null,
  ...(role === 'USER' ? { headline: '', about: '' } : { headline, about }),
});

/** Merges the lists without duplicates, newest first. */
function together(...lists: RatingRow[][]): RatingRow[] {
  const each = new Map(lists.flat().map((row) => [row.id, row]));
  return [...each.values()].toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

/** The part of a course page that belongs to the caller. */
type CallerPart = Pick<CourseDetail, 'userRating' | 'enrolment' | 'refund' | 'openOrders'>;
const emptyCallerPart: CallerPart = { userRating: 0, enrolment: null, refund: null, openOrders: [] };

export function createCourseDetailService({ db, enrolments }: CourseParts) {
  const store = createCourseDetailStore(db);
  const reviews = createReviewStore(db);
  const refundOf = async (course: CourseDetailRow, caller: Caller): Promise<RefundNote | null> => {
    const found = await store.findRefund(course.id, caller.id);
    return found && { at: found.refundedAt.toISOString(), amount: found.amountPaise, method: found.method };
  };
  const enrolmentOf = async (course: CourseDetailRow, caller: Caller, stored: Enrolment | null) => {
    if (!isHeld(stored)) return null;
    const [completed, lastLectureId, statuses] = await Promise.all([
      store.countCompleted(course.id, caller.id),
      store.findLastLecture(course.id, caller.id),
      readLearnerStatus(db, caller.id, [course.id]),
    ]);
    const progress = progressPercent(completed, course.noOfLectures);
    const certificate = statuses.get(course.id)?.status;
    return {
      expiresAt: stored.expiresAt.toISOString(),
      isExpired: !isOpen(stored),
      progress,
      lastLectureId,
      ...(certificate && { certificate }),
    };
  };
  const callerPart = async (course: CourseDetailRow, caller: Caller): Promise<CallerPart> => {
    const stored = await enrolments.findEnrolment(caller.id, course.id);
    const [userRating, enrolment, refund, openOrders] = await Promise.all([
      reviews.ownValue(course.id, caller.id),
      enrolmentOf(course, caller, stored),
      stored?.status === 'refunded' ? refundOf(course, caller) : null,
      // A course that is no longer on sale cannot be paid for.
      course.status === 'published' ? store.listOpenAmounts(course.id, caller.id) : [],
    ]);
    return { userRating, enrolment, refund, openOrders };
  };
  /** All who teach the course, its owner first. */
  const instructorsOf = async ({ coInstructors, ...course }: CourseDetailRow): Promise<CourseDetail['instructors']> => {
    const introductions = await store.readIntroductions(coInstructors.map(({ id }) => id));
    return [
      { _id: course.instructorId, name: course.instructorName, ...toInstructor(course.instructor) },
      ...coInstructors.flatMap(({ id, name }) => {
        const row = introductions.get(id);
        return row ? [{ _id: id, name, ...toInstructor(row) }] : [];
      }),
    ];
  };
  const visible = async (courseId: string, caller: Caller | null): Promise<CourseDetailRow> => {
    const course = await store.findCourse(courseId);
    const stored =
      caller && course && course.status !== 'published' ? await enrolments.findEnrolment(caller.id, courseId) : null;
    if (!course || !may('course.see', caller, course, stored)) throw notFound(texts.course.detailsFailed);
    return course;
  };
  return {
    /** Throws 404 if the caller may not see the course. The result contains no media address. */
    async getCourse(courseId: string, caller: Caller | null): Promise<CourseDetail> {
      const course = await visible(courseId, caller);
      const [all, sections, newest, worded, ratingsByStars, enrolledCount, own, instructors, rules] = await Promise.all(
        [
          store.listOutline(courseId),
          store.listSections(courseId),
          reviews.listNewest(courseId),
          reviews.listCommented(courseId),
          reviews.countByStars(courseId),
          store.countLearners(courseId),
          caller ? callerPart(course, caller) : emptyCallerPart,
          instructorsOf(course),
          readCertificateRules(db, courseId, course.noOfLectures),
        ],
      );
      const seesHidden = may('lecture.watchHidden', caller, course);
      const isLearner = own.enrolment && !own.enrolment.isExpired;
      const seesUpcoming = course.status !== 'archived' && (seesHidden || isLearner);
      const isPromo = all.some(
        ({ id, isPreview, isVisible }) => id === course.promoLectureId && isPreview && isVisible,
      );
      const outline = all.filter(({ isVisible }) => isVisible || seesHidden);
      return {
        ...toSummary(course),
        ...own,
        description: cleanDescription(course.description),
        outcomes: itemsOf(course.outcomes),
        requirements: itemsOf(course.requirements),
        audience: itemsOf(course.audience),
        promoLectureId: seesHidden || isPromo ? course.promoLectureId : null,
        instructor: toInstructor(course.instructor),
        instructors,
        lectures: outline.map(toOutline),
        sections: sections.map(toSection(outline)).filter(({ lectures }) => lectures.length > 0 || seesHidden),
        ...(rules && { certificate: certificateFor(rules, all, seesHidden) }),
        accessDays: course.accessDays,
        allRatings: together(newest, worded).map(ratingFor(caller)),
        ratingsByStars,
        enrolledCount,
        publishAt: seesHidden ? (course.publishAt?.toISOString() ?? null) : null,
        upcoming: seesUpcoming ? upcomingOf(all) : [],
      };
    },
    /** Returns reviews to callers who may see the course; `after` as in the contract. */
    async listReviews(courseId: string, after: string | undefined, caller: Caller | null): Promise<CourseRating[]> {
      await visible(courseId, caller);
      return (await reviews.listCommented(courseId, after)).map(ratingFor(caller));
    },
  };
}

export type CourseDetailService = ReturnType<typeof createCourseDetailService>;
