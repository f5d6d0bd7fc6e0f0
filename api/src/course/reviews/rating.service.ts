import type { RatingForm } from '@vidya/contracts/calls/course';
import { isRating } from '@vidya/contracts/rules/rating';
import { texts } from '@vidya/contracts/texts/texts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import { badRequest, forbidden } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import { may } from '../../policy/may.ts';
import { shownRating } from '../course-summary.ts';
import type { RatingStore } from './rating.store.ts';

interface RatingDependencies {
  store: RatingStore;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
  onChange: () => void;
}

export function createRating({ store, enrolments, onChange }: RatingDependencies) {
  return {
    /**
     * Only people with a current or past enrolment can rate (decision C11). Returns the course's new average and number
     * of ratings.
     */
    async rateCourse({ courseId, userRating, comment }: RatingForm, caller: Caller) {
      if (!isRating(userRating)) throw badRequest(texts.course.ratingFailed, 'ValidationError');
      const enrolment = await enrolments.findEnrolment(caller.id, courseId);
      if (!may('course.rate', caller, { id: courseId }, enrolment)) throw forbidden();
      const { rating, noOfRatings } = await store.rate({ userId: caller.id, courseId, value: userRating, comment });
      onChange();
      return { rating: shownRating(rating), noOfRatings };
    },
  };
}

export type Rating = ReturnType<typeof createRating>;
