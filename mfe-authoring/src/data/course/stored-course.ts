import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { CourseFields } from '@vidya/contracts/rules/course-fields';
import type { CourseField } from '@vidya/contracts/rules/course-validation';
import { changedNames } from '../versions.ts';
import { blankFields, fieldsOf } from './course-fields.ts';
import { htmlToText } from './paragraphs.ts';

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
