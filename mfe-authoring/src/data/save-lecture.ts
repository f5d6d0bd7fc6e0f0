import { keys } from '@vidya/contracts/keys';
import { createLecture, type LectureForm, updateLecture } from '@vidya/contracts/lecture';
import { usePlatform } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { onRefusal } from './refusal.ts';

interface LecturePlace {
  courseId: string;
  /** Null for a new one. */
  lectureId: string | null;
  /** The server found that the file is no video. */
  onVideoRefused: (message: string) => void;
}

/** Adds or changes a lecture and answers with the course it is in; null when it failed: the failure has been said. */
export function useSaveLecture({ courseId, lectureId, onVideoRefused }: LecturePlace) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: LectureForm) => {
      if (lectureId === null) {
        const work = send(createLecture, { params: { courseId }, body });
        onRefusal(work, 'Video', onVideoRefused);
        return (await run(work, { ...created, failure: texts.lecture.createFailed }))?.data.Course ?? null;
      }
      const work = send(updateLecture, { params: { courseId, lectureId }, body });
      onRefusal(work, 'Video', onVideoRefused);
      return (await run(work, { ...updated, failure: texts.lecture.updateFailed }))?.data ?? null;
    },
    onSuccess: (course) => {
      if (course) void queries.invalidateQueries({ queryKey: keys.allCourses });
    },
  });
}

const created = { loading: 'Creating Lecture...', success: 'Lecture Created Successfully' };
const updated = { loading: 'Updating Lecture...', success: 'Lecture Updated Successfully' };
