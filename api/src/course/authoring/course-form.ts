import { findCategory } from '@vidya/contracts/rules/course/categories';
import {
  type CourseFieldName,
  type CourseFields,
  type CourseValues,
  eachCourseField,
  isLineField,
  isNumberField,
} from '@vidya/contracts/rules/course/course-fields';
import { courseProblems } from '@vidya/contracts/rules/course/course-validation';
import { linesOf } from '@vidya/contracts/rules/course/lines';
import { limits } from '@vidya/contracts/rules/limits';
import type { Problem } from '@vidya/contracts/rules/validation';
import { type CourseStatus, type Language, type Level, languages, levels } from '@vidya/contracts/texts/choices';
import { type DescriptionFormat, storedDescription } from '../port/clean-description.ts';
import type { StoredCourse } from './authoring.store.ts';

/** The form as it arrives: all values are text, and omitted fields are absent. */
export type CourseFormInput = Partial<CourseFields> & {
  status?: 'draft' | 'published' | 'unpublished' | undefined;
  /** The version that the form was read from, as in the contract. */
  version?: string | undefined;
  /** Undefined: rich text if it looks like that. */
  descriptionFormat?: DescriptionFormat | undefined;
};

const blank: CourseFields = eachCourseField(() => '');

const fieldsOf = (stored: StoredCourse): CourseFields =>
  eachCourseField((name) => String((name === 'topic' ? stored.title : stored[name]) ?? ''));

const isLevel = (value: string): value is Level => (levels as readonly string[]).includes(value);
const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value);

/** Drops values that are not among the choices. */
const onOffer = (fields: CourseFields): CourseFields => ({
  ...fields,
  category: findCategory(fields.category)?.slug ?? '',
  level: isLevel(fields.level) ? fields.level : '',
  language: isLanguage(fields.language) ? fields.language : '',
});

/** The rules count the stored form; a text that is far too long is not even sanitized. */
const toStored = (description: string, format?: DescriptionFormat): string =>
  description.length > limits.description.maxHtml ? description : storedDescription(description, format);

/** The sent fields on top of the stored ones, the description in its stored form. */
export function mergeForm(input: CourseFormInput, stored: StoredCourse | null): CourseFields {
  const { descriptionFormat, description, ...others } = input;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const described = description === undefined ? {} : { description: toStored(description, descriptionFormat) };
  return onOffer({ ...blank, ...(stored && fieldsOf(stored)), ...given, ...described });
}

/** True if a save came after the version that this form was read from. */
export const isOutdated = ({ version }: CourseFormInput, { updatedAt }: StoredCourse): boolean =>
  version !== undefined && version !== updatedAt.toISOString();

/** Later than every earlier version, even if two saves share a millisecond or the clock went back. */
export const nextVersion = ({ updatedAt }: StoredCourse): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1));

/** The rules of what may go out. In a draft, a price of 0 means that the price is missing. */
export const finishedProblems = (fields: CourseFields, status: CourseStatus): Problem[] => {
  const price = status === 'draft' && Number(fields.price) === 0 ? '' : fields.price;
  return courseProblems({ ...fields, price }, 'edit', true);
};

/** The rules accept only whole numbers; an empty field of a draft is 0. */
const wholeOr0 = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : 0);

function storedValue(name: CourseFieldName, value: string): string | number {
  if (isNumberField(name)) return wholeOr0(value);
  return isLineField(name) ? linesOf(value).join('\n') : value.trim();
}

export function columnsOf(fields: CourseFields, status: CourseStatus) {
  const {
    topic,
    promoLectureId,
    certificate: _,
    ...values
  } = eachCourseField((name) => storedValue(name, fields[name])) as CourseValues;
  return {
    ...values,
    title: topic,
    promoLectureId: promoLectureId || null,
    level: isLevel(fields.level) ? fields.level : ('' as const),
    language: isLanguage(fields.language) ? fields.language : ('' as const),
    status,
  };
}
