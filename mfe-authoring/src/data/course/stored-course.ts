import type { CourseDetail } from '@vidya/contracts/calls/course';
import { type CourseFields, courseFieldNames } from '@vidya/contracts/rules/course-fields';
import type { CourseField } from '@vidya/contracts/rules/course-validation';
import { blankFields, fieldsOf } from './course-fields.ts';
import { htmlToText } from './paragraphs.ts';

/** The server's version of a course, in the form's shape. */
export interface StoredCourse {
  fields: CourseFields;
  thumbnailUrl: string | null;
  /**
   * The `updatedAt` of the version that was loaded; null before the course exists. The server refuses to overwrite a
   * later one.
   */
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

/** Trims, because the server trims text too. */
const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

/** The fields in which two versions differ. */
export function changedFields(one: StoredCourse, other: StoredCourse): CourseField[] {
  const changed: CourseField[] = courseFieldNames.filter((name) => !isSame(one.fields[name], other.fields[name]));
  return one.thumbnailUrl === other.thumbnailUrl ? changed : [...changed, 'thumbnail'];
}

/** The changes made here on top of `theirs`: a field not changed here takes their value. */
export function mergedFields(read: CourseFields, mine: CourseFields, theirs: CourseFields): CourseFields {
  const keepsMine = (name: keyof CourseFields): boolean => !isSame(mine[name], read[name]);
  return { ...theirs, ...Object.fromEntries(courseFieldNames.filter(keepsMine).map((name) => [name, mine[name]])) };
}
