import { useQuery } from '@tanstack/react-query';
import { getPreview, verifyCertificate } from '@vidya/contracts/browser/calls';
import type { ApiResponse, Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import type { LecturePreview } from '@vidya/contracts/calls/watching';
import { ApiError } from '@vidya/contracts/rules/api-error';

type Fetching = Record<'signal', AbortSignal>;

/** The response's data; null for the HTTP statuses that mean that there is no such thing. */
async function orNull<Data>(work: Promise<ApiResponse<Data>>, absent: number[]): Promise<Data | null> {
  try {
    return (await work).data;
  } catch (error) {
    if (error instanceof ApiError && absent.includes(error.status)) return null;
    throw error;
  }
}

/** Null when there is no such certificate. */
export const certificateQuery = (send: Send, code: string) => ({
  queryKey: keys.certificate(code),
  queryFn: ({ signal }: Fetching) => orNull(send(verifyCertificate, { params: { code }, signal }), [404]),
});

export const useCertificate = (code: string) => useQuery(certificateQuery(usePlatform().send, code));

/** A lecture that anybody may watch; null when it does not exist or is not a free preview. */
export const previewQuery = (send: Send, { courseId, lectureId }: Record<'courseId' | 'lectureId', string>) => ({
  queryKey: keys.preview(courseId, lectureId),
  queryFn: ({ signal }: Fetching) => orNull(send(getPreview, { params: { courseId, lectureId }, signal }), [404, 400]),
});

export function usePreview(courseId: string, lectureId: string) {
  const { send } = usePlatform();
  // A refetch on window focus must not swap the video under the viewer.
  return useQuery({ ...previewQuery(send, { courseId, lectureId }), refetchOnWindowFocus: false });
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
