import { limits } from '@vidya/contracts/rules/limits';
import { Pager } from '@vidya/shared-ui';
import type { ElementType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface PagedCoursesProps<Course> {
  courses: Course[];
  /** The list's element: a grid of cards, or rows. */
  as: ElementType;
  item: (course: Course, isAmongFirst: boolean) => ReactNode;
}

const first = 4;
const size = limits.coursesPerPage;

/** Eight courses per page; the page is in the address, so that Back returns to it. A page past the end is the last one. */
export function PagedCourses<Course extends { _id: string }>({ courses, as: List, item }: PagedCoursesProps<Course>) {
  const [query, setQuery] = useSearchParams();
  const pages = Math.max(1, Math.ceil(courses.length / size));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const turn = (wanted: number): void => {
    const next = new URLSearchParams(query);
    next.set('page', String(wanted));
    setQuery(next);
  };
  return (
    <>
      <List role="list">
        {courses.slice((page - 1) * size, page * size).map((course, index) => (
          <li key={course._id}>{item(course, index < first)}</li>
        ))}
      </List>
      <Pager page={page} pages={pages} onTurn={turn} />
    </>
  );
}
