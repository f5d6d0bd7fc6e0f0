import type { CourseDetail } from '@vidya/contracts/course';
import { useDialogEntry } from '@vidya/contracts/platform';
import { useState } from 'react';
import type { CourseFormState } from './course-form.ts';
import { type Difference, differencesOf } from './differences.ts';
import { changedFields, type StoredCourse } from './stored-course.ts';

export interface Conflict {
  isOpen: boolean;
  differences: Difference[];
  close: () => void;
  takeTheirs: () => void;
  keepMine: () => void;
}

interface ConflictOptions {
  /** A course as this form shows it. */
  toStored: (course: CourseDetail) => StoredCourse;
  /** This form's description as words to read. */
  asText: (description: string) => string;
}

/** Somebody else saved the course that is being edited: nothing is overwritten or given up without having been asked. */
export function useConflict(form: CourseFormState, { toStored, asText }: ConflictOptions) {
  const dialog = useDialogEntry('course-conflict');
  const [theirs, setTheirs] = useState<StoredCourse | null>(null);
  const settle = (take: (theirs: StoredCourse) => void) => () => {
    if (theirs) take(theirs);
    dialog.close();
  };
  const window: Conflict = {
    isOpen: dialog.isOpen && theirs !== null,
    differences: theirs
      ? differencesOf({
          read: form.stored,
          mine: form.fields,
          hasNewThumbnail: form.thumbnail.file !== null,
          theirs,
          asText,
        })
      : [],
    close: dialog.close,
    takeTheirs: settle(form.takeTheirs),
    keepMine: settle(form.keepMine),
  };
  return {
    window,
    /** Only something outside the form changed meanwhile, such as a lecture. */
    isHarmless: (course: CourseDetail) => changedFields(form.stored, toStored(course)).length === 0,
    show: (course: CourseDetail): void => {
      setTheirs(toStored(course));
      dialog.open();
    },
  };
}

/** A form in which nothing was changed follows what the server has. Called while drawing. */
export function followStored(form: CourseFormState, latest: StoredCourse): void {
  const isLater = (form.stored.version ?? '') < (latest.version ?? '');
  if (isLater && !form.isDirty) form.takeTheirs(latest);
}
