import type { CourseField, CourseFields } from '@vidya/contracts/course-validation';
import { usePlatform } from '@vidya/contracts/platform';
import type { Problem } from '@vidya/contracts/validation';
import { useState } from 'react';
import { sameFields } from './course-fields.ts';
import { thumbnailFault } from './file-checks.ts';
import { type Errors, useFormErrors } from './form-errors.ts';

export interface CourseFormState {
  fields: CourseFields;
  set: (field: keyof CourseFields, value: string) => void;
  thumbnail: File | null;
  pickThumbnail: (file: File | null) => void;
  /** The chosen file turned out to be no picture. */
  refuseThumbnail: (message: string) => void;
  errors: Errors<CourseField>;
  accept: (problems: Problem<CourseField>[]) => boolean;
  attachForm: (element: HTMLFormElement | null) => void;
  isDirty: boolean;
  /** What is in the form now is what is stored. */
  settle: () => void;
  /** Back to what is stored. */
  reset: () => void;
  /** Changes with every reset, for inputs that keep their own state. */
  round: number;
}

/** The course form's memory. `stored` is what the server has, `typed` what is in the form to begin with. */
export function useCourseForm(stored: CourseFields, typed: CourseFields = stored): CourseFormState {
  const [saved, setSaved] = useState(stored);
  const [fields, setFields] = useState(typed);
  const [thumbnail, setThumbnail] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const { errors, accept, mark, clear, attachForm } = useFormErrors<CourseField>();
  const { toasts } = usePlatform();
  return {
    fields,
    thumbnail,
    errors,
    accept,
    attachForm,
    round,
    set: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      clear(field);
    },
    pickThumbnail: (file) => {
      const fault = file ? thumbnailFault(file) : undefined;
      setThumbnail(fault ? null : file);
      clear('thumbnail');
      if (!fault) return;
      mark('thumbnail', fault);
      toasts.error(fault);
    },
    refuseThumbnail: (message) => {
      setThumbnail(null);
      mark('thumbnail', message);
    },
    isDirty: thumbnail !== null || !sameFields(fields, saved),
    settle: () => {
      setSaved(fields);
      setThumbnail(null);
    },
    reset: () => {
      setFields(saved);
      setThumbnail(null);
      accept([]);
      setRound(round + 1);
    },
  };
}
