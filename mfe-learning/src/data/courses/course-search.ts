import type { CourseSummary } from '@vidya/contracts/calls/course';
import { categoryTitle } from '@vidya/contracts/rules/course/categories';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { startTransition, useOptimistic, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const comparable = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** The courses that contain every word of `text` in their title, category or instructors' names. */
export function searchCourses<Course extends Pick<CourseSummary, 'topic' | 'category' | 'createdBy' | 'instructors'>>(
  courses: Course[],
  text: string,
): Course[] {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    const names = instructorNames(course).join(' ');
    const all = comparable(`${course.topic} ${categoryTitle(course.category)} ${names}`);
    return words.every((word) => all.includes(word));
  });
}

/** Search text and choices are in the address. Typing changes the text first; Back or a link sets it. */
export function useCourseSearch() {
  const [shown, setQuery] = useSearchParams();
  // Until the router has rendered a change, the next one builds on it.
  const [query, showAhead] = useOptimistic(shown);
  const { key } = useLocation();
  const inAddress = shown.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  // The text sent to the address but not there yet: until it is, the address still holds older text, which is ignored.
  const [sent, setSent] = useState<string | null>(null);
  if (key !== seen) {
    setSeen(key);
    if (sent === null) setText(inAddress);
    else if (sent === inAddress) setSent(null);
  }
  const write = (next: URLSearchParams): void =>
    startTransition(() => {
      showAhead(next);
      setQuery(next, { replace: true, preventScrollReset: true });
    });
  /** Begins at the first page. An empty value leaves its name out of the address. */
  const show = (changes: Record<string, string>): void => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    write(next);
  };
  const type = (next: string): void => {
    const q = next.trim();
    setText(next);
    setSent(q);
    show({ q });
  };
  return {
    text,
    type,
    /** The chosen one of `values`; the first is the default, which the address does not name. */
    chosen: <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
      values.find((value) => value === query.get(name)) ?? values[0],
    choose: (name: string, value: string, [standard]: readonly string[]): void =>
      show({ q: text.trim(), [name]: value === standard ? '' : value }),
    clear: (): void => {
      setText('');
      setSent('');
      write(new URLSearchParams());
    },
  };
}

export type CourseSearch = ReturnType<typeof useCourseSearch>;
