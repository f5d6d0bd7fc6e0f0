import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { listCourses } from '@vidya/contracts/calls/course';
import { useDeferredValue } from 'react';

const shown = 6;

/** Courses to choose from, by a part of their title; the most popular ones until something is typed. */
export function useCourseChoice(typed: string) {
  const { send } = usePlatform();
  const q = useDeferredValue(typed.trim());
  const query = { limit: shown, ...(q && { q }) };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.courses(query),
    queryFn: async ({ signal }) => (await send(listCourses, { query, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { courses: data, error, isFetching, retry: () => void refetch() };
}
