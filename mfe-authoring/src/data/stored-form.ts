import { usePerson } from '@vidya/contracts/browser/platform';
import { readStored, store } from '@vidya/contracts/browser/stored';
import { useState } from 'react';

interface StoredForm<Fields, Stored> {
  fields: Fields;
  /** The version that the form was loaded from: it keeps later saves of others from being overwritten unnoticed. */
  stored: Stored;
}

/** The storage key of one form's unsaved text, per tab and person. */
export const useCourseFormPlace = (courseId: string | null): string =>
  `vidya.courseForm.${usePerson()?._id}.${courseId ?? 'new'}`;
export const useLectureFormPlace = (courseId: string, lectureId: string | null): string =>
  `vidya.lectureForm.${usePerson()?._id}.${courseId}.${lectureId ?? 'new'}`;

function readForm<Fields extends object, Stored extends { fields: Fields }>(
  place: string,
  blank: Fields,
): StoredForm<Fields, Stored> | null {
  try {
    const found = JSON.parse(readStored(place, 'session') ?? 'null') as Partial<StoredForm<Fields, Stored>> | null;
    if (!found?.fields || !found.stored) return null;
    // Both may be from a version that had fewer fields.
    const stored = { ...found.stored, fields: { ...blank, ...found.stored.fields } };
    return { fields: { ...blank, ...found.fields }, stored };
  } catch {
    return null;
  }
}

/** A form's initial content: unsaved text from before a reload, or the server's version. `blank` fills missing fields. */
export function useStoredForm<Fields extends object, Stored extends { fields: Fields }>(
  place: string,
  { blank, latest }: { blank: Fields; latest: Stored },
) {
  const [found] = useState(() => readForm<Fields, Stored>(place, blank));
  return { isBack: found !== null, read: found?.stored ?? latest, typed: found?.fields ?? latest.fields };
}

/** Stores the unsaved text of a form in this tab; null removes it. */
export function storeForm(place: string, form: StoredForm<object, object> | null): void {
  // Without storage only the unsaved text is lost on a reload.
  store(place, form && JSON.stringify(form), 'session');
}
