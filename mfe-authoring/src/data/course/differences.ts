import { findCategory } from '@vidya/contracts/rules/course/categories';
import { type CourseFields, courseFields } from '@vidya/contracts/rules/course/course-fields';
import type { CourseField } from '@vidya/contracts/rules/course/course-validation';
import { rupees } from '@vidya/contracts/texts/format';
import { type Difference, excerpts } from '../conflict-dialog.ts';
import { certificateText } from './certificate-form.ts';
import { changedFields, type StoredCourse } from './stored-course.ts';

const labelOf = (field: CourseField): string => (field === 'thumbnail' ? 'Thumbnail' : courseFields[field].label);

const amount = (text: string, show: (value: number) => string): string =>
  /^\d+$/.test(text) ? show(Number(text)) : text;

/** Values that people see in another form than they are stored in. */
export const shownAs: Partial<Record<keyof CourseFields, (text: string) => string>> = {
  category: (slug) => findCategory(slug)?.bar ?? slug,
  price: (text) => amount(text, rupees),
  discount: (text) => amount(text, (percent) => `${percent} %`),
  certificate: certificateText,
};

interface Sides {
  /** The version that the form was loaded from. */
  read: StoredCourse;
  mine: CourseFields;
  hasNewThumbnail: boolean;
  theirs: StoredCourse;
  /** Converts the form's description to plain text. */
  asText: (description: string) => string;
}

/** Another person's changes, field by field, next to the form's content. */
export function differencesOf({ read, mine, hasNewThumbnail, theirs, asText }: Sides): Difference[] {
  return changedFields(read, theirs).map((field) => {
    const label = labelOf(field);
    if (field === 'thumbnail') {
      const picture = hasNewThumbnail ? 'Your new picture' : 'The picture from before';
      return { field, label, mine: picture, theirs: 'Their new picture', isContested: hasNewThumbnail };
    }
    const show = field === 'description' ? asText : (shownAs[field] ?? ((text: string) => text));
    const [ours, others] = excerpts(show(mine[field]), show(theirs.fields[field]));
    const isContested = mine[field].trim() !== read.fields[field].trim();
    return { field, label, mine: ours || 'Empty', theirs: others || 'Empty', isContested };
  });
}
