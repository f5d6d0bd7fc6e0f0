import { languages, levels } from '@vidya/contracts/calls/choices';
import { findCategory, formCategories } from '@vidya/contracts/rules/categories';
import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { Select, type SelectOption, TextField } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import type { CourseFormState } from '../data/course/course-form.ts';
import { Group, Note, Pair } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { PriceFields } from './PriceFields.tsx';
import { ThumbnailField } from './ThumbnailField.tsx';

/** The form's list, plus the stored category if the list lacks it (decision C4). */
function categoryOptions(storedSlug: string): SelectOption[] {
  const options = formCategories.map(({ slug, form, bar }) => ({ value: slug, label: form ?? bar }));
  if (!storedSlug || options.some(({ value }) => value === storedSlug)) return options;
  return [...options, { value: storedSlug, label: findCategory(storedSlug)?.bar ?? storedSlug }];
}

interface CourseFormFieldsProps {
  form: CourseFormState;
  /** Shown but never sent: the server takes the creator from the session (decision C6). */
  creator: string;
  /** The category the course was stored with, which the form's list may lack (decision C4). */
  storedCategory?: string;
  /** Plain text on create, rich text on edit (decision C5). */
  description: ReactNode;
}

/** Every field of a course (section 2, create and edit course). */
export function CourseFormFields(props: CourseFormFieldsProps) {
  const { form, creator, storedCategory = '', description } = props;
  const { fields, errors, set } = form;
  return (
    <>
      <Group>
        <legend>About the course</legend>
        <TextField
          label={<Marked>Title</Marked>}
          aria-required
          value={fields.topic}
          error={errors.topic}
          help={`${count(fields.topic.trim().length)} of ${limits.title.max} characters`}
          onChange={(event) => set('topic', event.target.value)}
        />
        <ThumbnailField form={form} />
        {description}
      </Group>
      <Group>
        <legend>Where it belongs</legend>
        <Select
          label={<Marked>Category</Marked>}
          aria-required
          placeholder="Choose a category"
          options={categoryOptions(storedCategory)}
          value={fields.category}
          error={errors.category}
          onChange={(event) => set('category', event.target.value)}
        />
        <Pair>
          <Select
            label={<Marked>Level</Marked>}
            aria-required
            placeholder="Choose a level"
            options={levels}
            value={fields.level}
            error={errors.level}
            onChange={(event) => set('level', event.target.value)}
          />
          <Select
            label={<Marked>Language</Marked>}
            aria-required
            placeholder="Choose a language"
            options={languages}
            value={fields.language}
            error={errors.language}
            onChange={(event) => set('language', event.target.value)}
          />
        </Pair>
        <TextField label="Creator" value={creator} readOnly help="Learners see this name beside the course." />
      </Group>
      <PriceFields form={form} />
      <Note>Fields marked with * are mandatory.</Note>
    </>
  );
}
