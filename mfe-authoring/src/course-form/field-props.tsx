import { type CourseFieldName, courseFields } from '@vidya/contracts/rules/course/course-fields';
import type { ChangeEvent } from 'react';
import type { CourseFormState } from '../data/course/course-form.ts';
import { Marked } from '../parts/Marked.tsx';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const requiredProps = (label: string) => ({ label: <Marked>{label}</Marked>, 'aria-required': true });
const optionalProps = (label: string) => ({ label, isOptional: true });

/** The props of an input of the course form. */
export const fieldProps = ({ fields, errors, set }: CourseFormState, name: CourseFieldName) => ({
  ...(courseFields[name].isMandatory ? requiredProps : optionalProps)(courseFields[name].label),
  value: fields[name],
  error: errors[name],
  onChange: (event: ChangeEvent<Input>) => set(name, event.target.value),
});
