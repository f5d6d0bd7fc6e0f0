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
 * What of the courses is looked for, kept in the address: it survives a reload and can be sent to somebody. Typing is
 * ahead of the address, which follows by replacing itself; wherever else the address comes from, its text is taken.
 */
export function useCourseSearch(): CourseSearch {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const inAddress = query.get('q') ?? '';
  const wanted = query.get('status');
  const status = isStatusFilter(wanted) ? wanted : 'all';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  /** Told to the address, and not there yet: what arrives before it is what was typed earlier. */
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
