import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isStatusFilter, type StatusFilter } from './my-courses.ts';

export interface CourseSearch {
  text: string;
  status: StatusFilter;
  type: (text: string) => void;
  choose: (status: StatusFilter) => void;
  clear: () => void;
}

/**
 * The search text and status filter of My Courses, stored in the address: they survive a reload and can be shared.
 * Typing changes the text at once and then replaces the address; any other change of the address (Back, a link) sets
 * the text.
 */
export function useCourseSearch(): CourseSearch {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const inAddress = query.get('q') ?? '';
  const wanted = query.get('status');
  const status = isStatusFilter(wanted) ? wanted : 'all';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  /**
   * The text sent to the address but not there yet: until it is, the address still holds older text, which is ignored.
   */
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
    type: (next) => show(next, status),
    choose: (next) => show(text, next),
    clear: () => show('', 'all'),
  };
}
