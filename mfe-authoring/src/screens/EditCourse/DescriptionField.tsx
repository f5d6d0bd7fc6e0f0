import { visibleLength } from '@vidya/contracts/rules/course-validation';
import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { FormField, lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';
import type { CourseFormState } from '../../data/course/course-form.ts';
import { Marked } from '../../parts/Marked.tsx';

const RichText = lazyPart(async () => (await import('../../rich-text/RichText.tsx')).RichText);

/** The description as rich text (decision C5). Only this component loads the editor's code. */
export function DescriptionField({ form }: { form: CourseFormState }) {
  const { description } = form.fields;
  return (
    <FormField
      label={<Marked>Description</Marked>}
      error={form.errors.description}
      help={`${count(visibleLength(description))} of ${count(limits.description.maxOnEdit)} characters`}
    >
      {(wiring) => (
        <Suspense fallback={<Skeleton height="20rem" shape="block" />}>
          <RichText
            key={form.round}
            {...wiring}
            label="Description"
            aria-required
            html={description}
            onChange={(html) => {
              if (html !== description) form.set('description', html);
            }}
          />
        </Suspense>
      )}
    </FormField>
  );
}
