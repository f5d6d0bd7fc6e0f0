import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { getPreview, type Lecture, type LecturePreview } from '@vidya/contracts/calls/lecture';

const isNone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A lecture that anybody may watch; null when it does not exist or is not a free preview. */
export function usePreview(courseId: string, lectureId: string) {
  const { send } = usePlatform();
  return useQuery<LecturePreview | null>({
    queryKey: keys.preview(courseId, lectureId),
    // A refetch on window focus must not swap the video under the viewer.
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      try {
        return (await send(getPreview, { params: { courseId, lectureId }, signal })).data;
      } catch (error) {
        if (isNone(error)) return null;
        throw error;
      }
    },
  });
}

/** The preview in the player's shape: no progress, nothing in preparation. */
export const playable = (preview: LecturePreview): Lecture => ({
  ...preview,
  isPreview: true,
  video: null,
  state: 'ready',
  percent: 100,
  progress: null,
  authoring: null,
});
