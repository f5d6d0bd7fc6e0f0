import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type StatusFilter, statusFilters } from './my-courses.ts';

/**
 * The search text and status filter of My Courses, stored in the address: they survive a reload and can be shared.
 * Typing changes the text at once and then replaces the address; any other change of the address (Back, a link) sets
 * the text.
 */
export function useCourseSearch() {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const inAddress = query.get('q') ?? '';
  const status = statusFilters.find((filter) => filter === query.get('status')) ?? 'all';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  // The text sent to the address but not there yet: until it is, the address still holds older text, which is ignored.
  const [sent, setSent] = useState<string | null>(null);
  if (key !== seen) {
    setSeen(key);
    if (sent === null) setText(inAddress);
    else if (sent === inAddress) setSent(null);
  }
  const show = (q: string, wantedStatus: StatusFilter): void => {
    const told = q.trim();
    setText(q);
    setSent(told);
    setQuery({ ...(told && { q: told }), ...(wantedStatus !== 'all' && { status: wantedStatus }) }, { replace: true });
  };
  return {
    text,
    status,
    type: (next: string) => show(next, status),
    choose: (next: StatusFilter) => show(text, next),
    clear: () => show('', 'all'),
  };
}

export type CourseSearch = ReturnType<typeof useCourseSearch>;
