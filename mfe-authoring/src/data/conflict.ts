import type { CourseDetail } from '@vidya/contracts/course';
import { useConflictDialog } from './conflict-dialog.ts';
import type { CourseFormState } from './course-form.ts';
import { differencesOf } from './differences.ts';
import { changedFields, type StoredCourse } from './stored-course.ts';

interface ConflictOptions {
  /** A course as this form shows it. */
  toStored: (course: CourseDetail) => StoredCourse;
  /** This form's description as words to read. */
  asText: (description: string) => string;
}

/** Somebody else saved the course that is being edited: nothing is overwritten or given up without having been asked. */
export function useConflict(form: CourseFormState, { toStored, asText }: ConflictOptions) {
  const { window, show } = useConflictDialog<StoredCourse>({
    name: 'course-conflict',
    differencesFrom: (theirs) =>
      differencesOf({
        read: form.stored,
        mine: form.fields,
        hasNewThumbnail: form.thumbnail.file !== null,
        theirs,
        asText,
      }),
    takeTheirs: form.takeTheirs,
    keepMine: form.keepMine,
  });
  return {
    window,
    /** Only something outside the form changed meanwhile, such as a lecture. */
    isHarmless: (course: CourseDetail) => changedFields(form.stored, toStored(course)).length === 0,
    show: (course: CourseDetail): void => show(toStored(course)),
  };
}

/** A form in which nothing was changed follows what the server has. Called while drawing. */
export function followStored(form: CourseFormState, latest: StoredCourse): void {
  const isLater = (form.stored.version ?? '') < (latest.version ?? '');
  if (isLater && !form.isDirty) form.takeTheirs(latest);
}
