import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { findCategory, formCategories } from '@vidya/contracts/rules/course/categories';
import type { CourseFieldName, CourseFields } from '@vidya/contracts/rules/course/course-fields';
import { namesText } from '@vidya/contracts/rules/course/instructors';
import { limits } from '@vidya/contracts/rules/limits';
import { languages, levels } from '@vidya/contracts/texts/choices';
import { count, rupees } from '@vidya/contracts/texts/format';
import {
  color,
  lazyPart,
  Note,
  radius,
  Select,
  type SelectOption,
  Skeleton,
  space,
  TextField,
  type,
} from '@vidya/shared-ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import type { CourseFormState } from '../data/course/course-form.ts';
import { pricePreview } from '../data/course/stored-course.ts';
import { Group, Pair } from '../parts/form-styles.ts';
import { fieldProps } from './field-props.tsx';
import { ThumbnailField } from './ThumbnailField.tsx';

const LandingFields = lazyPart(async () => (await import('./LandingFields.tsx')).LandingFields);
const WhoGetsWhat = lazyPart(async () => (await import('../earnings/WhoGetsWhat.tsx')).WhoGetsWhat);
const CertificateFields = lazyPart(async () => (await import('./CertificateFields.tsx')).CertificateFields);

/** The form's list, plus what is stored or restored if the list lacks it (decision C4). */
function categoryOptions(slugs: Iterable<string>): SelectOption[] {
  const options = formCategories.map(({ slug, form, bar }) => ({ value: slug, label: form ?? bar }));
  const lacking = [...new Set(slugs)].filter((slug) => slug && !options.some(({ value }) => value === slug));
  return [...options, ...lacking.map((slug) => ({ value: slug, label: findCategory(slug)?.bar ?? slug }))];
}

interface CourseFormFieldsProps {
  form: CourseFormState;
  /** Shown but never sent: the server takes the creator from the session (decision C6). */
  creators: string[];
  /** The price is the owner's: shown, not changed. */
  isPriceFixed?: boolean;
  /** The category the course was stored with, which the form's list may lack (decision C4). */
  storedCategory?: string;
  /** Plain text on create, rich text on edit (decision C5). */
  description: ReactNode;
  /** Of a stored course: its promotional film, and quizzes that its certificate needs, are among them. */
  lectures?: readonly LectureOutline[] | undefined;
}

/** Every field of a course (section 2, create and edit course). */
export function CourseFormFields({
  form,
  creators,
  isPriceFixed = false,
  storedCategory = '',
  description,
  lectures = [],
}: CourseFormFieldsProps) {
  const field = (name: CourseFieldName) => fieldProps(form, name);
  const { topic } = form.fields;
  return (
    <>
      <Group>
        <legend>About the course</legend>
        <TextField {...field('topic')} help={`${count(topic.trim().length)} of ${limits.title.max} characters`} />
        <ThumbnailField form={form} />
        {description}
      </Group>
      <Group>
        <legend>Where it belongs</legend>
        <Select
          {...field('category')}
          placeholder="Choose a category"
          options={categoryOptions([storedCategory, form.fields.category])}
        />
        <Pair>
          <Select {...field('level')} placeholder="Choose a level" options={levels} />
          <Select {...field('language')} placeholder="Choose a language" options={languages} />
        </Pair>
        <TextField
          label="Creator"
          value={namesText(creators)}
          readOnly
          help={`Learners see ${creators.length > 1 ? 'these names' : 'this name'} beside the course.`}
        />
      </Group>
      <Group>
        <legend>Price</legend>
        <Pair>
          <TextField
            {...field('price')}
            inputMode="numeric"
            prefix="₹"
            readOnly={isPriceFixed}
            help={
              isPriceFixed
                ? 'Only the owner of the course changes its price.'
                : 'Whole rupees, at most 1,00,000. 0 makes the course free.'
            }
          />
          <TextField
            {...field('discount')}
            inputMode="numeric"
            suffix="%"
            readOnly={isPriceFixed}
            help={isPriceFixed ? undefined : 'Percent, 0 to 100.'}
          />
        </Pair>
        <Outcome role="status">{outcome(form.fields)}</Outcome>
        <Suspense fallback={null}>
          <Division fields={form.fields} />
        </Suspense>
      </Group>
      <Suspense fallback={<Skeleton shape="block" height="10rem" />}>
        <LandingFields form={form} lectures={lectures} />
        <CertificateFields form={form} lectures={lectures} />
      </Suspense>
      <Note>Fields marked with * are mandatory.</Note>
    </>
  );
}

/** Who gets what of the price, when it is a price. */
function Division({ fields }: { fields: CourseFields }) {
  const preview = pricePreview(fields);
  const due = preview ? finalPrice(preview) : 0;
  return due > 0 ? <WhoGetsWhat price={due} /> : null;
}

/** The price for learners, in whole rupees. */
function outcome(fields: CourseFields): string {
  const preview = pricePreview(fields);
  if (!preview) return 'Enter a price to see what learners pay.';
  const due = finalPrice(preview);
  return due === 0 ? 'Learners pay nothing: the course is Free' : `Learners pay ${rupees(due)}`;
}

const Outcome = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.primarySoft};
  border-radius: ${radius.medium};
  ${type.strong}
  font-variant-numeric: tabular-nums;
`;
