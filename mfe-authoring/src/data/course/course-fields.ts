import type { CourseDetail, CourseForm } from '@vidya/contracts/calls/course';
import {
  type CourseFields,
  type CourseValues,
  courseFields,
  eachCourseField,
  isNumberField,
} from '@vidya/contracts/rules/course-fields';

export const blankFields: CourseFields = eachCourseField((name) => courseFields[name].blank);

/** A stored course as form fields; `description` stays HTML. */
export const fieldsOf = (course: CourseDetail): CourseFields => eachCourseField((name) => String(course[name]));

export const sameFields = (one: CourseFields, other: CourseFields): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof CourseFields] === value);

interface Enclosed {
  thumbnail: File | null;
  /** The version that the form was loaded from; null before the course exists. */
  version: string | null;
}

/** The request body. `description` must be HTML here; empty numbers of a draft are sent as 0. */
export const formOf = (fields: CourseFields, { thumbnail, version }: Enclosed): CourseForm => ({
  ...(eachCourseField((name) => (isNumberField(name) ? Number(fields[name]) : fields[name])) as CourseValues),
  topic: fields.topic.trim(),
  ...(thumbnail && { thumbnail }),
  ...(version && { version }),
});

/** Price in whole rupees and discount in percent, as numbers; null until both are valid. */
export function pricePreview({ price, discount }: CourseFields): { price: number; discount: number } | null {
  const isNumber = (text: string): boolean => /^\d+$/.test(text.trim());
  if (!isNumber(price) || !isNumber(discount) || Number(discount) > 100) return null;
  return { price: Number(price), discount: Number(discount) };
}
