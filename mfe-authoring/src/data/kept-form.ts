export interface KeptForm<Fields, Stored> {
  fields: Fields;
  /** What the form had been read from: what somebody saved since then is not overwritten unseen. */
  stored: Stored;
}

/** Where the words typed into one form of this tab are kept. */
export type FormPlace = `courseForm.${string}` | `lectureForm.${string}`;

export const courseFormPlace = (courseId: string | null): FormPlace => `courseForm.${courseId ?? 'new'}`;

export const lectureFormPlace = (courseId: string, lectureId: string | null): FormPlace =>
  `lectureForm.${courseId}.${lectureId ?? 'new'}`;

const key = (place: FormPlace): string => `vidya.${place}`;

/** What was typed into a form of this tab and never saved; null when nothing was. `blank` fills what is lacking. */
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
    // A full or closed storage only costs the safety net.
  }
}

export function dropForm(place: FormPlace): void {
  try {
    sessionStorage.removeItem(key(place));
  } catch {
    // See above.
  }
}
