import { type CourseStatus, type Language, type Level, languages, levels } from '@vidya/contracts/calls/course';
import { findCategory } from '@vidya/contracts/rules/categories';
import { type CourseFields, courseProblems, draftProblems } from '@vidya/contracts/rules/course-validation';
import { limits } from '@vidya/contracts/rules/limits';
import type { Problem } from '@vidya/contracts/rules/validation';
import type { StoredCourse } from './authoring.store.ts';
import { storedDescription } from './clean-description.ts';

/** The form as it came: everything is text, and what was not sent is absent. */
export type CourseFormInput = Partial<CourseFields> & {
  status?: 'draft' | 'published' | 'unpublished' | undefined;
  /** The version that was read, as in the contract. */
  version?: string | undefined;
};

const blank: CourseFields = {
  topic: '',
  category: '',
  description: '',
  level: '',
  language: '',
  price: '',
  discount: '',
};

const fieldsOf = (stored: StoredCourse): CourseFields => ({
  topic: stored.title,
  category: stored.category,
  description: stored.description,
  level: stored.level,
  language: stored.language,
  price: String(stored.price),
  discount: String(stored.discount),
});

const isLevel = (value: string): value is Level => (levels as readonly string[]).includes(value);
const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value);

/** A choice that is not on offer is no choice. */
const onOffer = (fields: CourseFields): CourseFields => ({
  ...fields,
  category: findCategory(fields.category)?.slug ?? '',
  level: isLevel(fields.level) ? fields.level : '',
  language: isLanguage(fields.language) ? fields.language : '',
});

/** What was sent, on top of what is stored. */
export function mergeForm(input: CourseFormInput, stored: StoredCourse | null): CourseFields {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return onOffer({ ...blank, ...(stored && fieldsOf(stored)), ...given });
}

/** Somebody saved after the version that this form was read from. */
export const isOutdated = ({ version }: CourseFormInput, { updatedAt }: StoredCourse): boolean =>
  version !== undefined && version !== updatedAt.toISOString();

/** Later than any version before, even where two saves share a millisecond or the clock went back. */
export const nextVersion = ({ updatedAt }: StoredCourse): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1));

/** The rules count what will be shown; what is far too long is not even cleaned. */
const asStored = (fields: CourseFields): CourseFields =>
  fields.description.length > limits.description.maxHtml
    ? fields
    : { ...fields, description: storedDescription(fields.description) };

export const formProblems = (
  fields: CourseFields,
  mode: 'draft' | 'create' | 'edit',
  hasThumbnail: boolean,
): Problem[] =>
  mode === 'draft' ? draftProblems(asStored(fields)) : courseProblems(asStored(fields), mode, hasThumbnail);

/** Only whole numbers get past the rules; what a draft leaves blank is 0. */
const wholeOr0 = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : 0);

export const columnsOf = (fields: CourseFields, status: CourseStatus) => ({
  title: fields.topic.trim(),
  description: storedDescription(fields.description),
  category: fields.category,
  level: isLevel(fields.level) ? fields.level : ('' as const),
  language: isLanguage(fields.language) ? fields.language : ('' as const),
  price: wholeOr0(fields.price),
  discount: wholeOr0(fields.discount),
  status,
});
