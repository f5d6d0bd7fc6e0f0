import { findCategory } from '@vidya/contracts/categories';
import { type CourseStatus, type Language, type Level, languages, levels } from '@vidya/contracts/course';
import { type CourseFields, courseProblems, draftProblems } from '@vidya/contracts/course-validation';
import { texts } from '@vidya/contracts/texts';
import type { Problem } from '@vidya/contracts/validation';
import { storedDescription } from './clean-description.ts';
import type { StoredCourse } from './authoring.store.ts';

/** The form as it came: everything is text, and what was not sent is absent. */
export type CourseFormInput = Partial<CourseFields> & { status?: 'draft' | 'published' | undefined };

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

/** Rules that an unfinished form cannot break yet (decision C9). */
const ofFinished: string[] = [texts.validation.fieldsMandatory, texts.validation.descriptionShort];

export function formProblems(
  fields: CourseFields,
  mode: 'draft' | 'create' | 'edit',
  hasThumbnail: boolean,
): Problem[] {
  if (mode !== 'draft') return courseProblems(fields, mode, hasThumbnail);
  const others = courseProblems(fields, 'create', true).filter(({ field }) => field !== 'topic');
  return [...draftProblems(fields), ...others.filter(({ message }) => !ofFinished.includes(message))];
}

/** Only whole numbers get past the rules, except in drafts, where anything else counts as not filled in yet. */
const wholeOr0 = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : 0);

export const columnsOf = (fields: CourseFields, status: CourseStatus) => ({
  title: fields.topic.trim(),
  description: storedDescription(fields.description),
  category: fields.category,
  level: isLevel(fields.level) ? fields.level : ('Beginner' as const),
  language: isLanguage(fields.language) ? fields.language : ('English' as const),
  price: wholeOr0(fields.price),
  discount: wholeOr0(fields.discount),
  status,
});
