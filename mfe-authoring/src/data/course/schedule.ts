import { useMutation } from '@tanstack/react-query';
import { scheduleCourse, scheduleLecture } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { useRefreshCourses } from './course.ts';

/** Sets when a course, or one of its draft lectures, is published by itself; null takes the time away. Resolves to whether it is saved. */
export function useSchedule(courseId: string, lectureId?: string) {
  const { send, run } = usePlatform();
  return useMutation({
    mutationFn: async (publishAt: string | null): Promise<boolean> => {
      const body = { publishAt };
      const work = lectureId
        ? send(scheduleLecture, { params: { courseId, lectureId }, body })
        : send(scheduleCourse, { params: { courseId }, body });
      const texts = { success: 'Schedule Saved Successfully', failure: 'Error In Saving The Schedule' };
      return (await run(work, texts)) !== null;
    },
    onSuccess: useRefreshCourses(),
  });
}
