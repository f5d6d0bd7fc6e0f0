import type { CourseFields } from '@vidya/contracts/rules/course-fields';
import type { CourseField } from '@vidya/contracts/rules/course-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { useState } from 'react';
import { type Errors, useFormErrors } from '../form-errors.ts';
import { sameFields } from './course-fields.ts';
import { mergedFields, type StoredCourse } from './stored-course.ts';
import { type ThumbnailState, useThumbnail } from './thumbnail.ts';

export interface CourseFormState {
  fields: CourseFields;
  set: (field: keyof CourseFields, value: string) => void;
  thumbnail: ThumbnailState;
  /** The server checked the picture and rejected it. */
  refuseThumbnail: (message: string) => void;
  errors: Errors<CourseField>;
  accept: (problems: Problem<CourseField>[]) => boolean;
  attachForm: (element: HTMLFormElement | null) => void;
  /** The version that the form was loaded from. */
  stored: StoredCourse;
  isDirty: boolean;
  /** Marks the form's current content as stored. */
  markSaved: (saved: Omit<StoredCourse, 'fields'>) => void;
  /** Returns to the stored version. */
  reset: () => void;
  /** Replaces everything in the form with somebody else's later version. */
  takeTheirs: (theirs: StoredCourse) => void;
  /** Keeps the changes made here, on top of somebody else's later version. */
  keepMine: (theirs: StoredCourse) => void;
  /** Changes whenever the form is refilled, for inputs that hold their own state. */
  round: number;
}

/** The state of the course form. `read` is the server's version, `typed` the form's initial content. */
export function useCourseForm(read: StoredCourse, typed: CourseFields = read.fields): CourseFormState {
  const [stored, setStored] = useState(read);
  const [fields, setFields] = useState(typed);
  const [round, setRound] = useState(0);
  const { errors, accept, mark, clear, attachForm } = useFormErrors<CourseField>();
  const thumbnail = useThumbnail((fault) => (fault ? mark('thumbnail', fault) : clear('thumbnail')));
  const fill = (from: StoredCourse, content: CourseFields): void => {
    setStored(from);
    setFields(content);
    accept([]);
    setRound(round + 1);
  };
  const takeTheirs = (theirs: StoredCourse): void => {
    thumbnail.drop();
    fill(theirs, theirs.fields);
  };
  return {
    fields,
    thumbnail,
    errors,
    accept,
    attachForm,
    stored,
    round,
    set: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      clear(field);
    },
    refuseThumbnail: (message) => {
      thumbnail.drop();
      mark('thumbnail', message);
    },
    isDirty: thumbnail.file !== null || !sameFields(fields, stored.fields),
    markSaved: (saved) => {
      setStored({ ...saved, fields });
      thumbnail.drop();
    },
    reset: () => takeTheirs(stored),
    takeTheirs,
    keepMine: (theirs) => fill(theirs, mergedFields(stored.fields, fields, theirs.fields)),
  };
}
