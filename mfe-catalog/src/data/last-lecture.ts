import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/course';
import { listLectures } from '@vidya/contracts/calls/lecture';

/** The lecture where a learner stopped, by the lecture viewer's query, so that it is cached when the viewer opens. */
export function useLastLecture({ _id: courseId, lastLectureId }: SubscribedCourse) {
  const { send } = usePlatform();
  const { data } = useQuery({
    queryKey: keys.lectures(courseId),
    queryFn: async ({ signal }) => (await send(listLectures, { params: { courseId }, signal })).data,
    enabled: lastLectureId !== null,
  });
  const index = data?.lectures.findIndex((lecture) => lecture._id === lastLectureId) ?? -1;
  const lecture = data?.lectures[index];
  if (!lecture) return undefined;
  return { number: index + 1, title: lecture.title, positionSeconds: lecture.progress?.positionSeconds ?? 0 };
}

export type LastLecture = ReturnType<typeof useLastLecture>;
