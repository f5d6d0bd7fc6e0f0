import { SearchField as Field } from '@vidya/shared-ui';
import type { CourseSearch } from '../../data/courses/course-search.ts';

/** Filters the courses while one types. */
export const SearchField = ({ search: { text, type }, placeholder }: { search: CourseSearch; placeholder: string }) => (
  <Field
    among="Search my courses"
    isLabelHidden
    placeholder={placeholder}
    typed={{ typed: text, type, commitNow: () => undefined, clear: () => type('') }}
  />
);
