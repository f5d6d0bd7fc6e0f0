import type { RatingForm } from '@vidya/contracts/calls/course';
import { isRating } from '@vidya/contracts/rules/course/rating';
import { texts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, forbidden } from '../../http/errors.ts';
import { may } from '../../policy/may.ts';
import type { CourseParts } from '../course-parts.ts';
import { shownRating } from '../course-summary.ts';
import { findTaught, saveRating } from './rating.store.ts';

export function createRating({ db, enrolments, onChange }: CourseParts) {
  return {
    /** Only people with a current or past enrolment can rate, and not what they teach (decision C11). Returns the course's new figures. */
    async rateCourse({ courseId, userRating, comment, isNamed }: RatingForm, caller: Caller) {
      if (!isRating(userRating)) throw badRequest(texts.course.ratingFailed, 'ValidationError');
      const enrolment = await enrolments.findEnrolment(caller.id, courseId);
      const course = await findTaught(db, courseId);
      if (!course || !may('course.rate', caller, course, enrolment)) throw forbidden();
      const given = { userId: caller.id, courseId, value: userRating, comment, isNamed };
      const { rating, noOfRatings } = await saveRating(db, given);
      onChange();
      return { rating: shownRating(rating), noOfRatings };
    },
  };
}

export type Rating = ReturnType<typeof createRating>;
