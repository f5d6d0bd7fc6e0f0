import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { CourseField, CourseFields } from '@vidya/contracts/rules/course-validation';
import { blankFields, fieldsOf } from './course-fields.ts';
import { htmlToText } from './paragraphs.ts';

/** What the server has, as a form shows it. */
export interface StoredCourse {
  fields: CourseFields;
  thumbnailUrl: string | null;
  /** The course as it was read; null while there is none. The server refuses to overwrite a later one. */
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
  // A draft may lack its price: nobody shall publish a free course by overlooking that.
  const price = fields.price === '0' ? '' : fields.price;
  return { ...others, fields: { ...fields, price, description: htmlToText(fields.description) } };
}

/** The server trims what is typed. */
const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

const names = Object.keys(blankFields) as (keyof CourseFields)[];

/** The fields in which two states differ. */
export function changedFields(one: StoredCourse, other: StoredCourse): CourseField[] {
  const changed: CourseField[] = names.filter((name) => !isSame(one.fields[name], other.fields[name]));
  return one.thumbnailUrl === other.thumbnailUrl ? changed : [...changed, 'thumbnail'];
}

/** What was typed on top of `theirs`: a field that was left as it was read becomes theirs. */
export function mergedFields(read: CourseFields, mine: CourseFields, theirs: CourseFields): CourseFields {
  const keepsMine = (name: keyof CourseFields): boolean => !isSame(mine[name], read[name]);
  return { ...theirs, ...Object.fromEntries(names.filter(keepsMine).map((name) => [name, mine[name]])) };
}
