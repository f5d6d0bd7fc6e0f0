import { useEffect, useState } from 'react';
import { dropForm, keepForm, keptForm, lectureFormPlace } from '../kept-form.ts';
import { blankLecture, type LectureFields } from './lecture-fields.ts';
import type { LectureFormState } from './lecture-form.ts';
import type { StoredLecture } from './stored-lecture.ts';

/** The form's initial content: unsaved text from before a reload, or the stored lecture. */
export function useKeptLecture(courseId: string, lectureId: string | null, latest: StoredLecture) {
  const place = lectureFormPlace(courseId, lectureId);
  const [kept] = useState(() => keptForm<LectureFields, StoredLecture>(place, blankLecture));
  return { place, isBack: kept !== null, read: kept?.stored ?? latest, typed: kept?.fields ?? latest.fields };
}

/** Stores a form's text in the tab until it is saved. */
export function useKeepLecture(
  place: ReturnType<typeof lectureFormPlace>,
  { fields, stored, hasText }: LectureFormState,
  isSaved: boolean,
): void {
  useEffect(() => {
    if (isSaved || !hasText) dropForm(place);
    else keepForm(place, { fields, stored });
  }, [place, fields, stored, hasText, isSaved]);
}
