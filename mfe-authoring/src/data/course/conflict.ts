import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { useNavigate } from 'react-router-dom';
import { useConflictDialog } from '../conflict-dialog.ts';
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

/**
 * The same for the form of a draft. One that somebody has published meanwhile, or taken back since, is edited elsewhere:
 * saved here, an unfinished text would be public at once, and what was taken back public again.
 */
export function useDraftConflict(...[form, options]: Parameters<typeof useConflict>) {
  const { window, isHarmless, show } = useConflict(form, options);
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refuse = ({ _id }: CourseDetail): void => {
    // The edit form reads it again; the words in this one stay until somebody goes there.
    void queries.invalidateQueries({ queryKey: keys.course(_id), refetchType: 'none' });
    toasts.error('Nothing was saved: this course is no draft any more', {
      label: 'Edit Course',
      run: () => void navigate(paths.editCourse(_id)),
    });
  };
  return {
    window,
    isHarmless: (course: CourseDetail) => course.status === 'draft' && isHarmless(course),
    show: (course: CourseDetail): void => (course.status === 'draft' ? show(course) : refuse(course)),
  };
}

/** A form in which nothing was changed follows what the server has. Called while drawing. */
export function followStored(form: CourseFormState, latest: StoredCourse): void {
  const isLater = (form.stored.version ?? '') < (latest.version ?? '');
  if (isLater && !form.isDirty) form.takeTheirs(latest);
}
