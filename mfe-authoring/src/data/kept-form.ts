import type { CourseFields } from '@vidya/contracts/course-validation';
import { blankFields } from './course-fields.ts';

const key = (courseId: string | null): string => `vidya.courseForm.${courseId ?? 'new'}`;

/** What was typed into the create form of this tab and never saved; null when nothing was. */
export function keptForm(courseId: string | null): CourseFields | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(courseId)) ?? 'null') as Partial<CourseFields> | null;
    return kept && { ...blankFields, ...kept };
  } catch {
    return null;
  }
}

export function keepForm(courseId: string | null, fields: CourseFields): void {
  try {
    sessionStorage.setItem(key(courseId), JSON.stringify(fields));
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
