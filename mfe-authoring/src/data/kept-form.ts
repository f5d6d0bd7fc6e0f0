import type { CourseFields } from '@vidya/contracts/course-validation';
import { blankFields } from './course-fields.ts';
import type { StoredCourse } from './stored-course.ts';

const key = (courseId: string | null): string => `vidya.courseForm.${courseId ?? 'new'}`;

export interface KeptForm {
  fields: CourseFields;
  /** What the form had been read from: what somebody saved since then is not overwritten unseen. */
  stored: StoredCourse;
}

/** What was typed into the create form of this tab and never saved; null when nothing was. */
export function keptForm(courseId: string | null): KeptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(courseId)) ?? 'null') as Partial<KeptForm> | null;
    if (!kept?.fields || !kept.stored) return null;
    return { fields: { ...blankFields, ...kept.fields }, stored: kept.stored };
  } catch {
    return null;
  }
}

export function keepForm(courseId: string | null, { fields, stored }: KeptForm): void {
  try {
    sessionStorage.setItem(key(courseId), JSON.stringify({ fields, stored }));
  } catch {
    // A full or closed storage only costs the safety net.
  }
}

export function dropForm(courseId: string | null): void {
  try {
    sessionStorage.removeItem(key(courseId));
  } catch {
    // See above.
  }
}
