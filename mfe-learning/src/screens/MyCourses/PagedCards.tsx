import { Pager } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../data/courses/paging.ts';
import { Grid } from './my-courses-styles.ts';

interface PagedCardsProps<Course> {
  courses: Course[];
  card: (course: Course, isFirstRow: boolean) => ReactNode;
}

const firstRow = 4;

/** Eight cards per page; the page is in the address, so that Back returns to it. */
export function PagedCards<Course extends { _id: string }>({ courses, card }: PagedCardsProps<Course>) {
  const [query, setQuery] = useSearchParams();
  const { page, pages, items } = pageOf(courses, query.get('page'));
  const turn = (wanted: number): void => {
    const next = new URLSearchParams(query);
    next.set('page', String(wanted));
    setQuery(next);
  };
  return (
    <>
      <Grid role="list">
        {items.map((course, index) => (
          <li key={course._id}>{card(course, index < firstRow)}</li>
        ))}
      </Grid>
      <Pager page={page} pages={pages} onTurn={turn} />
    </>
  );
}
