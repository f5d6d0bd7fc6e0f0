import type { CourseFieldName, CourseFields } from '@vidya/contracts/rules/course/course-fields';
import type { CourseField } from '@vidya/contracts/rules/course/course-validation';
import { useState } from 'react';
import { useFormErrors } from '../form-errors.ts';
import { mergedFields, withTexts } from '../versions.ts';
import { type StoredCourse, sameFields } from './stored-course.ts';
import { useThumbnail } from './thumbnail.ts';

export type CourseFormState = ReturnType<typeof useCourseForm>;

/** The state of the course form. `read` is the server's version, `typed` the form's initial content. */
export function useCourseForm(read: StoredCourse, typed: CourseFields = read.fields) {
  const [stored, setStored] = useState(read);
  const [fields, setFields] = useState(typed);
  const [round, setRound] = useState(0);
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);
  const { errors, accept, mark, clear, formProps, sendOnce, isSending } = useFormErrors<CourseField>();
  const thumbnail = useThumbnail((fault) => (fault ? mark('thumbnail', fault) : clear('thumbnail')));
  const fill = (from: StoredCourse, content: CourseFields): void => {
    setStored(from);
    setFields(content);
    setRestoredFrom(null);
    accept([]);
    setRound(round + 1);
  };
  /** Replaces everything in the form with another person's later version. */
  const takeTheirs = (theirs: StoredCourse): void => {
    thumbnail.drop();
    fill(theirs, theirs.fields);
  };
  return {
    fields,
    thumbnail,
    errors,
    accept,
    formProps,
    sendOnce,
    isSending,
    /** The version that the form was loaded from. */
    stored,
    /** Changes whenever the form is refilled, for inputs that hold their own state. */
    round,
    set: (field: CourseFieldName, value: string): void => {
      setFields((before) => ({ ...before, [field]: value }));
      clear(field);
    },
    /** When the version was saved whose texts were put into the form and are not saved again yet; null for none. */
    restoredFrom,
    restore: (texts: Record<string, string>, savedAt: string): void => {
      fill(stored, withTexts(fields, texts));
      setRestoredFrom(savedAt);
    },
    /** The server checked the picture and rejected it. */
    refuseThumbnail: (message: string): void => {
      thumbnail.drop();
      mark('thumbnail', message);
    },
    isDirty: thumbnail.file !== null || !sameFields(fields, stored.fields),
    /** Marks the form's current content as stored. */
    markSaved: (saved: Omit<StoredCourse, 'fields'>): void => {
      setStored({ ...saved, fields });
      setRestoredFrom(null);
      thumbnail.drop();
    },
    /** Returns to the stored version. */
    reset: () => takeTheirs(stored),
    takeTheirs,
    /** Keeps the changes made here, on top of another person's later version. */
    keepMine: (theirs: StoredCourse): void => fill(theirs, mergedFields(stored.fields, fields, theirs.fields)),
  };
}
