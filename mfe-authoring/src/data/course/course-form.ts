import type { CourseField, CourseFields } from '@vidya/contracts/rules/course-validation';
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
  /** The server looked into the picture and did not want it. */
  refuseThumbnail: (message: string) => void;
  errors: Errors<CourseField>;
  accept: (problems: Problem<CourseField>[]) => boolean;
  attachForm: (element: HTMLFormElement | null) => void;
  /** What the form was read from. */
  stored: StoredCourse;
  isDirty: boolean;
  /** What is in the form now has been stored. */
  markSaved: (saved: Omit<StoredCourse, 'fields'>) => void;
  /** Back to what is stored. */
  reset: () => void;
  /** Somebody else's later version replaces everything here. */
  takeTheirs: (theirs: StoredCourse) => void;
  /** What was changed here stays, on top of somebody else's later version. */
  keepMine: (theirs: StoredCourse) => void;
  /** Changes whenever the form is filled anew, for inputs that keep their own state. */
  round: number;
}

/** The course form's memory. `read` is what the server has, `typed` what is in the form to begin with. */
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
