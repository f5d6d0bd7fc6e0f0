import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { rateCourse } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import type { RatingForm } from '@vidya/contracts/calls/course';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useCallback, useRef, useSyncExternalStore } from 'react';

type Opinion = Pick<SubscribedCourse, 'userRating' | 'userComment' | 'userIsNamed' | 'rating' | 'noOfRatings'>;

const rateKey = ['rateCourse'];

function unsavedRatings(mutations: ReturnType<QueryClient['getMutationCache']>): RatingForm[] {
  const newest = new Map<string, RatingForm | null>();
  for (const { state } of mutations.findAll({ mutationKey: rateKey })) {
    const form = state.variables as RatingForm | undefined;
    if (form) newest.set(form.courseId, state.status === 'success' ? null : form);
  }
  return [...newest.values()].filter((form) => form !== null);
}

/**
 * The last rating of each course that the server has not accepted. It outlives the card, which a search or a filter takes
 * off the page.
 */
export function useUnsavedRatings(): RatingForm[] {
  const mutations = useQueryClient().getMutationCache();
  const subscribe = useCallback((onChange: () => void) => mutations.subscribe(onChange), [mutations]);
  // As text, because equal lists have to be the same one.
  const unsaved = useSyncExternalStore(subscribe, () => JSON.stringify(unsavedRatings(mutations)));
  return JSON.parse(unsaved) as RatingForm[];
}

/** Gives up a rating that was refused. */
export function useForgetRating(courseId: string) {
  const mutations = useQueryClient().getMutationCache();
  return (): void => {
    for (const failed of mutations.findAll({ mutationKey: [...rateKey, courseId], status: 'error' }))
      mutations.remove(failed);
  };
}

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
    mutationKey: [...rateKey, course._id],
    gcTime: Infinity,
    scope: { id: `rate-${course._id}` },
    mutationFn: async (form: RatingForm) => (await send(rateCourse, { body: form })).data,
    onMutate: async (form) => {
      const turn = begin(ledger.current, course);
      await queries.cancelQueries({ queryKey: keys.subscribedCourses });
      show(queries, course._id, ownOf(form));
      return { turn };
    },
    onSuccess: (data, form, { turn }) => {
      const { userComment, userIsNamed } = course;
      const agreed = { userComment, userIsNamed, ...data, ...ownOf(form) };
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
  const { userRating, userComment, userIsNamed, rating, noOfRatings } = course;
  if (ledger.waiting === 0) ledger.agreed = { userRating, userComment, userIsNamed, rating, noOfRatings };
  ledger.waiting += 1;
  ledger.sent += 1;
  return ledger.sent;
}

/** What is not sent stays as it was. */
const ownOf = ({ userRating, comment, isNamed }: RatingForm) => ({
  userRating,
  ...(comment !== undefined && { userComment: comment }),
  ...(isNamed !== undefined && { userIsNamed: isNamed }),
});

function show(queries: QueryClient, courseId: string, opinion: Partial<Opinion>): void {
  queries.setQueryData<SubscribedCourse[]>(keys.subscribedCourses, (courses) =>
    courses?.map((course) => (course._id === courseId ? { ...course, ...opinion } : course)),
  );
}
