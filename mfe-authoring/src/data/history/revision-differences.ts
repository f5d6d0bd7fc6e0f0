import { courseFields, courseTextNames } from '@vidya/contracts/rules/course/course-fields';
import { shownAs } from '../course/differences.ts';
import { htmlToText } from '../course/paragraphs.ts';
import { lectureLabels } from '../lecture/lecture-conflict.ts';
import type { Texts } from './revisions.ts';

export type HistoryOf = 'course' | 'lecture';

interface Field {
  label: string;
  show?: ((text: string) => string) | undefined;
}

const fieldsOf: Record<HistoryOf, Record<string, Field>> = {
  course: Object.fromEntries(
    courseTextNames.map((name) => [
      name,
      { label: courseFields[name].label, show: name === 'description' ? htmlToText : shownAs[name] },
    ]),
  ),
  lecture: Object.fromEntries(
    Object.entries(lectureLabels).map(([name, label]) => [
      name,
      // An article is HTML, once the form holds it.
      { label, show: name === 'article' ? htmlToText : undefined },
    ]),
  ),
};

export interface FieldDifference {
  name: string;
  label: string;
  /** As plain text; the same twice when only formatting or links differ. */
  now: string;
  earlier: string;
}

/** The fields in which an earlier version differs from the texts of now. A field that it did not have yet is left out. */
export const revisionDifferences = (what: HistoryOf, now: object, earlier: Texts): FieldDifference[] =>
  Object.entries(fieldsOf[what]).flatMap(([name, { label, show = (text: string) => text }]) => {
    const [ours, theirs] = [textIn(now, name), textIn(earlier, name)];
    if (ours === null || theirs === null || ours === theirs) return [];
    return [{ name, label, now: show(ours), earlier: show(theirs) }];
  });

/** The labels of the fields whose unsaved content an earlier version would replace. */
export const replacedFields = (what: HistoryOf, form: { fields: object; stored: { fields: object } }, earlier: Texts) =>
  Object.entries(fieldsOf[what]).flatMap(([name, { label }]) => {
    const [typed, theirs] = [textIn(form.fields, name), textIn(earlier, name)];
    const isLost = theirs !== null && typed !== theirs && typed !== textIn(form.stored.fields, name);
    return isLost ? [label] : [];
  });

/** A form's switches are no texts. The server trims texts. */
function textIn(fields: object, name: string): string | null {
  const value = (fields as Record<string, unknown>)[name];
  return typeof value === 'string' ? value.trim() : null;
}
