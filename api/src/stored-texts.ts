import { cleanLine, cleanText, hasLetter, isWordless } from '@vidya/contracts/rules/text/clean-text';
import { cleanDescription } from './course/port/clean-description.ts';

/** A column with texts from people, and what is stored today for a text of it. */
export interface StoredText {
  table: string;
  column: string;
  clean: (text: string) => string;
  /** Whether a cleaned text must not take the place of what is stored. */
  isLost: (text: string) => boolean;
}

const plain = (text: string): string => cleanText(text).trim();

/** Rich text is sanitized once more only where something changes: the sanitizer also writes characters in its own way. */
const rich = (html: string): string => {
  const hasOtherScheme = /\shref="(?!https?:|mailto:|[/#?])[a-z][a-z\d+.-]*:/i.test(html);
  return plain(html) === html && !hasOtherScheme ? html : cleanDescription(html);
};

type Clean = (text: string) => string;
const row = (isLost: (text: string) => boolean) => (table: string, column: string, clean: Clean) => ({
  table,
  column,
  clean,
  isLost,
});
const nameOf = row((text) => !hasLetter(text));
const required = row(isWordless);
const optional = row(() => false);

/**
 * What decision U9 cleans where it is written, of columns that screens show. Not issued documents (certificates, invoices,
 * payments), records of actions with their reasons, and names of files.
 */
export const storedTexts: readonly StoredText[] = [
  nameOf('users', 'full_name', cleanLine),
  optional('users', 'address', plain),
  nameOf('courses', 'instructor_name', cleanLine),
  required('courses', 'title', cleanLine),
  required('courses', 'description', rich),
  required('lectures', 'title', cleanLine),
  optional('lectures', 'description', plain),
  optional('ratings', 'comment', plain),
  required('lecture_notes', 'body', plain),
  required('lecture_questions', 'body', plain),
  required('lecture_answers', 'body', plain),
  required('passkeys', 'name', cleanLine),
  nameOf('contact_messages', 'name', cleanLine),
  required('contact_messages', 'subject', cleanLine),
  required('contact_messages', 'message', plain),
];
