import { listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';

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
