import { getArticle } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { useState } from 'react';
import { type StoredLecture, storedLecture } from './stored-lecture.ts';

const failed = 'Error In Loading The Article';

/** A lecture with its text, as the server has them now. Rejects without its source: the form must not begin empty. */
export async function sendForStored(send: Send, courseId: string, lecture: Lecture): Promise<StoredLecture> {
  if (lecture.kind !== 'article') return storedLecture(lecture, '');
  const { data } = await send(getArticle, { params: { courseId, lectureId: lecture._id } });
  if (data.source === null) throw new ApiError(failed, { status: 0 });
  return storedLecture(lecture, data.source);
}

/**
 * A lecture with its text for a form, once both have been loaded; later, null while the text of a version that another
 * person saved is on its way. Fetched again for each version, so that no text is taken for a later one.
 */
export function useStoredLecture(courseId: string, lecture: Lecture) {
  const isArticle = lecture.kind === 'article';
  const query = useCall(getArticle, {
    key: keys.articleSource(lecture._id, lecture.authoring?.version ?? 0),
    params: { courseId, lectureId: lecture._id },
    enabled: isArticle,
    refetchOnWindowFocus: false,
  });
  const source = isArticle ? query.data?.source : '';
  const stored = source == null ? null : storedLecture(lecture, source);
  const [hasBegun, setBegun] = useState(false);
  if (stored && !hasBegun) setBegun(true);
  const isMissing = !hasBegun && isArticle && (query.isLoadingError || query.data?.source === null);
  return { stored, hasBegun: hasBegun || stored !== null, isMissing, query };
}
