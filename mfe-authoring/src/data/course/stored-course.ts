import type { CourseDetail, CourseForm } from '@vidya/contracts/calls/course';
import { writeCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import {
  type CourseFields,
  type CourseValues,
  courseFields,
  eachCourseField,
  isLineField,
  isNumberField,
} from '@vidya/contracts/rules/course/course-fields';
import type { CourseField } from '@vidya/contracts/rules/course/course-validation';
import { changedNames } from '../versions.ts';
import { htmlToText } from './paragraphs.ts';

export const blankFields: CourseFields = eachCourseField((name) => courseFields[name].blank);

/** A stored course as form fields; `description` stays HTML. */
export const fieldsOf = (course: CourseDetail): CourseFields =>
  eachCourseField((name) => {
    if (name === 'certificate') return course.certificate ? writeCertificateRules(course.certificate) : '';
    return isLineField(name) ? course[name].join('\n') : String(course[name] ?? '');
  });

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
  descriptionFormat: 'html',
});

/** Price in whole rupees and discount in percent, as numbers; null until both are valid. */
export function pricePreview({ price, discount }: CourseFields): { price: number; discount: number } | null {
  // More digits are no amount: what is computed of them would be no number.
  const isNumber = (text: string): boolean => /^\d{1,12}$/.test(text.trim());
  if (!isNumber(price) || !isNumber(discount) || Number(discount) > 100) return null;
  return { price: Number(price), discount: Number(discount) };
}

/** The server's version of a course, in the form's shape. */
export interface StoredCourse {
  fields: CourseFields;
  thumbnailUrl: string | null;
  /** Its `updatedAt`; null before the course exists. The server refuses to overwrite a later version. */
  version: string | null;
}

export const nothingStored: StoredCourse = { fields: blankFields, thumbnailUrl: null, version: null };

/** For the edit form: the description is HTML. */
export const storedOf = (course: CourseDetail): StoredCourse => ({
  fields: fieldsOf(course),
  thumbnailUrl: course.thumbnail?.secure_url ?? null,
  version: course.updatedAt,
});

/** For the create form: the description is plain text. */
export function storedDraft(draft: CourseDetail): StoredCourse {
  const { fields, ...others } = storedOf(draft);
  // A draft may lack its price, which the server stores as 0: an empty field keeps the author from publishing a free
  // course by oversight.
  const price = fields.price === '0' ? '' : fields.price;
  return { ...others, fields: { ...fields, price, description: htmlToText(fields.description) } };
}

/** The fields in which two versions differ. */
export function changedFields(one: StoredCourse, other: StoredCourse): CourseField[] {
  const changed: CourseField[] = changedNames(one.fields, other.fields);
  return one.thumbnailUrl === other.thumbnailUrl ? changed : [...changed, 'thumbnail'];
}
