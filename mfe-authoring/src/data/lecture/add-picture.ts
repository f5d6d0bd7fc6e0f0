import { useMutation } from '@tanstack/react-query';
import { addPicture } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';

/** Uploads a picture for the articles of a course; resolves to its id. */
export function useAddPicture(courseId: string) {
  const { send } = usePlatform();
  return useMutation({
    mutationFn: async ({ picture, signal }: { picture: File; signal: AbortSignal }): Promise<string> =>
      (await send(addPicture, { params: { courseId }, body: { picture }, signal })).data.pictureId,
  });
}
