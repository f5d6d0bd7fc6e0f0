import { limits } from '@vidya/contracts/rules/limits';
import { TextField } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';

interface ExpectedLengthProps {
  form: LectureFormState;
  /** What learners see without it. */
  help?: ReactNode;
}

/** How long a lecture takes whose content has no length of its own. */
export const ExpectedLength = ({ form, help }: ExpectedLengthProps) => (
  <TextField
    label="Expected length"
    isOptional
    inputMode="numeric"
    suffix="min"
    help={help ?? `Learners see it beside the title, 1 to ${limits.expectedMinutesMax} minutes.`}
    {...form.field('expectedMinutes')}
  />
);
