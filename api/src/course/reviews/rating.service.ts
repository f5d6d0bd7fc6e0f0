import type { RatingForm } from '@vidya/contracts/calls/course';
import { isRating } from '@vidya/contracts/rules/rating';
import { texts } from '@vidya/contracts/texts/texts';
import { badRequest, forbidden } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import { may } from '../../policy/may.ts';
import type { CourseParts } from '../course-parts.ts';
import { shownRating } from '../course-summary.ts';
import { saveRating } from './rating.store.ts';

export function createRating({ db, enrolments, onChange }: CourseParts) {
  return {
    /** Only people with a current or past enrolment can rate (decision C11). Returns the course's new figures. */
    async rateCourse({ courseId, userRating, comment }: RatingForm, caller: Caller) {
      if (!isRating(userRating)) throw badRequest(texts.course.ratingFailed, 'ValidationError');
      const enrolment = await enrolments.findEnrolment(caller.id, courseId);
      if (!may('course.rate', caller, { id: courseId }, enrolment)) throw forbidden();
      const { rating, noOfRatings } = await saveRating(db, { userId: caller.id, courseId, value: userRating, comment });
      onChange();
      return { rating: shownRating(rating), noOfRatings };
    },
  };
}

export type Rating = ReturnType<typeof createRating>;
