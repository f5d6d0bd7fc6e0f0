import { limits } from '@vidya/contracts/rules/limits';
import { Pager } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Grid } from './my-courses-styles.ts';

interface PagedCardsProps<Course> {
  courses: Course[];
  card: (course: Course, isFirstRow: boolean) => ReactNode;
}

const firstRow = 4;
const size = limits.coursesPerPage;

/** Eight cards per page; the page is in the address, so that Back returns to it. A page past the end is the last one. */
export function PagedCards<Course extends { _id: string }>({ courses, card }: PagedCardsProps<Course>) {
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
      <Grid role="list">
        {courses.slice((page - 1) * size, page * size).map((course, index) => (
          <li key={course._id}>{card(course, index < firstRow)}</li>
        ))}
      </Grid>
      <Pager page={page} pages={pages} onTurn={turn} />
    </>
  );
}
