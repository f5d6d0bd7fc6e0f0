import { useMutation, useQueryClient } from '@tanstack/react-query';
import { duplicateCourse, listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';

/** How often to refetch the courses while some of their videos are in preparation. */
const processingCheckMs = 15_000;

export const useSubscribedCourses = () => useCall(listSubscribedCourses, { key: keys.subscribedCourses });

/** The instructor's own courses; for administrators, all courses. */
export const useCreatedCourses = () =>
  useCall(listCreatedCourses, {
    key: keys.createdCourses,
    refetchInterval: ({ state }) =>
      state.data?.some(({ noOfProcessing }) => noOfProcessing > 0) ? processingCheckMs : false,
  });

/** Copies a course as a draft, which then comes first among the own courses. */
export function useDuplicateCourse() {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (courseId: string) =>
      run(send(duplicateCourse, { params: { courseId } }), {
        loading: 'Duplicating Course...',
        success: 'Course Duplicated As A Draft',
        failure: 'Error In Duplicating Course',
      }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.createdCourses }),
  });
}
