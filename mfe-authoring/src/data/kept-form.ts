export interface KeptForm<Fields, Stored> {
  fields: Fields;
  /** The version that the form was loaded from: it keeps later saves of others from being overwritten unnoticed. */
  stored: Stored;
}

/** The storage key of one form's unsaved text, per tab. */
export type FormPlace = `courseForm.${string}` | `lectureForm.${string}`;

export const courseFormPlace = (courseId: string | null): FormPlace => `courseForm.${courseId ?? 'new'}`;

export const lectureFormPlace = (courseId: string, lectureId: string | null): FormPlace =>
  `lectureForm.${courseId}.${lectureId ?? 'new'}`;

const key = (place: FormPlace): string => `vidya.${place}`;

/** The unsaved text of a form in this tab, or null. `blank` fills missing fields. */
export function keptForm<Fields extends object, Stored>(
  place: FormPlace,
  blank: Fields,
): KeptForm<Fields, Stored> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(place)) ?? 'null') as Partial<KeptForm<Fields, Stored>> | null;
    if (!kept?.fields || !kept.stored) return null;
    return { fields: { ...blank, ...kept.fields }, stored: kept.stored };
  } catch {
    return null;
  }
}

export function keepForm<Fields, Stored>(place: FormPlace, { fields, stored }: KeptForm<Fields, Stored>): void {
  try {
    sessionStorage.setItem(key(place), JSON.stringify({ fields, stored }));
  } catch {
    // Without storage only the unsaved text is lost on a reload.
  }
}

export function dropForm(place: FormPlace): void {
  try {
    sessionStorage.removeItem(key(place));
  } catch {
    // See above.
  }
}
