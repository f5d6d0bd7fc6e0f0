import { visibleLength } from '@vidya/contracts/course-validation';
import { count } from '@vidya/contracts/format';
import { limits } from '@vidya/contracts/limits';
import { TextArea } from '@vidya/shared-ui';
import { useState } from 'react';
import type { CourseFormState } from '../../data/course-form.ts';
import { htmlToText, textToHtml } from '../../data/paragraphs.ts';
import { Marked } from '../../parts/Marked.tsx';

/** The description as text; its paragraphs are kept as HTML. */
export function DescriptionField({ form }: { form: CourseFormState }) {
  return <Text key={form.round} form={form} />;
}

function Text({ form }: { form: CourseFormState }) {
  const [text, setText] = useState(() => htmlToText(form.fields.description));
  return (
    <TextArea
      label={<Marked>Description</Marked>}
      aria-required
      rows={12}
      help={`${count(visibleLength(form.fields.description))} of ${count(limits.description.mostOnEdit)} characters`}
      value={text}
      error={form.errors.description}
      onChange={(event) => {
        setText(event.target.value);
        form.set('description', textToHtml(event.target.value));
      }}
    />
  );
}
