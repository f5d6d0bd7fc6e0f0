import { useMutation } from '@tanstack/react-query';
import { listReviews } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseDetail, CourseRating } from '@vidya/contracts/calls/course';
import { limits } from '@vidya/contracts/rules/limits';
import { useState } from 'react';

const hasComment = ({ comment }: CourseRating): boolean => comment.trim() !== '';

/** The reviews of a course, newest first: those that came with the course, then page by page. */
export function useReviews({ _id: courseId, allRatings }: CourseDetail) {
  const { send } = usePlatform();
  // Set when a further page loads: if the course were refetched, the later pages would no longer match.
  const [held, hold] = useState<CourseRating[][]>();
  const pages = held ?? [allRatings.filter(hasComment)];
  const last = pages.at(-1) ?? [];
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (after: string) => (await send(listReviews, { params: { courseId }, query: { after } })).data,
    onSuccess: (page) => hold([...pages, page]),
  });
  return {
    reviews: pages.flat(),
    hasMore: last.length >= limits.reviewsAtOnce,
    fetchMore: () => mutate(last.at(-1)?.userId ?? ''),
    isFetching: isPending,
    isError,
  };
}
