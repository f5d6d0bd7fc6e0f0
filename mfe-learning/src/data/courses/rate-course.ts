import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { type RatingForm, rateCourse, type SubscribedCourse } from '@vidya/contracts/calls/course';
import { texts } from '@vidya/contracts/texts/texts';
import { useRef } from 'react';

type Opinion = Pick<SubscribedCourse, 'userRating' | 'userComment' | 'rating' | 'noOfRatings'>;

/** The state of one course's rating: how many were sent, and the last one that the server accepted. */
const newLedger = { sent: 0, waiting: 0, agreed: null as Opinion | null };

/**
 * Rates a course: shows the rating at once, then saves it. On failure the screen returns to the last rating that the
 * server accepted, and shows the error message (section 4, decision C11). Ratings of one course are sent one after the
 * other, and only the response to the newest one changes the screen.
 */
export function useRateCourse(course: SubscribedCourse) {
  const { send, toasts } = usePlatform();
  const queries = useQueryClient();
  const ledger = useRef({ ...newLedger });
  return useMutation({
    scope: { id: `rate-${course._id}` },
    mutationFn: async (form: RatingForm) => (await send(rateCourse, { body: form })).data,
    onMutate: async (form) => {
      const turn = begin(ledger.current, course);
      await queries.cancelQueries({ queryKey: keys.subscribedCourses });
      show(queries, course._id, ownOf(form));
      return { turn };
    },
    onSuccess: (data, form, { turn }) => {
      const agreed = { userComment: course.userComment, ...data, ...ownOf(form) };
      ledger.current.agreed = agreed;
      if (turn === ledger.current.sent) show(queries, course._id, agreed);
      return queries.invalidateQueries({ queryKey: keys.allCourses, refetchType: 'none' });
    },
    onError: (error, _form, context) => {
      if (context?.turn !== ledger.current.sent) return;
      if (ledger.current.agreed) show(queries, course._id, ledger.current.agreed);
      toasts.error(messageOf(error, texts.course.ratingFailed));
    },
    onSettled: () => {
      ledger.current.waiting -= 1;
    },
  });
}

function begin(ledger: typeof newLedger, course: SubscribedCourse): number {
  const { userRating, userComment, rating, noOfRatings } = course;
  if (ledger.waiting === 0) ledger.agreed = { userRating, userComment, rating, noOfRatings };
  ledger.waiting += 1;
  ledger.sent += 1;
  return ledger.sent;
}

/** A comment that is not sent stays as it was. */
const ownOf = ({ userRating, comment }: RatingForm) => ({
  userRating,
  ...(comment !== undefined && { userComment: comment }),
});

function show(queries: QueryClient, courseId: string, opinion: Partial<Opinion>): void {
  queries.setQueryData<SubscribedCourse[]>(keys.subscribedCourses, (courses) =>
    courses?.map((course) => (course._id === courseId ? { ...course, ...opinion } : course)),
  );
}
