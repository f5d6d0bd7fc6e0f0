import { type CourseFieldName, courseFields } from '@vidya/contracts/rules/course/course-fields';
import type { ChangeEvent } from 'react';
import type { CourseFormState } from '../data/course/course-form.ts';
import { Marked } from '../parts/Marked.tsx';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The props of a mandatory input of the course form. */
export const fieldProps = ({ fields, errors, set }: CourseFormState, name: CourseFieldName) => ({
  label: <Marked>{courseFields[name].label}</Marked>,
  'aria-required': true,
  value: fields[name],
  error: errors[name],
  onChange: (event: ChangeEvent<Input>) => set(name, event.target.value),
});
